import { dayOfKey } from '@groundwork/engine-cashflow';
import { type BankEvidence, figureRules, type GradedFile, monthGrades } from '@groundwork/engine-evidence';
import type { StoredRow } from './bank-file.model.ts';

/** What decides the grade of a file, beside its rows. */
export type FileOrigin = Pick<GradedFile, 'kind' | 'documentId' | 'reviewed' | 'holder' | 'alarm'>;

export const uploaded: FileOrigin = { kind: 'bank_file', documentId: null, reviewed: false };

interface OwnFile extends Pick<GradedFile, 'covered' | 'anchors'> {
  readonly origin: FileOrigin;
  readonly rows: readonly StoredRow[];
}

interface OwnAccount {
  readonly account: { readonly id: string; readonly closedOn: string | null };
  readonly files: readonly OwnFile[];
  readonly rows: readonly { readonly day: string; readonly cents: number }[];
}

const toGradedRow = (row: StoredRow) =>
  row.sameAs === undefined ? row : { day: row.day, cents: row.cents, countedOn: dayOfKey(row.sameAs) };

const toGradedFile = ({ origin, covered, anchors, rows }: OwnFile): GradedFile => ({
  ...origin,
  covered,
  anchors,
  rows: rows.map(toGradedRow),
});

/** A month of an account without a statement needs no grade: anybody can write its files. */
export function gradesOf(
  accounts: readonly OwnAccount[],
  { months, accounts: feeding }: BankEvidence['cashFlow'],
): BankEvidence['monthGrades'] {
  const counted = months.flatMap(({ month, counted: counts }) => (counts ? month : []));
  const ids = new Set(feeding.map(({ id }) => id));
  return accounts
    .filter(
      ({ account, files }) => ids.has(account.id) && files.some(({ origin }) => origin.documentId !== null),
    )
    .flatMap(({ account, files, rows }) =>
      monthGrades({ ...account, files: files.map(toGradedFile), rows }, counted, figureRules),
    );
}
