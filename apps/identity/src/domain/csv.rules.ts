type Row = Readonly<Record<string, unknown>>;

/** A spreadsheet runs a cell with such a beginning as a formula. */
const formula = /^\s*[=+@\-＝＋＠－]|^[\t\r\n]/;
const amount = /^-[\d.]+$/;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return formula.test(value) && !amount.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

const quoteCell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function toCsv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => names.map((name) => quoteCell(cellText(row[name]))).join(','));
  return [names.map(quoteCell).join(','), ...lines, ''].join('\r\n');
}
