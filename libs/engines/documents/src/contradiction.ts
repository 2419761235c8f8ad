import { centsOf, spoken } from './amounts.ts';
import { documentRules } from './rules.ts';

/** Digits that recognition takes for one another even where it feels sure. */
const alike = new Set(['08', '17', '35', '38', '56', '68']);

const digitsOf = (value: number) => spoken(Math.abs(value)).replace(/\D/g, '');

/** Pairs of digits that differ, place by place; null where one of the two has more of them. */
function differing(one: string, other: string): string[] | null {
  if (one.length !== other.length) return null;
  return Array.from(one, (digit, at) => [digit, other[at] ?? '']).flatMap((pair) =>
    pair[0] === pair[1] ? [] : [pair.sort().join('')],
  );
}

const lostADigit = (wanted: string, read: string) =>
  wanted.length === read.length + 1 &&
  Array.from(wanted, (_, at) => wanted.slice(0, at) + wanted.slice(at + 1)).includes(read);

interface Read {
  value: number;
  confidence?: number | undefined;
  /** How it counts in the sum, where that is known. */
  sign?: 1 | -1;
}

/** Whether the paper may say what is wanted, and only the recognition of it says otherwise. */
function misread({ value, confidence }: Read, wanted: number): boolean {
  if (confidence === undefined) return false;
  if (confidence < documentRules.readAtAll) return true;
  const [read, should] = [digitsOf(value), digitsOf(wanted)];
  const pairs = differing(read, should);
  if (confidence < documentRules.readSurely)
    return pairs === null ? lostADigit(should, read) || lostADigit(read, should) : pairs.length <= 2;
  const isDoubted = confidence < documentRules.readBeyondDoubt;
  return isDoubted && pairs?.length === 1 && alike.has(pairs[0] ?? '');
}

/** An operand that was not seen, or of which a sign or bracket was not, leaves a gap of itself or of twice itself. */
const isMissing = ({ value }: Read, gap: number): boolean =>
  value !== 0 && [value, 2 * value].some((each) => same(Math.abs(each), Math.abs(gap)));

/**
 * How sure a contradiction is. A text layer says what it says; on a recognised page no single amount, read otherwise,
 * may resolve it.
 */
export function certaintyOf(result: Read, operands: readonly Read[], expected: number): number {
  const reads = [result, ...operands];
  if (reads.every(({ confidence }) => confidence === undefined)) return 1;
  const gap = (centsOf(result.value) - centsOf(expected)) / 100;
  const resolved =
    misread(result, expected) ||
    operands.some((each) => isMissing(each, gap)) ||
    operands.some((each) =>
      (each.sign === undefined ? [gap, -gap] : [gap * each.sign]).some((change) =>
        misread(each, each.value + change),
      ),
    );
  return resolved ? 0 : documentRules.recognisedCertainty;
}

export const same = (a: number, b: number, cents = 0): boolean => Math.abs(centsOf(a) - centsOf(b)) <= cents;
