import { textOf } from '../longest-texts.ts';
import type { Line, Word } from '../page.ts';

const wholeDollars = /^\$?\d{1,3}(?:,\d{3})*$/;
const misreadDollars = /^\$?(?:\d{4,6}|\d{1,3}\.\d{3})$/;
const withComma = /,\d{3}$/;
const cents = /^\d\d$/;
const minLines = 3;
const slack = 4;

interface Pair {
  whole: Word;
  rest: Word;
}

const isWhole = ({ text, confidence }: Word) =>
  wholeDollars.test(text) || (confidence !== undefined && misreadDollars.test(text));

const rightOf = ({ x, width }: Word) => x + width;
const gapOf = ({ whole, rest }: Pair) => rest.x - rightOf(whole);

const pairsIn = ({ words }: Line): Pair[] =>
  words.flatMap((rest, at) => {
    const whole = words[at - 1];
    return whole && cents.test(rest.text) && isWhole(whole) ? [{ whole, rest }] : [];
  });

const lastPair = (line: Line): Pair[] =>
  pairsIn(line).filter(({ whole, rest }) => rest === line.words.at(-1) && withComma.test(whole.text));

const areRising = (pairs: readonly Pair[]) =>
  pairs.every(({ rest }, at) => at === 0 || Number(rest.text) > Number(pairs[at - 1]?.rest.text));

export function withCents(lines: readonly Line[]): readonly Line[] {
  const column = lines.flatMap(lastPair);
  const first = column[0];
  if (!first || column.length < minLines || areRising(column)) return lines;
  const isCents = (pair: Pair) =>
    Math.abs(gapOf(pair) - gapOf(first)) < slack &&
    (withComma.test(pair.whole.text) || Math.abs(rightOf(pair.whole) - rightOf(first.whole)) < slack);
  return lines.map((line) => {
    const pairs = pairsIn(line).filter(isCents);
    if (pairs.length === 0) return line;
    const words = line.words.flatMap((word) => {
      if (pairs.some(({ rest }) => rest === word)) return [];
      const rest = pairs.find(({ whole }) => whole === word)?.rest;
      return [rest ? { ...word, text: `${word.text}.${rest.text}`, width: rightOf(rest) - word.x } : word];
    });
    return { ...line, words, text: textOf(words) };
  });
}
