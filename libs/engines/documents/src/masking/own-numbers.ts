import type { Glyph } from './glyphs.ts';
import type { Hit } from './hit.ts';
import { lastFour } from './hit.ts';

type NumberKind = 'ssn' | 'ein' | 'accountNumber';

export interface OwnNumber {
  readonly kind: NumberKind;
  readonly digits: string;
}

/** Also signs that a reader does not see, and the ones between the cells of a form. */
const ignored = /[\s.·•_/|−\p{Cf}\p{Pd}]/u;
const ignoredInShort = /[\s−\p{Cf}\p{Pd}]/u;
const ignoredInWords = /[\s.,·•_/|−\p{Cf}\p{Pd}]/u;
const digit = /\d/;
/** Shorter numbers are hits only as a whole word: they occur in other numbers. */
const minInside = 6;
const minTolerant = 8;

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '!': '1',
  ']': '1',
  '[': '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
};

interface Stream {
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  /** What stands between the counted glyphs belongs to a hit too. */
  readonly all: readonly Glyph[];
  readonly places: readonly number[];
}

const plain = (char: string): string => (char < '\u0080' ? char : char.normalize('NFKC'));

function streamOf(glyphs: readonly Glyph[], isRecognized: boolean, separators = ignored): Stream {
  const asDigit = (char: string) => (isRecognized ? (lookalikes[char] ?? char) : char);
  const places = glyphs.flatMap(({ char }, at) => (separators.test(char) ? [] : [at]));
  const counted = glyphs.filter(({ char }) => !separators.test(char));
  const text = counted.map(({ char }) => asDigit(plain(char)).slice(0, 1)).join('');
  return { text, glyphs: counted, all: glyphs, places };
}

/** At most one digit of a recognized number is wrong, missing or added. */
function isMisread(text: string, digits: string): boolean {
  let same = 0;
  while (same < digits.length && text[same] === digits[same]) same += 1;
  const [left, right] = [text.slice(same), digits.slice(same)];
  const isAdded = same > 0 && left.slice(1) === right;
  return isAdded || left.slice(1) === right.slice(1) || left === right.slice(1);
}

function lengthOfHit({ text }: Stream, from: number, digits: string, isTolerant: boolean): number {
  if (text.startsWith(digits, from)) return digits.length;
  if (!isTolerant || digits.length < minTolerant) return 0;
  const lengths = [digits.length, digits.length - 1, digits.length + 1];
  const isWhole = (length: number) =>
    from + length <= text.length && isMisread(text.slice(from, from + length), digits);
  return lengths.find(isWhole) ?? 0;
}

function standsAlone({ text, glyphs }: Stream, from: number, to: number): boolean {
  if (digit.test(text[from - 1] ?? '') && isNextTo(glyphs, from - 1)) return false;
  return !(digit.test(text[to] ?? '') && isNextTo(glyphs, to - 1));
}

const isNextTo = (glyphs: readonly Glyph[], at: number): boolean => {
  const [one, next] = [glyphs[at], glyphs[at + 1]];
  return one?.word === next?.word && (next?.at ?? 0) - (one?.at ?? 0) === 1;
};

interface Place {
  readonly from: number;
  readonly to: number;
}

function placesIn(
  stream: Stream,
  digits: string,
  { isTolerant, isAlone }: { readonly isTolerant: boolean; readonly isAlone: boolean },
): Place[] {
  const places: Place[] = [];
  for (let from = 0; from + digits.length <= stream.text.length + 1; from += 1) {
    const to = from + lengthOfHit(stream, from, digits, isTolerant);
    if (to > from && (!isAlone || standsAlone(stream, from, to))) places.push({ from, to });
  }
  return places;
}

const glyphsAt = ({ all, places }: Stream, { from, to }: Place): readonly Glyph[] =>
  all.slice(places[from], (places[to - 1] ?? 0) + 1);

const inLowerCase = (char: string): string => char.toLowerCase().slice(0, 1);

/** Digits and letters in any spacing that are no part of longer numbers. */
export function spelledHits(
  glyphs: readonly Glyph[],
  spellings: readonly string[],
  separators = ignoredInWords,
): (readonly Glyph[])[] {
  const stream = streamOf(glyphs, false, separators);
  const lower = { ...stream, text: Array.from(stream.text, inLowerCase).join('') };
  const rule = { isTolerant: false, isAlone: true };
  return spellings.flatMap((spelling) =>
    placesIn(lower, spelling, rule).map((place) => glyphsAt(lower, place)),
  );
}

const formOf: Readonly<Record<NumberKind, (digits: string) => string>> = {
  ssn: (digits) => `***-**-${lastFour(digits)}`,
  ein: (digits) => `**-***${lastFour(digits)}`,
  accountNumber: (digits) => `****${lastFour(digits)}`,
};

const isApart = (one: Place, others: readonly Place[]): boolean =>
  others.every(({ from, to }) => one.to <= from || to <= one.from);

/** A misread number does not share a digit with one that is read exactly. */
export function ownNumberHits(
  glyphs: readonly Glyph[],
  numbers: readonly OwnNumber[],
  isRecognized: boolean,
): Hit[] {
  const [long, short] = [streamOf(glyphs, isRecognized), streamOf(glyphs, isRecognized, ignoredInShort)];
  const exactHits = numbers.map((number) => {
    const isShort = number.digits.length < minInside;
    const stream = isShort ? short : long;
    const exact = placesIn(stream, number.digits, { isTolerant: false, isAlone: isShort });
    return { number, stream, exact };
  });
  const certain = exactHits.filter(({ stream }) => stream === long).flatMap(({ exact }) => exact);
  return exactHits.flatMap(({ number: { kind, digits }, stream, exact }) => {
    const misread =
      isRecognized && stream === long ? placesIn(long, digits, { isTolerant: true, isAlone: false }) : [];
    return [...exact, ...misread.filter((place) => isApart(place, certain))].map((place) => ({
      glyphs: glyphsAt(stream, place),
      form: formOf[kind](digits),
    }));
  });
}
