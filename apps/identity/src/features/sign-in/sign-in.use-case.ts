import { Injectable } from '@nestjs/common';
import type { LoginCall, SignedIn } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { badCredentials, mfaRequired, wrongOtp } from '../../identity.errors.ts';
import { passwordMatches } from '../../persistence/password.adapter.ts';
import { isNewDevice, openSession } from '../../persistence/session.schema.ts';
import { type UserRow, userSchema, userView } from '../../persistence/user.schema.ts';
import { AttemptLimits, type Succeed } from '../limit-attempts/limit-attempts.use-case.ts';
import { AddNotice } from '../add-notice/add-notice.use-case.ts';
import { SecondFactor } from '../check-second-factor/check-second-factor.use-case.ts';
import { deviceOf } from '../../domain/device-of.rules.ts';

@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly factor: SecondFactor,
    private readonly notices: AddNotice,
    private readonly clock: Clock,
  ) {}

  /** Without a code it counts as a failed one until the code is there: asking for it gives no new guesses. */
  async run({ email, password, otp, clientAddress, userAgent }: LoginCall): Promise<SignedIn> {
    const succeed = await this.limits.beforeSignIn(email, clientAddress);
    const user = await this.dataSource.manager.findOneBy(userSchema, { email });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) throw badCredentials();
    if (user.mfaEnabled && otp === undefined) throw mfaRequired();
    const token = await this.open(user, succeed, { otp, device: deviceOf(userAgent) });
    if (token !== null) return { token, user: userView(user) };
    await this.factor.noteRefusal(user.id);
    throw wrongOtp();
  }

  /** The code is used up, or the session opened, together: null where the code was no good. */
  private open(
    { id, mfaEnabled }: UserRow,
    succeed: Succeed,
    { otp = '', device }: { otp: string | undefined; device: string },
  ): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      if (mfaEnabled && !(await this.factor.accept(manager, id, otp))) return null;
      await succeed(manager);
      if (await isNewDevice(manager, id, device))
        await this.notices.run(manager, { userId: id, kind: 'new-sign-in', subject: device });
      return openSession(manager, id, device, this.clock.now());
    });
  }
}
