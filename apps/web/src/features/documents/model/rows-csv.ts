import type { InPlainUnits, StatementRows } from '@groundwork/contracts';
import { csvCell } from '@groundwork/wording';

const columns = ['day', 'text', 'amount', 'balance', 'page'] as const;

export type PlainRow = InPlainUnits<StatementRows['rows'][number]>;

export function rowsAsCsv(rows: readonly PlainRow[]): string {
  const lines = rows.map(({ day, text, plain: { amount, balance }, page }) => [
    day,
    csvCell(text),
    amount.toFixed(2),
    balance === null ? '' : balance.toFixed(2),
    String(page),
  ]);
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
