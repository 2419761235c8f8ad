import type { Line } from './page.ts';

const sign = String.raw`(?:[€£]|\b(?:CA?|AU?|MX)\$|\b(?:EUR|GBP|CAD|AUD|MXN|CHF)\b)`;
const amount = /\d\.\d{2}\b/g;
const otherAmount = new RegExp(`${sign} ?[-(]?[\\d,]*\\d\\.\\d{2}\\b|\\d\\.\\d{2}\\)? ?${sign}`, 'g');
const minAmounts = 3;

/** A card prints what was bought abroad beside its amount in dollars, so most amounts count. */
export function isOtherCurrency(lines: readonly Line[]): boolean {
  const count = (pattern: RegExp) =>
    lines.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
  const others = count(otherAmount);
  return others >= minAmounts && others * 2 > count(amount);
}
