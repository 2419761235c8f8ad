import { fill } from '@groundwork/wording';
import { words } from '../bank-records.wording.ts';
import type { BankFileView } from './views.ts';

export function fileNameOf({ name, account }: Pick<BankFileView, 'name' | 'account'>): string {
  if (name !== '') return name;
  if (!account?.bankName || !account.numberEnding) return words.files.statement;
  return fill(words.files.statementOf, { bank: account.bankName, number: account.numberEnding });
}

/** Among the documents, the statements of one account are one question. */
export function waitingStatements(files: readonly BankFileView[]): BankFileView[] {
  const waiting = files.filter(({ source, state }) => source === 'document' && state === 'question');
  const first = new Map<string, BankFileView>();
  for (const file of waiting) {
    const key = file.account?.numberEnding ? fileNameOf(file) : file.id;
    if (!first.has(key)) first.set(key, file);
  }
  return [...first.values()];
}
