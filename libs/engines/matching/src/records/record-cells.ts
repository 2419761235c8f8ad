/** Numbers of a spreadsheet: "722511.0" and "090826". Zero counts as absent. */
export function wholeNumberText(cell: string): string {
  const text = cell.trim();
  const digits = /^(\d+)(?:\.0*)?$/.exec(text)?.[1];
  return digits === undefined ? text : digits.replace(/^0+/, '');
}

const amountPattern = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;
const mostDigits = 12;

export function readAmount(cell: string): number | undefined {
  const [, dollars = '', fraction = ''] = amountPattern.exec(cell.trim()) ?? [];
  const digits = dollars.replace(/,/g, '').replace(/^0+/, '');
  if (dollars === '' || digits.length > mostDigits) return undefined;
  const cents = Number(`${digits}0`) * 10 + Math.floor(Number(`0.${fraction}0`) * 100 + 0.5);
  return cents > 0 ? cents : undefined;
}

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isDate = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);

const usDate = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
const isoDate = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

export function readDay(cell: string): string | undefined {
  const text = cell.trim();
  const { groups } = usDate.exec(text) ?? isoDate.exec(text) ?? {};
  if (!groups) return undefined;
  const { year = '', month = '', day = '' } = groups;
  if (!isDate(Number(year), Number(month), Number(day))) return undefined;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

const longestTerm = 600;

/** null is an unknown term, undefined a wrong one. */
export function readTerm(cell: string): number | null | undefined {
  const text = wholeNumberText(cell);
  if (text === '') return null;
  const months = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return months <= longestTerm ? months : undefined;
}

export const rateUnits = 100_000;

/** Hundred-thousandths of a percent. null is an unknown rate, undefined a wrong one. */
export function readRate(cell: string): number | null | undefined {
  const text = cell.trim();
  if (text === '') return null;
  if (!/^(\d{1,3}(\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const units = Math.round(Number(text) * rateUnits);
  if (units > 100 * rateUnits) return undefined;
  return units === 0 ? null : units;
}

/** '' is no code, undefined a wrong one. */
export function readNaics(cell: string): string | undefined {
  const text = wholeNumberText(cell);
  return text === '' || /^\d{2,6}$/.test(text) ? text : undefined;
}

export const foldLenderName = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

export const plainText = (cell: string): string => cell.replace(/\s+/g, ' ').trim();
