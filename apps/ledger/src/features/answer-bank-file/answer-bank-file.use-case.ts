import { Injectable } from '@nestjs/common';
import type { Acting, BankFileAnswer, BankFileId, BankFileView } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { isUniqueViolation } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { type BankFileRow, type LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { waitsForSameAnswer } from '../../domain/same-account.rules.ts';
import { bankFileNotReady } from '../../ledger.errors.ts';
import { accountOf, lockFile, saveFile } from '../../persistence/bank-file.repository.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { addAccount, rememberHint } from '../../persistence/ledger-account.repository.ts';
import { FileViews } from '../../persistence/file-view.repository.ts';
import { PlanBankFile } from '../plan-bank-file/plan-bank-file.use-case.ts';

interface Answering extends Acting {
  fileId: BankFileId;
  answer: BankFileAnswer;
}

const open: readonly BankFileRow['state'][] = ['question', 'planned'];

@Injectable()
export class AnswerBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanBankFile,
    private readonly views: FileViews,
    private readonly clock: Clock,
  ) {}

  run({ userId, actorId, fileId, answer }: Answering): Promise<BankFileView> {
    return this.dataSource.transaction(async (manager) => {
      const file = await lockFile(manager, userId, fileId);
      if (!isAnswerable(file, answer)) throw bankFileNotReady();
      const account = await this.accountOf(manager, file, answer);
      const answered = await this.apply(manager, file, answer, account);
      const subject = { type: 'bank-file', id: fileId };
      await appendAudit(manager, { actor: actorId, action: 'bank-file.answered', subject, userId });
      return this.views.one(manager, answered);
    });
  }

  private async accountOf(
    manager: EntityManager,
    file: BankFileRow,
    { account }: BankFileAnswer,
  ): Promise<LedgerAccountRow | null> {
    if (account === undefined) return file.accountId && accountOf(manager, file.userId, file.accountId);
    const chosen =
      'id' in account
        ? await accountOf(manager, file.userId, account.id)
        : await addAccount(manager, file.userId, account, this.clock.now());
    await rememberHint(manager, chosen, file.accountHint);
    return chosen;
  }

  private async apply(
    manager: EntityManager,
    file: BankFileRow,
    { mapping }: BankFileAnswer,
    account: LedgerAccountRow | null,
  ): Promise<BankFileRow> {
    const accountId = account?.id ?? null;
    if (mapping !== undefined) return readAgain(manager, file, { accountId, mapping });
    const isRead = file.coveredFrom !== null;
    if (account === null || !isRead) return saveFile(manager, file, answeredAccount(file, accountId));
    if (file.source === 'document') return readStatementsAgain(manager, file, account.id);
    return this.plans.run(manager, file, account);
  }
}

const toRead = {
  state: 'reading',
  refusal: null,
  questions: [],
  plan: null,
  sealedDoubts: null,
  coveredFrom: null,
  nextAt: new Date(0),
  tries: 0,
  unfinishedTries: 0,
} satisfies Partial<BankFileRow>;

/** A refused file that was uploaded again meanwhile is not read a second time. */
const readAgain = (
  manager: EntityManager,
  file: BankFileRow,
  answer: Pick<BankFileRow, 'accountId' | 'mapping'>,
): Promise<BankFileRow> =>
  saveFile(manager, file, { ...answer, ...toRead, mappingRemembered: false }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? bankFileNotReady() : error;
  });

/** A statement that closes is added without another click, as one whose account is clear. */
async function readStatementsAgain(
  manager: EntityManager,
  file: BankFileRow,
  accountId: LedgerAccountRow['id'],
): Promise<BankFileRow> {
  const { userId } = file;
  const waiting = await manager.findBy(bankFileSchema, { userId, source: 'document', state: 'question' });
  for (const other of waiting.filter((each) => waitsForSameAnswer(each, file) && each.id !== file.id))
    await saveFile(manager, other, { ...toRead, accountId });
  return saveFile(manager, file, { ...toRead, accountId });
}

const answeredAccount = (file: BankFileRow, accountId: BankFileRow['accountId']): Partial<BankFileRow> => ({
  accountId,
  questions: file.questions.filter((question) => question !== 'ACCOUNT'),
});

/** Another mapping can help a file that was refused because of its columns. */
function isAnswerable({ state, source }: BankFileRow, { mapping }: BankFileAnswer): boolean {
  if (mapping === undefined) return open.includes(state);
  return source === 'csv' && (open.includes(state) || state === 'refused');
}
