import { csvCell } from '@groundwork/wording';

type Row = Readonly<Record<string, unknown>>;

const amount = /^-[\d.]+$/;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return typeof value === 'number' || amount.test(text) ? text : csvCell(text);
}

export function toCsv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => names.map((name) => cellOf(row[name])).join(','));
  return [names.map(csvCell).join(','), ...lines, ''].join('\r\n');
}
