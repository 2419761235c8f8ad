import type { Line, Word } from './page.ts';

/** An amount where it stands on a line. */
export interface Amount {
  value: number;
  text: string;
  /** With two decimals: in a statement everything else is a number of something. */
  cents: boolean;
  /** Not a bare number: it has a group, decimals, a sign or the dollar. */
  marked: boolean;
  left: number;
  right: number;
  confidence: number | undefined;
  font: string | undefined;
  height: number;
  /** Which of the line's words it begins and ends with. */
  first: number;
  last: number;
}

const dash = '[-\u2212\u2013\u2014]';
const amountPattern = new RegExp(
  `^([+(]|${dash})*\\$?([+(]|${dash})*\\$?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d*\\.\\d{2}|\\d{3,})\\)?(${dash}|CR|DR)?[.*,;]?$`,
);
const zeroPattern = /^-0-$/;

/** Letters that recognition puts for digits, only where everything around them is one. */
function withoutSlips(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 3 || digits < text.length * 0.5) return text;
  return text
    .replace(/[Oo](?=[\d,.]|$)/g, '0')
    .replace(/(?<=[\d,.$])[lI|](?=[\d,.])/g, '1')
    .replace(/(\d)[,:;](\d{2})$/, '$1.$2')
    .replace(/(\d)\.(\d{3}\.?)$/, '$1,$2')
    .replace(/(\d)\.(?=\d{3}[.,])/g, '$1,');
}

function isNegative(text: string, digits: string, recognised: boolean): boolean {
  const before = text.slice(0, text.indexOf(digits));
  if (new RegExp(`\\(|${dash}`).test(before) || new RegExp(`${dash}$`).test(text)) return true;
  // recognition loses one bracket rather than both
  return recognised && /\)[.*,;]?$/.test(text);
}

function valueOf(raw: string, recognised: boolean): Pick<Amount, 'value' | 'cents' | 'marked'> | null {
  if (zeroPattern.test(raw)) return { value: 0, cents: false, marked: true };
  const text = recognised ? withoutSlips(raw) : raw;
  const found = amountPattern.exec(text);
  const digits = found?.[3];
  // A form prints ".00" behind an empty box.
  if (digits === undefined || (digits.startsWith('.') && !text.includes('$'))) return null;
  const value = Number(digits.replaceAll(',', ''));
  return {
    value: isNegative(text, digits, recognised) ? -value : value,
    cents: /\.\d{2}$/.test(digits),
    // "Form 1040 (2023)" is no loss of 2,023.
    marked: !/^(?:\d+[.*,;]?|\((?:19|20)\d\d\))$/.test(text),
  };
}

/** "$ 1,200", "( 1,200 )" and "1,200 .00" are one amount in several words. */
const opens = new RegExp(`^([+$(]|${dash})+$`);
const continues = /^(\.\d{2}|\)|\.\d{2}\)?)$/;

function joins(text: string, next: Word, last: Word): boolean {
  const gap = next.x - (last.x + last.width);
  if (opens.test(text)) return gap < last.height * 6 && /^[\d.$(]/.test(next.text);
  if (continues.test(next.text)) return /\d$/.test(text) && !text.includes('.') && gap < last.height * 3;
  return next.text === ')' && text.includes('(');
}

function amountAt(words: readonly Word[], first: number): Amount | null {
  const start = words[first];
  if (!start) return null;
  let text = start.text;
  let last = first;
  let end = start;
  for (let next = words[last + 1]; next && joins(text, next, end); next = words[last + 1]) {
    text += next.text;
    last += 1;
    end = next;
  }
  const known = words.slice(first, last + 1).flatMap(({ confidence }) => confidence ?? []);
  const read = words[last + 1]?.text.startsWith('%') === true ? null : valueOf(text, known.length > 0);
  if (!read) return null;
  return {
    ...read,
    text,
    left: start.x,
    right: end.x + end.width,
    confidence: known.length > 0 ? Math.min(...known) : undefined,
    font: end.font,
    height: end.height,
    first,
    last,
  };
}

/** "10 Credits 10 67": a form's last column also holds numbers too small to be told from a line's elsewhere. */
export function smallAmountOf({ words }: Pick<Line, 'words'>): Amount | null {
  const at = words.length - 1;
  const [first, number, end] = [words[0], words[at - 1], words[at]];
  if (!first || !number || !end || at < 3 || number.text !== first.text) return null;
  const small = /^\d{1,2}[a-z]?$/.test(number.text) ? /^(\d{1,2})\.?$/.exec(end.text)?.[1] : undefined;
  if (small === undefined) return null;
  return {
    value: Number(small),
    text: end.text,
    cents: false,
    marked: false,
    left: end.x,
    right: end.x + end.width,
    confidence: end.confidence,
    font: end.font,
    height: end.height,
    first: at,
    last: at,
  };
}

/** Every amount of a line, from left to right. */
export function amountsOf({ words }: Pick<Line, 'words'>): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const amount = amountAt(words, at);
    if (!amount) continue;
    found.push(amount);
    at = amount.last;
  }
  return found;
}

/** Cents, so that sums are exact. */
export const centsOf = (value: number): number => Math.round(value * 100);

export const spoken = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
