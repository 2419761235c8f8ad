import type { StatementRows } from '@groundwork/contracts';
import { type BankFile, statementAnchors } from '@groundwork/engine-cashflow';

interface StatementFile extends BankFile {
  readonly pages: readonly number[];
  /** The balances of the statement join its rows. */
  readonly isClosed: boolean;
}

/** The rows of a bank statement as a bank file; null without rows. */
export function readStatement({ rows, period, opening, closing }: StatementRows): StatementFile | null {
  const days = rows.map(({ day }) => day).sort();
  const covered = period ?? { from: days[0] ?? '', to: days.at(-1) ?? '' };
  if (rows.length === 0) return null;
  const sum = rows.reduce((total, { cents }) => total + cents, 0);
  const hasBalances = opening !== null && closing !== null && period !== null;
  return {
    rows: rows.map(({ day, cents, text, balance }, at) => ({
      ...{ line: at + 1, day, cents, balance, id: null },
      text: text.replaceAll(/\s+/g, ' ').trim().slice(0, 1000),
    })),
    pages: rows.map(({ page }) => page),
    skipped: { pending: 0, future: 0 },
    anchors: hasBalances ? statementAnchors(covered, opening, closing) : [],
    covered,
    account: null,
    isClosed: hasBalances && opening + sum === closing,
  };
}
