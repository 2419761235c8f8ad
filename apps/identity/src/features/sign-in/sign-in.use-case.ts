import { Injectable } from '@nestjs/common';
import type { LoginCall, SignedIn } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { badCredentials, mfaRequired, wrongSignInCode } from '../../identity.errors.ts';
import { passwordMatches, withPassword } from '../../persistence/password.adapter.ts';
import { recordDevice, openSession } from '../../persistence/session.schema.ts';
import { type UserRow, userSchema, userView } from '../../persistence/user.schema.ts';
import { AttemptLimits, type OnSuccess } from '../limit-attempts/limit-attempts.use-case.ts';
import { AddNotice } from '../add-notice/add-notice.use-case.ts';
import { SecondFactor } from '../check-second-factor/check-second-factor.use-case.ts';
import { describeDevice } from '../../domain/describe-device.rules.ts';

@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly factor: SecondFactor,
    private readonly notices: AddNotice,
    private readonly clock: Clock,
  ) {}

  run(request: LoginCall): Promise<SignedIn> {
    return withPassword(() => this.signIn(request));
  }

  /** A sign-in without its code counts as failed, so that it gives no additional guesses. */
  private async signIn({ email, password, otp, clientAddress, userAgent }: LoginCall): Promise<SignedIn> {
    const onSuccess = await this.limits.beforeSignIn(email, clientAddress);
    const user = await this.dataSource.manager.findOneBy(userSchema, { email });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) throw badCredentials();
    if (user.mfaEnabled && otp === undefined) throw mfaRequired();
    const token = await this.open(user, onSuccess, { otp, device: describeDevice(userAgent) });
    if (token !== null) return { token, user: userView(user) };
    await this.factor.auditRejectedCode(user.id);
    throw wrongSignInCode();
  }

  private open(
    { id, mfaEnabled }: UserRow,
    onSuccess: OnSuccess,
    { otp = '', device }: { otp: string | undefined; device: string },
  ): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      if (mfaEnabled && !(await this.factor.accept(manager, id, otp))) return null;
      await onSuccess(manager);
      if (await recordDevice(manager, id, device))
        await this.notices.run(manager, { userId: id, kind: 'new-sign-in', subject: device });
      return openSession(manager, id, device, this.clock.now());
    });
  }
}
