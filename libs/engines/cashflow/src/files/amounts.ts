export type Decimal = '.' | ',';

const signs = '[-+\u2212]?';
const shape = new RegExp(
  `^(\\()?\\s*(${signs})\\s*(\\$|USD)?\\s*(${signs})\\s*([\\d.,' \u00A0\u202F]*\\d)\\s*(\\$|USD)?\\s*(${signs})\\s*(\\))?$`,
  'i',
);
const groupsBefore: Readonly<Record<Decimal, RegExp>> = {
  '.': /^(?:(\d+)|(\d{1,3}(?:([,' \u00A0\u202F])\d{3})(?:\3\d{3})*))?(?:\.(\d{1,2}))?$/,
  ',': /^(?:(\d+)|(\d{1,3}(?:([.' \u00A0\u202F])\d{3})(?:\3\d{3})*))?(?:,(\d{1,2}))?$/,
};
const maxDigits = 14;

/** Cents of an amount, or null where the cell is not exactly one amount. */
export function centsOf(cell: string, decimal: Decimal): number | null {
  const match = shape.exec(cell.trim());
  if (match === null) return null;
  const [, open, before, unit, inside, core = '', unitAfter, after, close] = match;
  const found = [before, inside, after].filter(Boolean);
  if (found.length > 1 || (open === undefined) !== (close === undefined)) return null;
  if ((open !== undefined && found.length > 0) || (unit && unitAfter)) return null;
  const parts = groupsBefore[decimal].exec(core);
  if (parts === null) return null;
  const whole = (parts[1] ?? parts[2] ?? '').replaceAll(/\D/g, '');
  if (whole.length > maxDigits) return null;
  const size = Number(whole) * 100 + Number((parts[4] ?? '').padEnd(2, '0'));
  const isNegative = open !== undefined || (found.length === 1 && found[0] !== '+');
  return isNegative && size !== 0 ? -size : size;
}

const other: Readonly<Record<Decimal, Decimal>> = { '.': ',', ',': '.' };

/** The decimal sign that a cell proves, 'unclear' for 1.234 and null without a sign. */
function decimalIn(cell: string): Decimal | 'unclear' | null {
  const core = cell.replaceAll(/[^\d.,]/g, '');
  const [point, comma] = [core.lastIndexOf('.'), core.lastIndexOf(',')];
  if (point < 0 && comma < 0) return null;
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const sign = point >= 0 ? '.' : ',';
  const parts = core.split(sign);
  if (parts.length > 2) return other[sign];
  const [head = '', tail = ''] = parts;
  return tail.length === 3 && head.length > 0 && head.length < 4 && head !== '0' ? 'unclear' : sign;
}

/** One style for a whole file: the first cell that proves it decides. */
export function decimalOf(cells: Iterable<string>): Decimal | 'unclear' {
  let isUnclear = false;
  for (const cell of cells) {
    const decimal = decimalIn(cell);
    if (decimal === '.' || decimal === ',') return decimal;
    isUnclear ||= decimal === 'unclear';
  }
  return isUnclear ? 'unclear' : '.';
}

const foreignUnit = /[€£¥₹]|\b(EUR|GBP|CAD|AUD|MXN|CHF|JPY|CNY|INR)\b/i;
export const isForeign = (cell: string): boolean => foreignUnit.test(cell);
