export type Decimal = '.' | ',';

const mostCharacters = 40;
const sign = '(?:([-+\u2212])\\s*)?';
const unit = '(?:(\\$|USD)\\s*)?';
const digits = "((?:[\\d.,'][\\d.,' \u00A0\u202F]*)?\\d)\\s*";
const shape = new RegExp(`^(\\()?\\s*${sign}${unit}${sign}${digits}${unit}${sign}(\\))?$`, 'i');
const groupsBefore: Readonly<Record<Decimal, RegExp>> = {
  '.': /^(?:(\d+)|(\d{1,3}(?:([,' \u00A0\u202F])\d{3})(?:\3\d{3})*))?(?:\.(\d{1,2}))?$/,
  ',': /^(?:(\d+)|(\d{1,3}(?:([.' \u00A0\u202F])\d{3})(?:\3\d{3})*))?(?:,(\d{1,2}))?$/,
};
const maxDigits = 14;

interface AmountParts {
  readonly core: string;
  readonly isNegative: boolean;
}

function partsOf(cell: string): AmountParts | null {
  const text = cell.trim();
  const match = text.length > mostCharacters ? null : shape.exec(text);
  if (match === null) return null;
  const [, open, before, unit, inside, core = '', unitAfter, after, close] = match;
  const marks = [before, inside, after, open].filter(Boolean);
  const isClosed = (open === undefined) === (close === undefined);
  if (!isClosed || marks.length > 1 || (unit && unitAfter)) return null;
  return { core, isNegative: marks.length === 1 && marks[0] !== '+' };
}

function sizeOf(core: string, decimal: Decimal): number | null {
  const parts = groupsBefore[decimal].exec(core);
  if (parts === null) return null;
  const whole = (parts[1] ?? parts[2] ?? '').replaceAll(/\D/g, '');
  return whole.length > maxDigits ? null : Number(whole) * 100 + Number((parts[4] ?? '').padEnd(2, '0'));
}

export function centsOf(cell: string, decimal: Decimal): number | null {
  const parts = partsOf(cell);
  if (parts === null) return null;
  const size = sizeOf(parts.core, decimal);
  return size && parts.isNegative ? -size : size;
}

const other: Readonly<Record<Decimal, Decimal>> = { '.': ',', ',': '.' };

/** 1.234 is a thousand or three decimals. 0.123 and 1234.567 have three decimals. */
const isUnclearGroup = (head: string, tail: string): boolean =>
  tail.length === 3 && head.length > 0 && head.length < 4 && head !== '0';

function decimalOfSign(core: string, sign: Decimal): Decimal | 'unclear' {
  const [head = '', tail = '', ...more] = core.split(sign);
  if (more.length > 0) return other[sign];
  return isUnclearGroup(head, tail) ? 'unclear' : sign;
}

function decimalIn(cell: string): Decimal | 'unclear' | null {
  if (cell.trim().length > mostCharacters) return null;
  const core = cell.replaceAll(/[^\d.,]/g, '');
  const [point, comma] = [core.lastIndexOf('.'), core.lastIndexOf(',')];
  if (point === comma) return null;
  return decimalOfSign(core, point > comma ? '.' : ',');
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

export const isAmount = (cell: string): boolean => centsOf(cell, '.') !== null || centsOf(cell, ',') !== null;
export const hasMoneyShape = (cell: string): boolean => isAmount(cell) && /[^\d\s]/.test(cell);
