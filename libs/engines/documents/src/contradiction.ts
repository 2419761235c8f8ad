import { centsOf, formatAmount } from './amounts.ts';
import { documentRules } from './rules.ts';

/** Digits that recognition confuses also at a high confidence. */
const similarDigits = new Set(['08', '17', '35', '38', '56', '68']);

const maxChangedDigits = 2;

const digitsOf = (value: number) => formatAmount(Math.abs(value)).replace(/\D/g, '');

function differingPairs(one: string, other: string): string[] | null {
  if (one.length !== other.length) return null;
  return Array.from(one, (digit, at) => [digit, other[at] ?? '']).flatMap((pair) =>
    pair[0] === pair[1] ? [] : [pair.sort().join('')],
  );
}

const hasLostDigit = (longer: string, shorter: string) =>
  longer.length === shorter.length + 1 &&
  Array.from(longer, (_, at) => longer.slice(0, at) + longer.slice(at + 1)).includes(shorter);

interface ReadAmount {
  value: number;
  confidence?: number | undefined;
  sign?: 1 | -1;
}

const isConfirmed = ({ confidence }: ReadAmount): boolean =>
  confidence === undefined || confidence >= documentRules.confirmed;

function isNear({ value }: ReadAmount, expected: number): boolean {
  const [readDigits, expectedDigits] = [digitsOf(value), digitsOf(expected)];
  const pairs = differingPairs(readDigits, expectedDigits);
  return pairs === null
    ? hasLostDigit(expectedDigits, readDigits) || hasLostDigit(readDigits, expectedDigits)
    : pairs.length <= maxChangedDigits;
}

export const hasLostAnyDigit = (value: number, expected: number): boolean =>
  hasLostDigit(digitsOf(expected), digitsOf(value));

export function hasLostOne(value: number, expected: number): boolean {
  const [read, whole] = [digitsOf(value), digitsOf(expected)];
  const squeezed = (digits: string) => digits.replace(/1+/g, '1');
  return hasLostDigit(whole, read) && squeezed(whole) === squeezed(read);
}

const mostLostDigits = 2;

const isMuchLonger = (one: number, other: number) =>
  digitsOf(one).length > digitsOf(other).length + mostLostDigits;

function mayBeMisread({ value, confidence }: ReadAmount, expected: number): boolean {
  if (confidence === undefined) return false;
  if (hasLostOne(value, expected)) return true;
  if (confidence < documentRules.unreadableBelow) return !isMuchLonger(expected, value);
  if (confidence < documentRules.uncertainBelow) return isNear({ value }, expected);
  const pairs = differingPairs(digitsOf(value), digitsOf(expected));
  const isUncertain = confidence < documentRules.similarDigitBelow;
  return isUncertain && pairs?.length === 1 && similarDigits.has(pairs[0] ?? '');
}

/** A missing operand leaves a gap of its amount, a missing sign a gap of twice its amount. */
const isMissing = ({ value }: ReadAmount, gap: number): boolean =>
  value !== 0 && [value, 2 * value].some((each) => isSameAmount(Math.abs(each), Math.abs(gap)));

function neededValues({ value, sign }: ReadAmount, gap: number): number[] {
  return (sign === undefined ? [gap, -gap] : [gap * sign]).map((change) => value + change);
}

function isNoReason(amount: ReadAmount, gap: number): boolean {
  const { value, sign, confidence = 1 } = amount;
  if (sign === undefined || value === 0) return false;
  const isReadable = confidence >= documentRules.unreadableBelow;
  return neededValues(amount, gap).every(
    (needed) => needed * value < 0 && (isReadable || isMuchLonger(needed, value)),
  );
}

/**
 * On a recognized page, another reading of one amount may resolve the contradiction. It is a question unless two looks
 * agree on each amount and one amount is near the value that it needs.
 */
export function certaintyOf(
  result: ReadAmount,
  operands: readonly ReadAmount[],
  expected: number,
  isEdited = false,
): number {
  const reads = [result, ...operands];
  if (reads.every(({ confidence }) => confidence === undefined)) return 1;
  const gap = (centsOf(result.value) - centsOf(expected)) / 100;
  const alternatives = [
    { amount: result, value: expected },
    ...operands.flatMap((amount) => neededValues(amount, gap).map((value) => ({ amount, value }))),
  ];
  const isResolved =
    isSameAmount(result.value, -expected) ||
    operands.some((each) => isMissing(each, gap)) ||
    alternatives.some(({ amount, value }) => mayBeMisread(amount, value));
  if (isResolved) return 0;
  const near = alternatives.filter(({ amount, value }) => isNear(amount, value)).map(({ amount }) => amount);
  const isCertain = (each: ReadAmount) => isConfirmed(each) || (each !== result && isNoReason(each, gap));
  const hasWitness = reads.every(isCertain) && (isEdited || near.length > 0);
  return documentRules.recognizedCertainty * (hasWitness ? 1 : documentRules.questionCertainty);
}

export const withWitness = (certainty: number, hasWitness: boolean): number =>
  hasWitness ? certainty : Math.min(certainty, documentRules.questionCertainty);

export const isSameAmount = (a: number, b: number, toleranceInCents = 0): boolean =>
  Math.abs(centsOf(a) - centsOf(b)) <= toleranceInCents;

const roundCents = 100_000;

export function isRaised(total: number, sum: number, rows: readonly ReadAmount[]): boolean {
  const gap = centsOf(sum) - centsOf(total);
  const isEdited = ({ value }: ReadAmount) => centsOf(value) > gap && centsOf(value) % roundCents !== 0;
  return gap > 0 && gap % roundCents === 0 && rows.some(isEdited);
}

const minDigits = 5;

/** An edit leaves most digits. A misread layout hardly ever hits an amount with the same cents and so few other digits. */
export function isNearMiss(one: number, other: number): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  const length = Math.max(a.length, b.length);
  if (length < minDigits || Math.abs(a.length - b.length) > 1 || a.slice(-2) !== b.slice(-2)) return false;
  const pairs = differingPairs(a.padStart(length, '0'), b.padStart(length, '0')) ?? [];
  return pairs.length > 0 && pairs.length <= maxChangedDigits;
}

export function isOneEdit(result: number, expected: number, terms: readonly number[]): boolean {
  const gap = (centsOf(result) - centsOf(expected)) / 100;
  const isEdited = (value: number) => isNearMiss(value, value + gap) || isNearMiss(value, value - gap);
  return isNearMiss(result, expected) || terms.some((value) => isEdited(Math.abs(value)));
}
