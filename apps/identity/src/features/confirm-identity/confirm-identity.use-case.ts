import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { accountCodeRequired, wrongAccountCode } from '../../identity.errors.ts';
import { sessionWith } from '../../persistence/session.repository.ts';
import { sessionSchema } from '../../persistence/session.schema.ts';
import { SecondFactor } from '../check-second-factor/check-second-factor.use-case.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';

export interface Confirmation extends OwnerProof {
  token: string;
  otp?: string | undefined;
}

/** The session of the token counts as signed in just now. */
@Injectable()
export class ConfirmIdentity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly factor: SecondFactor,
    private readonly clock: Clock,
  ) {}

  async run({ token, otp, ...proof }: Confirmation): Promise<void> {
    const { user, onSuccess } = await this.owner.verify(proof);
    if (user.mfaEnabled && otp === undefined) throw accountCodeRequired();
    const confirmed = await this.dataSource.transaction(async (manager) => {
      if (user.mfaEnabled && !(await this.factor.accept(manager, user.id, otp ?? ''))) return false;
      await onSuccess(manager);
      await this.store(manager, user.id, token);
      return true;
    });
    if (confirmed) return;
    await this.factor.auditRejectedCode(user.id);
    throw wrongAccountCode();
  }

  private async store(manager: EntityManager, userId: UserId, token: string): Promise<void> {
    const now = this.clock.now();
    const where = sessionWith(token, now).map((each) => ({ ...each, userId }));
    const session = await manager.findOne(sessionSchema, { where });
    if (session) await manager.update(sessionSchema, { id: session.id }, { confirmedAt: now });
    const subject = { type: 'user', id: userId };
    await appendAudit(manager, { actor: userId, action: 'session.confirmed', subject, userId });
  }
}
