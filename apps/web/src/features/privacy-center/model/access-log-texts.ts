import type { AccessEntry, BankFileView, DocumentView, LedgerAccountView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate } from '#shared/formatting/format.ts';
import { words } from '../privacy-center.wording.ts';

const { subjects } = words.accessLog;

export interface OwnThings {
  readonly documents: readonly Pick<DocumentView, 'id' | 'originalName'>[];
  readonly bankFiles: readonly Pick<BankFileView, 'id' | 'source' | 'plan'>[];
  readonly accounts: readonly Pick<LedgerAccountView, 'id' | 'bankName' | 'number'>[];
}

function describeBankFile({ source, plan }: OwnThings['bankFiles'][number]): string {
  const kind = source === 'document' ? subjects.statement : subjects.bankFile;
  if (plan === null) return kind;
  return fill(subjects.period, { kind, from: formatDate(plan.firstDay), to: formatDate(plan.lastDay) });
}

/** What the entry is about. Null for the account itself, and for what the owner does not have anymore. */
export function subjectText({ subject }: AccessEntry, own: OwnThings): string | null {
  const id = subject.split(' ').at(-1);
  const document = own.documents.find((each) => each.id === id);
  if (document !== undefined) return document.originalName;
  const file = own.bankFiles.find((each) => each.id === id);
  if (file !== undefined) return describeBankFile(file);
  const account = own.accounts.find((each) => each.id === id);
  return account === undefined ? null : `${account.bankName} ${account.number}`.trim();
}
