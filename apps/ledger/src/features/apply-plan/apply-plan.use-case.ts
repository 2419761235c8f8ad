import { Injectable } from '@nestjs/common';
import type { ApplyBankFileBody } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { BankFileRow, LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { nextAccountVersion, saveFile } from '../../persistence/bank-file.repository.ts';
import { skipRows } from '../../persistence/bank-row.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { PlanBankFile } from '../plan-bank-file/plan-bank-file.use-case.ts';
import { publishFileRows } from '../publish-rows/publish-rows.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

interface Decided extends Pick<ApplyBankFileBody, 'decisions'> {
  actorId: string;
}

@Injectable()
export class ApplyPlan {
  constructor(
    private readonly plans: PlanBankFile,
    private readonly ledger: RecomputeLedger,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  /** Needs the lock of the owner and the current plan. */
  async run(
    manager: EntityManager,
    file: BankFileRow,
    account: LedgerAccountRow,
    { decisions, actorId }: Decided,
  ): Promise<BankFileRow> {
    const { id, userId } = file;
    const { rows, skipped } = await this.plans.decide(manager, file, account, decisions);
    await skipRows(manager, await this.keys.vaultOf(manager, userId), { userId, id }, skipped);
    const applied = await saveFile(manager, file, {
      state: 'applied',
      decisions,
      actorId: null,
      appliedAt: this.clock.now(),
    });
    const version = await nextAccountVersion(manager, userId, account.id);
    await this.ledger.run(manager, userId);
    await publishFileRows(manager, applied, version, 'applied');
    const subject = { type: 'bank-file', id };
    const details = { rows };
    await appendAudit(manager, { actor: actorId, action: 'bank-file.applied', subject, userId, details });
    return applied;
  }
}
