import { Injectable } from '@nestjs/common';
import type { Acting, ApplyBankFileBody, BankFileId, BankFileView } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { BankFileRow, LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { bankFileNotReady, planChanged, unknownDoubt } from '../../ledger.errors.ts';
import {
  accountOf,
  bankFileOf,
  nextAccountVersion,
  saveFile,
} from '../../persistence/bank-file.repository.ts';
import { skipRows } from '../../persistence/bank-row.repository.ts';
import { FileViews } from '../../persistence/file-view.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { publishRows } from '../../persistence/row-event.repository.ts';
import { PlanBankFile } from '../plan-bank-file/plan-bank-file.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

interface Applying extends Acting, ApplyBankFileBody {
  fileId: BankFileId;
}

@Injectable()
export class ApplyBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanBankFile,
    private readonly ledger: RecomputeLedger,
    private readonly keys: OwnerKeys,
    private readonly views: FileViews,
    private readonly clock: Clock,
  ) {}

  /** The new plan of a changed account is stored, although the reply is an error. */
  async run(request: Applying): Promise<BankFileView> {
    const { userId, fileId } = request;
    const reply = await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const file = await bankFileOf(manager, userId, fileId);
      if (file.state === 'applied') return this.views.one(manager, file);
      if (file.state !== 'planned' || file.accountId === null) throw bankFileNotReady();
      const account = await accountOf(manager, userId, file.accountId);
      if (account.version !== file.plannedOn) {
        await this.plans.run(manager, file, account);
        return null;
      }
      if (request.planVersion !== file.planVersion) return null;
      return this.views.one(manager, await this.apply(manager, file, account, request));
    });
    if (reply === null) throw planChanged();
    return reply;
  }

  /** Needs the lock of the owner and the current plan. */
  async apply(
    manager: EntityManager,
    file: BankFileRow,
    account: LedgerAccountRow,
    { decisions, actorId }: Pick<Applying, 'decisions'> & { actorId: string },
  ): Promise<BankFileRow> {
    const { id, userId } = file;
    const {
      rows,
      skipped,
      unknownDoubt: unknown,
    } = await this.plans.decide(manager, file, account, decisions);
    if (unknown !== null) throw unknownDoubt(unknown);
    await skipRows(manager, await this.keys.vaultOf(manager, userId), id, skipped);
    const applied = await saveFile(manager, file, {
      ...{ state: 'applied', decisions },
      appliedAt: this.clock.now(),
    });
    const version = await nextAccountVersion(manager, account.id);
    await this.ledger.run(manager, userId);
    await publishRows(manager, applied, version, 'applied');
    const subject = { type: 'bank-file', id };
    const details = { rows };
    await appendAudit(manager, { actor: actorId, action: 'bank-file.applied', subject, userId, details });
    return applied;
  }
}
