type Row = Readonly<Record<string, unknown>>;

/** A spreadsheet runs what begins like this. */
const formula = /^[=+@\t\r]|^-(?![\d.])/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return formula.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line for each row; what is nested stands as JSON. */
export function csvOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => names.map((name) => quoted(textOf(row[name]))).join(','));
  return [names.map(quoted).join(','), ...lines, ''].join('\r\n');
}
