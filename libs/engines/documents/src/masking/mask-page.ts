import { birthDateHits } from './birth-dates.ts';
import { columnStreams, flowStreams } from './column-streams.ts';
import { type Glyph, glyphsOf, type MaskableWord, readingLines } from './glyphs.ts';
import type { Hit } from './hit.ts';
import { accountHits } from './named-accounts.ts';
import { type OwnNumber, ownNumberHits } from './own-numbers.ts';
import { shapedHits } from './shaped-numbers.ts';

export interface OwnNumbers {
  readonly numbers: readonly OwnNumber[];
  readonly dateOfBirth: string | null;
}

export interface Cover {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MaskedPage {
  readonly covers: readonly Cover[];
  /** The words that remain, with masked forms in the place of numbers. */
  readonly words: readonly MaskableWord[];
  readonly hits: number;
}

const margin = 0.15;

function coverOf({ edges, ...word }: MaskableWord, first: number, last: number): Cover {
  const left = edges?.[first] ?? word.x;
  const right = edges?.[last + 1] ?? word.x + word.width;
  const extra = word.height * margin;
  return {
    x: left - extra,
    y: word.y - extra,
    width: right - left + 2 * extra,
    height: word.height + 2 * extra,
  };
}

function coversOf(word: MaskableWord, { hidden }: Marks): Cover[] {
  const places = [...hidden].sort((one, other) => one - other);
  const firsts = places.filter((at) => !hidden.has(at - 1));
  const lasts = places.filter((at) => !hidden.has(at + 1));
  return firsts.map((first, at) => coverOf(word, first, lasts[at] ?? first));
}

const placesByWord = (glyphs: readonly Glyph[]): Map<MaskableWord, number[]> => {
  const places = new Map<MaskableWord, number[]>();
  for (const { word, at } of glyphs) if (at >= 0) places.set(word, [...(places.get(word) ?? []), at]);
  return places;
};

interface Marks {
  readonly hidden: Set<number>;
  readonly forms: Map<number, string>;
}

function markHits(hits: readonly Hit[]): Map<MaskableWord, Marks> {
  const marked = new Map<MaskableWord, Marks>();
  const longestFirst = [...hits].sort((one, other) => other.glyphs.length - one.glyphs.length);
  for (const { glyphs, form } of longestFirst) {
    let isFirst = true;
    for (const [word, places] of placesByWord(glyphs)) {
      const marks = marked.get(word) ?? { hidden: new Set(), forms: new Map() };
      const start = Math.min(...places);
      if (isFirst && !marks.hidden.has(start)) marks.forms.set(start, form);
      for (let at = start; at <= Math.max(...places); at += 1) marks.hidden.add(at);
      marked.set(word, marks);
      isFirst = false;
    }
  }
  return marked;
}

const countForms = (marked: ReadonlyMap<MaskableWord, Marks>): number =>
  [...marked.values()].reduce((sum, { forms }) => sum + forms.size, 0);

function remaining(word: MaskableWord, marks: Marks | undefined): MaskableWord[] {
  if (!marks) return [word];
  const text = Array.from(word.text)
    .map((char, at) => marks.forms.get(at) ?? (marks.hidden.has(at) ? '' : char))
    .join('');
  return text.trim() === '' ? [] : [{ ...word, text }];
}

export function maskPage(
  words: readonly MaskableWord[],
  { numbers, dateOfBirth }: OwnNumbers,
  isRecognized = false,
): MaskedPage {
  const wordLines = readingLines(words);
  // a number that no line contains whole can be whole in its column, or as the file was written
  const streams = [
    glyphsOf(wordLines.flat()),
    glyphsOf(words),
    ...columnStreams(wordLines),
    ...flowStreams(words),
  ];
  const hits = [
    ...streams.flatMap((glyphs) => [
      ...ownNumberHits(glyphs, numbers, isRecognized),
      ...shapedHits(glyphs),
      ...(dateOfBirth === null ? [] : birthDateHits(glyphs, dateOfBirth)),
    ]),
    ...accountHits(wordLines),
  ];
  const marked = markHits(hits);
  return {
    covers: [...marked].flatMap(([word, marks]) => coversOf(word, marks)),
    words: words.flatMap((word) => remaining(word, marked.get(word))),
    hits: countForms(marked),
  };
}

const textWord = (line: string, at: number): MaskableWord[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    x: index,
    y: at * 2,
    width: text.length,
    height: 1,
  }));

export function maskText(text: string, own: OwnNumbers): string {
  const lines = text.split('\n').map(textWord);
  const { words, hits } = maskPage(lines.flat(), own);
  if (hits === 0) return text;
  return lines
    .map((_, at) =>
      words
        .filter(({ y }) => y === at * 2)
        .map((word) => word.text)
        .join(' '),
    )
    .join('\n');
}
