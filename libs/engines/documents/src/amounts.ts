import { monthName } from './month-names.ts';
import { type Area, areaOf } from './area.ts';
import { hasGapBetween, type Line, type Word } from './page.ts';
import { remembered } from './remembered.ts';

export interface Amount {
  value: number;
  text: string;
  hasCents: boolean;
  isMarked: boolean;
  left: number;
  right: number;
  confidence: number | undefined;
  font: string | undefined;
  height: number;
  first: number;
  last: number;
  area: Area | null;
}

const dash = '[-\u2212\u2013\u2014]';
const signs = '[-+(<\u2212\u2013\u2014]*';
const amountPattern = new RegExp(
  `^${signs}(?:\\$${signs}\\$?)?(0*\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d*\\.\\d{2}|\\d{3,})\\.?[)>]?(${dash}|\\+|CR?|DR?|DB)?[.*,;]?$`,
);
const zeroPattern = /^-0-$/;
const noAmount = /^\d{2}\.\d{2}\.{1,2}$|^\d{2,3}\+$/;

const tornAmount = /^\D*0\d\.\d{2}$/;
const isNoAmount = (text: string, isRecognized: boolean): boolean =>
  noAmount.test(text) || (isRecognized && tornAmount.test(text));

/** Replaces letters that recognition confuses with digits, only between digits. */
function correctDigits(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 3 || digits < text.length * 0.5) return text;
  return text
    .replace(/8(?=\$)/, '')
    .replace(/[Oo](?=[\d,.]|$)/g, '0')
    .replace(/(?<=[\d,.$])[lI|](?=[\d,.])/g, '1')
    .replace(/(\d)[,:;](\d{2})(?=[-)]?$)/, '$1.$2')
    .replace(/(\d)[:;](?=\d{3}(?!\d))/g, '$1,')
    .replace(/(,\d{3})(\d{2})(?=(?:CR?|DR?|DB|[-)])?$)/, '$1.$2')
    .replace(/(\d)\.(\d{3}\.?)$/, '$1,$2')
    .replace(/(\d)\.(?=\d{3}[.,])/g, '$1,');
}

const minusBefore = new RegExp(`[(<]|${dash}`);
const minusAfter = new RegExp(`(?:${dash}|D[RB]?)$`);

function isNegative(text: string, digits: string, isRecognized: boolean): boolean {
  const before = text.slice(0, text.indexOf(digits));
  if (minusBefore.test(before) || minusAfter.test(text)) return true;
  // Recognition often loses one of the two brackets.
  return isRecognized && /\)[.*,;]?$/.test(text);
}

const signBefore = /^[=|](?=[-+$(]?[\d$])/;
const currency = /USD?(?=[\d$(<.-])/;

function valueOf(raw: string, isRecognized: boolean): Pick<Amount, 'value' | 'hasCents' | 'isMarked'> | null {
  if (zeroPattern.test(raw)) return { value: 0, hasCents: false, isMarked: true };
  if (isNoAmount(raw, isRecognized)) return null;
  const plain = raw.replace(currency, '');
  const text = isRecognized ? correctDigits(plain.replace(signBefore, '')) : plain;
  const match = amountPattern.exec(text);
  const digits = match?.[1];
  // A form prints ".00" in an empty box.
  if (digits === undefined || (digits.startsWith('.') && !text.includes('$'))) return null;
  const value = Number(digits.replaceAll(',', ''));
  return {
    value: isNegative(text, digits, isRecognized) ? -value : value,
    hasCents: /\.\d{2}$/.test(digits),
    // "Form 1040 (2023)" is not an amount of -2,023.
    isMarked: !/^(?:\d+[.*,;]?|\((?:19|20)\d\d\))$/.test(text),
  };
}

const openingPattern = new RegExp(`^(?:([+$(<]|${dash})+(?:USD?\\$?)?|USD)$`);
const continuationPattern = /^(?:\.\d{2}[-+)]?|\))$/;
const debitOrCredit = /^(?:CR?|DR?|DB)$/;
const minusAlone = new RegExp(`^${dash}$`);

function opensAmount(text: string, next: Word, last: Word): boolean {
  if (minusAlone.test(text) && hasGapBetween({ ...last, height: next.height }, next)) return false;
  return next.x - (last.x + last.width) < last.height * 6 && /^[\d.$(<]/.test(next.text);
}

function continuesAmount(text: string, next: Word, last: Word): boolean {
  const gap = next.x - (last.x + last.width);
  if (openingPattern.test(text)) return opensAmount(text, next, last);
  if (continuationPattern.test(next.text))
    return /\d$/.test(text) && !text.includes('.') && gap < last.height * 3;
  if (debitOrCredit.test(next.text)) return /\d$/.test(text) && gap < last.height * 2;
  return next.text === ')' && text.includes('(');
}

/** "31.50 -": a minus behind the amount, at the end of its cell. */
function isMinusBehind(text: string, sign: Word | undefined, last: Word, after: Word | undefined): boolean {
  if (!sign || !minusAlone.test(sign.text) || !/\.\d{2}$/.test(text)) return false;
  return sign.x - (last.x + last.width) < last.height && (!after || hasGapBetween(sign, after));
}

/** "USD $ ( 1,200 .00 ) CR". */
const mostParts = 8;

function amountAt(words: readonly Word[], first: number): Amount | null {
  const start = words[first];
  if (!start) return null;
  let text = start.text;
  let last = first;
  let end = start;
  const parts = words.slice(first + 1, first + mostParts + 1);
  for (const next of parts) {
    if (!continuesAmount(text, next, end)) break;
    text += next.text;
    last += 1;
    end = next;
  }
  const sign = words[last + 1];
  if (sign && isMinusBehind(text, sign, end, words[last + 2])) {
    text += sign.text;
    last += 1;
    end = sign;
  }
  const own = words.slice(first, last + 1);
  const confidences = own.flatMap(({ text: part, confidence }) =>
    /\d/.test(part) ? (confidence ?? []) : [],
  );
  const read = words[last + 1]?.text.startsWith('%') === true ? null : valueOf(text, confidences.length > 0);
  if (!read) return null;
  return {
    ...read,
    text,
    left: start.x,
    right: end.x + end.width,
    confidence: confidences.length > 0 ? Math.min(...confidences) : undefined,
    font: end.font,
    height: end.height,
    first,
    last,
    area: areaOf(own),
  };
}

/** The last column of a form also contains numbers of one or two digits: "10 Credits 10 67". */
export function trailingNumberOf({ words }: Pick<Line, 'words'>): Amount | null {
  const at = words.length - 1;
  const [first, number, end] = [words[0], words[at - 1], words[at]];
  if (!first || !number || !end || at < 3 || number.text !== first.text) return null;
  const small = /^\d{1,2}[a-z]?$/.test(number.text) ? /^(\d{1,2})\.?$/.exec(end.text)?.[1] : undefined;
  if (small === undefined) return null;
  return { ...smallAmountFrom(end, at), value: Number(small) };
}

export const smallAmountFrom = (word: Word, at: number): Amount => ({
  value: Number(word.text.replace(/\.$/, '')),
  text: word.text,
  hasCents: false,
  isMarked: false,
  left: word.x,
  right: word.x + word.width,
  confidence: word.confidence,
  font: word.font,
  height: word.height,
  first: at,
  last: at,
  area: areaOf([word]),
});

const startPattern = new RegExp(`[\\d+$(<]|${dash}|^USD$`);

function isNumberInName({ text, first, last }: Amount, words: readonly Word[]): boolean {
  const [before, own, after] = [words[first - 1], words[first], words[last + 1]];
  if (!before || !own || !after || !/^\(\d{3,6}\)$/.test(text)) return false;
  return /[a-z]{2}/i.test(before.text) && !hasGapBetween(before, own) && hasGapBetween(own, after);
}

function isDayAndYear({ text, first }: Amount, words: readonly Word[]): boolean {
  const [before, own] = [words[first - 1], words[first]];
  if (!before || !own || !/^[0-3]?\d,\d{2}$/.test(text)) return false;
  return monthName.test(before.text) && !hasGapBetween(before, own);
}

const amountsIn = remembered((words: readonly Word[]): readonly Amount[] => {
  const amounts: Amount[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const amount = startPattern.test(words[at]?.text ?? '') ? amountAt(words, at) : null;
    if (!amount || isNumberInName(amount, words) || isDayAndYear(amount, words)) continue;
    amounts.push(amount);
    at = amount.last;
  }
  return amounts;
});

export const amountsOf = ({ words }: Pick<Line, 'words'>): readonly Amount[] => amountsIn(words);

export const amountsWithCents = (line: Pick<Line, 'words'>): readonly Amount[] =>
  amountsOf(line).filter(({ hasCents }) => hasCents);

export const centsOf = (value: number): number => Math.round(value * 100);

const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatAmount = (value: number): string => withCents.format(value);
