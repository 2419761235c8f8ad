import type { StatementRows } from '@groundwork/contracts';

const columns = ['day', 'text', 'amount', 'balance', 'page'] as const;

const dollarsOf = (cents: number): string => {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`;
};

/** A spreadsheet would run a text that starts with one of these characters as a formula. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function rowsAsCsv({ rows }: Pick<StatementRows, 'rows'>): string {
  const lines = rows.map(({ day, text, cents, balance, page }) => [
    day,
    cell(text),
    dollarsOf(cents),
    balance === null ? '' : dollarsOf(balance),
    String(page),
  ]);
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
