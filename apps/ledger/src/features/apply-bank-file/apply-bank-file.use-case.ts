import { Inject, Injectable } from '@nestjs/common';
import type { Acting, ApplyBankFileBody, BankFileId, BankFileView } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { BankFileRow, LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { bankFileNotReady, planChanged, unknownDoubt } from '../../ledger.errors.ts';
import { accountOf, lockFile, nextAccountVersion, saveFile } from '../../persistence/bank-file.repository.ts';
import { skipRows } from '../../persistence/bank-row.repository.ts';
import { FileViews } from '../../persistence/file-view.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { publishRows } from '../../persistence/row-event.repository.ts';
import { PlanBankFile } from '../plan-bank-file/plan-bank-file.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

interface Applying extends Acting, ApplyBankFileBody {
  fileId: BankFileId;
}

/** A file with more rows is applied after the reply, because its figures need longer than a call may take. */
export const ROWS_IN_CALL = Symbol('rows in a call');

@Injectable()
export class ApplyBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanBankFile,
    private readonly ledger: RecomputeLedger,
    private readonly keys: OwnerKeys,
    private readonly views: FileViews,
    private readonly clock: Clock,
    @Inject(ROWS_IN_CALL) private readonly rowsInCall: number,
  ) {}

  /** The new plan of a changed account is stored, although the reply is an error. */
  async run(request: Applying): Promise<BankFileView> {
    const { userId, fileId } = request;
    const reply = await this.dataSource.transaction(async (manager) => {
      const file = await lockFile(manager, userId, fileId);
      if (isRepeated(file, request)) return this.views.one(manager, file);
      const changed = await this.change(manager, file, request);
      return changed && this.views.one(manager, changed);
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
    const { rows, skipped } = await this.plans.decide(manager, file, account, decisions);
    await skipRows(manager, await this.keys.vaultOf(manager, userId), id, skipped);
    const applied = await saveFile(manager, file, {
      ...{ state: 'applied', decisions, actorId: null },
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

  /** Null if the owner did not see the current plan. A large file of a changed account is planned again later. */
  private async change(
    manager: EntityManager,
    file: BankFileRow,
    request: Applying,
  ): Promise<BankFileRow | null> {
    if (file.state !== 'planned' || file.accountId === null || file.plan === null) throw bankFileNotReady();
    const isLarge = file.plan.rows > this.rowsInCall;
    const account = await accountOf(manager, file.userId, file.accountId);
    if (account.version !== file.plannedOn && !isLarge) {
      await this.plans.run(manager, file, account);
      return null;
    }
    if (request.planVersion !== file.planVersion) return null;
    await this.requireDoubts(manager, file, request);
    return isLarge ? accept(manager, file, request) : this.apply(manager, file, account, request);
  }

  private async requireDoubts(
    manager: EntityManager,
    file: BankFileRow,
    { decisions }: Applying,
  ): Promise<void> {
    const { plan } = await this.views.one(manager, file);
    const unknown = Object.keys(decisions).find((id) => !plan?.doubts.some((doubt) => doubt.id === id));
    if (unknown !== undefined) throw unknownDoubt(unknown);
  }
}

const isRepeated = ({ state, planVersion }: BankFileRow, request: Applying): boolean =>
  state === 'applied' || (state === 'applying' && planVersion === request.planVersion);

const accept = (
  manager: EntityManager,
  file: BankFileRow,
  { decisions, actorId }: Applying,
): Promise<BankFileRow> =>
  saveFile(manager, file, {
    ...{ state: 'applying', decisions, actorId },
    ...{ nextAt: new Date(0), tries: 0 },
    warnings: file.warnings.filter((warning) => warning !== 'PLAN_CHANGED'),
  });
