import { Injectable } from '@nestjs/common';
import type { Enrolment, RecoveryCodes, User, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, type EntityManager } from 'typeorm';
import { mfaIsOff, mfaIsOn, wrongCode } from '../../identity.errors.ts';
import { changeUser, findUser } from '../../persistence/user.repository.ts';
import { userView } from '../../persistence/user.schema.ts';
import { AttemptLimits, type From } from '../limit-attempts/limit-attempts.use-case.ts';
import { type Proof, ProveOwner } from '../prove-owner/prove-owner.use-case.ts';
import { keepRecoverySet, newRecoverySet } from '../../persistence/recovery-code.repository.ts';
import { SecondFactor } from '../check-second-factor/check-second-factor.use-case.ts';
import { enrolmentUrl } from '../../domain/totp.rules.ts';

export interface Code extends From {
  userId: UserId;
  otp: string;
}

@Injectable()
export class TwoStepSignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prove: ProveOwner,
    private readonly factor: SecondFactor,
    private readonly limits: AttemptLimits,
  ) {}

  async start(proof: Proof & { issuer: string }): Promise<Enrolment> {
    const { user, succeed } = await this.prove.run(proof);
    return this.dataSource.transaction(async (manager) => {
      await succeed(manager);
      const secret = await this.factor.begin(manager, user.id);
      if (secret === null) throw mfaIsOn();
      return { secret, url: enrolmentUrl(secret, proof.issuer, user.email) };
    });
  }

  async confirm({ userId, otp, clientAddress }: Code): Promise<RecoveryCodes> {
    const user = await findUser(this.dataSource.manager, userId);
    if (user.mfaEnabled) throw mfaIsOn();
    const succeed = await this.limits.beforeSignIn(user.email, clientAddress);
    const set = await newRecoverySet();
    await this.withCode(userId, async (manager) => {
      if (!(await this.factor.confirm(manager, userId, otp))) return false;
      await succeed(manager);
      await changeUser(manager, userId, { mfaEnabled: true });
      await keepRecoverySet(manager, userId, set);
      await this.account(manager, userId, 'mfa.enabled');
      return true;
    });
    return { recoveryCodes: set.codes };
  }

  async renewCodes(proof: Proof & Code): Promise<RecoveryCodes> {
    const { succeed } = await this.proveBoth(proof);
    const set = await newRecoverySet();
    await this.withCode(proof.userId, async (manager) => {
      if (!(await this.factor.accept(manager, proof.userId, proof.otp))) return false;
      await succeed(manager);
      await keepRecoverySet(manager, proof.userId, set);
      await this.account(manager, proof.userId, 'mfa.recovery-codes-renewed');
      return true;
    });
    return { recoveryCodes: set.codes };
  }

  async stop(proof: Proof & Code): Promise<User> {
    const { userId, otp } = proof;
    const { user, succeed } = await this.proveBoth(proof);
    let changed = user;
    await this.withCode(userId, async (manager) => {
      if (!(await this.factor.accept(manager, userId, otp))) return false;
      await succeed(manager);
      changed = await changeUser(manager, userId, { mfaEnabled: false });
      await this.factor.stop(manager, userId);
      await this.account(manager, userId, 'mfa.disabled');
      return true;
    });
    return userView(changed);
  }

  private async proveBoth(proof: Proof) {
    const proved = await this.prove.run(proof);
    if (!proved.user.mfaEnabled) throw mfaIsOff();
    return proved;
  }

  private async withCode(
    userId: UserId,
    change: (manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    if (await this.dataSource.transaction(change)) return;
    await this.factor.noteRefusal(userId);
    throw wrongCode();
  }

  private account(manager: EntityManager, userId: UserId, action: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
  }
}
