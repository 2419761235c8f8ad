import { Injectable } from '@nestjs/common';
import type { Enrollment, RecoveryCodes, User, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, type EntityManager } from 'typeorm';
import { mfaIsOff, mfaIsOn, wrongAccountCode } from '../../identity.errors.ts';
import { findUser } from '../../persistence/user.repository.ts';
import { userView } from '../../persistence/user.schema.ts';
import { AttemptLimits, type ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';
import { storeRecoverySet, createRecoverySet } from '../../persistence/recovery-code.repository.ts';
import { SecondFactor } from '../check-second-factor/check-second-factor.use-case.ts';
import { enrollmentUrl } from '../../domain/totp.rules.ts';
import { changeUser } from '../change-user/change-user.use-case.ts';

export interface Code extends ClientOrigin {
  userId: UserId;
  otp: string;
}

@Injectable()
export class TwoStepSignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly factor: SecondFactor,
    private readonly limits: AttemptLimits,
  ) {}

  async start(proof: OwnerProof & { issuer: string }): Promise<Enrollment> {
    const { user, onSuccess } = await this.owner.verify(proof);
    return this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      const secret = await this.factor.begin(manager, user.id);
      if (secret === null) throw mfaIsOn();
      return { secret, url: enrollmentUrl(secret, proof.issuer, user.email) };
    });
  }

  async confirm({ userId, otp, clientAddress }: Code): Promise<RecoveryCodes> {
    const user = await findUser(this.dataSource.manager, userId);
    if (user.mfaEnabled) throw mfaIsOn();
    const onSuccess = await this.limits.beforeProof(userId, clientAddress);
    const set = await createRecoverySet();
    await this.changeWithCode(userId, async (manager) => {
      if (!(await this.factor.confirm(manager, userId, otp))) return false;
      await onSuccess(manager);
      await changeUser(manager, userId, { mfaEnabled: true });
      await storeRecoverySet(manager, userId, set);
      await this.audit(manager, userId, 'mfa.enabled');
      return true;
    });
    return { recoveryCodes: set.codes };
  }

  async renewCodes(proof: OwnerProof & Code): Promise<RecoveryCodes> {
    const { onSuccess } = await this.verifyWithSecondFactor(proof);
    const set = await createRecoverySet();
    await this.changeWithCode(proof.userId, async (manager) => {
      if (!(await this.factor.accept(manager, proof.userId, proof.otp))) return false;
      await onSuccess(manager);
      await storeRecoverySet(manager, proof.userId, set);
      await this.audit(manager, proof.userId, 'mfa.recovery-codes-renewed');
      return true;
    });
    return { recoveryCodes: set.codes };
  }

  async stop(proof: OwnerProof & Code): Promise<User> {
    const { userId, otp } = proof;
    const { user, onSuccess } = await this.verifyWithSecondFactor(proof);
    let changed = user;
    await this.changeWithCode(userId, async (manager) => {
      if (!(await this.factor.accept(manager, userId, otp))) return false;
      await onSuccess(manager);
      changed = await changeUser(manager, userId, { mfaEnabled: false });
      await this.factor.stop(manager, userId);
      await this.audit(manager, userId, 'mfa.disabled');
      return true;
    });
    return userView(changed);
  }

  private async verifyWithSecondFactor(proof: OwnerProof) {
    const verified = await this.owner.verify(proof);
    if (!verified.user.mfaEnabled) throw mfaIsOff();
    return verified;
  }

  private async changeWithCode(
    userId: UserId,
    change: (manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    if (await this.dataSource.transaction(change)) return;
    await this.factor.auditRejectedCode(userId);
    throw wrongAccountCode();
  }

  private audit(manager: EntityManager, userId: UserId, action: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
  }
}
