import { type Amount, centsOf, spoken } from './amounts.ts';
import { documentRules } from './rules.ts';

/** Digits that recognition takes for one another. */
const alike = new Set([
  '08',
  '06',
  '17',
  '38',
  '35',
  '56',
  '58',
  '68',
  '69',
  '89',
  '09',
  '49',
  '14',
  '27',
  '12',
  '59',
  '39',
  '23',
]);

/** Whether the paper may say what was expected, and only the reading of one digit stands between. */
function misread(expected: string, actual: string): boolean {
  const [a, b] = [expected.replace(/\D/g, ''), actual.replace(/\D/g, '')];
  if (Math.abs(a.length - b.length) === 1) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return (
      Array.from(long, (_, at) => long.slice(0, at) + long.slice(at + 1)).includes(short) &&
      a.length > b.length
    );
  }
  if (a.length !== b.length) return false;
  const wrong = Array.from(a, (digit, at) => [digit, b[at] ?? ''] as const).filter(
    ([one, other]) => one !== other,
  );
  return wrong.length === 1 && alike.has([...(wrong[0] ?? [])].sort().join(''));
}

type Read = Pick<Amount, 'value' | 'confidence'>;

/**
 * How sure a contradiction is. A text layer says what it says; of a recognised page the amounts must have been read
 * surely, and not differ by a digit that is easily mistaken.
 */
export function certaintyOf(reads: readonly Read[], expected: number): number {
  const known = reads.flatMap(({ confidence }) => confidence ?? []);
  if (known.length === 0) return 1;
  const lowest = Math.min(...known);
  if (lowest < documentRules.readSurely) return 0;
  return reads.some(({ value }) => misread(spoken(Math.abs(expected)), spoken(Math.abs(value)))) ? 0 : lowest;
}

export const same = (a: number, b: number, cents = 0): boolean => Math.abs(centsOf(a) - centsOf(b)) <= cents;
