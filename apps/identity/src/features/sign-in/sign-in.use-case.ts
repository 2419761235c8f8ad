import { Injectable } from '@nestjs/common';
import type { LoginCall, OpenedSession } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { badCredentials, mfaRequired, wrongSignInCode } from '../../identity.errors.ts';
import { passwordMatches, withPassword } from '../../persistence/password.adapter.ts';
import { openSession, type SessionSecrets } from '../../persistence/session.repository.ts';
import { recordDevice } from '../../persistence/session.schema.ts';
import { type UserRow, userSchema, userView } from '../../persistence/user.schema.ts';
import {
  AttemptLimits,
  type OnSuccess,
  type SignInAttempt,
  type SignInVisitor,
} from '../limit-attempts/limit-attempts.use-case.ts';
import { AddNotice } from '../add-notice/add-notice.use-case.ts';
import { SecondFactor } from '../check-second-factor/check-second-factor.use-case.ts';
import { SessionTimes } from '../../domain/session-times.rules.ts';
import { describeDevice } from '../../domain/describe-device.rules.ts';

@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly factor: SecondFactor,
    private readonly notices: AddNotice,
    private readonly times: SessionTimes,
    private readonly clock: Clock,
  ) {}

  async run(request: LoginCall): Promise<OpenedSession> {
    const visitor = await this.limits.visitorOf(request, request.email);
    return withPassword(visitor, () => this.signIn(request, visitor));
  }

  /** A sign-in without its code counts as failed, so that it gives no additional guesses. */
  private async signIn(request: LoginCall, visitor: SignInVisitor): Promise<OpenedSession> {
    const { email, password, otp } = request;
    const attempt = await this.limits.beforeSignIn(email, request, visitor);
    const user = await this.dataSource.manager.findOneBy(userSchema, { email });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) {
      await this.warnOwner(attempt, user);
      throw badCredentials();
    }
    if (user.mfaEnabled && otp === undefined) throw mfaRequired();
    const opened = await this.open(user, attempt.onSuccess, request);
    if (opened !== null) return { ...opened, user: userView(user) };
    await this.warnOwner(attempt, user);
    await this.factor.auditRejectedCode(user.id);
    throw wrongSignInCode();
  }

  private warnOwner({ onFailure }: SignInAttempt, user: UserRow | null): Promise<void> {
    return this.dataSource.transaction((manager) => onFailure(manager, user));
  }

  private open(
    { id, mfaEnabled }: UserRow,
    onSuccess: OnSuccess,
    { otp = '', bind, userAgent }: LoginCall,
  ): Promise<SessionSecrets | null> {
    const device = describeDevice(userAgent);
    return this.dataSource.transaction(async (manager) => {
      if (mfaEnabled && !(await this.factor.accept(manager, id, otp))) return null;
      await onSuccess(manager);
      if (await recordDevice(manager, id, device))
        await this.notices.run(manager, { userId: id, kind: 'new-sign-in', subject: device });
      return openSession(manager, this.times, { userId: id, device, now: this.clock.now(), bind });
    });
  }
}
