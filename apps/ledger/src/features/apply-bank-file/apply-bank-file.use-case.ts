import { Inject, Injectable } from '@nestjs/common';
import type { Acting, ApplyBankFileBody, BankFileId, BankFileView } from '@groundwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';
import { isSamePlan } from '../../domain/same-account.rules.ts';
import { bankFileNotReady, planChanged, unknownDoubt } from '../../ledger.errors.ts';
import { accountOf, lockFile, saveFile } from '../../persistence/bank-file.repository.ts';
import { FileViews } from '../../persistence/file-view.repository.ts';
import { ApplyPlan } from '../apply-plan/apply-plan.use-case.ts';
import { PlanBankFile } from '../plan-bank-file/plan-bank-file.use-case.ts';

interface Applying extends Acting, ApplyBankFileBody {
  fileId: BankFileId;
}

export const ROWS_IN_CALL = Symbol('rows in a call');

@Injectable()
export class ApplyBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanBankFile,
    private readonly imports: ApplyPlan,
    private readonly views: FileViews,
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

  /** Null if the owner did not see what is added now. A large file of a changed account is planned again later. */
  private async change(
    manager: EntityManager,
    file: BankFileRow,
    request: Applying,
  ): Promise<BankFileRow | null> {
    if (file.state !== 'planned' || file.accountId === null || file.plan === null) throw bankFileNotReady();
    const isLarge = file.plan.rows > this.rowsInCall;
    const account = await accountOf(manager, file.userId, file.accountId);
    const isCurrent = account.version === file.plannedOn || isLarge;
    const planned = isCurrent ? file : await this.plans.run(manager, file, account);
    if (request.planVersion !== file.planVersion || !(isCurrent || isSamePlan(file, planned))) return null;
    await this.requireDoubts(manager, planned, request);
    return isLarge ? accept(manager, file, request) : this.imports.run(manager, planned, account, request);
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
    state: 'applying',
    decisions,
    actorId,
    nextAt: new Date(0),
    tries: 0,
    unfinishedTries: 0,
    warnings: file.warnings.filter((warning) => warning !== 'PLAN_CHANGED'),
  });
