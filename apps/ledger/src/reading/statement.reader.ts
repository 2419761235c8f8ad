import type { StatementRows } from '@groundwork/contracts';
import { type BankFile, refuse, type Refusal, statementAnchors } from '@groundwork/engine-cashflow';
import type { StatementOrigin } from '../domain/account-hint.rules.ts';
import type { NewRow } from '../domain/bank-file.model.ts';

export type StatementReading =
  Refusal | { readonly state: 'read'; readonly file: BankFile; readonly statement: StatementOrigin };

const cleaned = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 1000);

const toRows = ({ rows }: StatementRows): NewRow[] =>
  rows.map(({ day, cents, text, balance, page }, position) => ({
    position,
    day,
    cents,
    balance,
    page,
    id: null,
    text: cleaned(text),
  }));

function toReading({ bank, accountEnding, rows, period, opening, closing }: StatementRows): StatementReading {
  if (rows.length === 0) return refuse('NO_ROWS');
  const days = rows.map(({ day }) => day).sort();
  const covered = period ?? { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const sum = rows.reduce((total, { cents }) => total + cents, 0);
  const hasBalances = opening !== null && closing !== null && period !== null;
  const file: BankFile = {
    rows: [],
    skipped: { pending: 0, future: 0, failed: 0 },
    anchors: hasBalances ? statementAnchors(covered, opening, closing) : [],
    covered,
    account: null,
  };
  const isClosed = hasBalances && opening + sum === closing;
  return { state: 'read', file, statement: { bank, accountEnding, isClosed } };
}

/** Only a statement needs the contracts. They take longer to load than a file of 1,000 rows takes to read. */
export async function readStatement(
  bytes: Buffer,
): Promise<{ reading: StatementReading; rows: readonly NewRow[] }> {
  const { statementRows } = await import('@groundwork/contracts');
  const statement = statementRows.parse(JSON.parse(bytes.toString()));
  return { reading: toReading(statement), rows: toRows(statement) };
}
