import type { StatementRows } from '@groundwork/contracts';
import { csvCell } from '@groundwork/wording';

const columns = ['day', 'text', 'amount', 'balance', 'page'] as const;

const dollarsOf = (cents: number): string => {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`;
};

export function rowsAsCsv({ rows }: Pick<StatementRows, 'rows'>): string {
  const lines = rows.map(({ day, text, cents, balance, page }) => [
    day,
    csvCell(text),
    dollarsOf(cents),
    balance === null ? '' : dollarsOf(balance),
    String(page),
  ]);
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
