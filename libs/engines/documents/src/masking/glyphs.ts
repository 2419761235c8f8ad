import type { Word } from '../page.ts';

/** `edges`: where each character begins, and where the last one ends. */
export type MaskableWord = Pick<Word, 'text' | 'x' | 'y' | 'width' | 'height'> & {
  readonly edges?: readonly number[];
};

export interface Glyph {
  readonly char: string;
  readonly word: MaskableWord;
  readonly at: number;
}

const minOverlap = 0.5;

const overlaps = (one: MaskableWord, other: MaskableWord): boolean => {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > minOverlap * Math.min(one.height, other.height);
};

export function readingLines(words: readonly MaskableWord[]): MaskableWord[][] {
  const lines: MaskableWord[][] = [];
  const sorted = [...words].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2));
  for (const word of sorted) {
    const line = lines.at(-1);
    const first = line?.at(-1);
    if (line && first && overlaps(first, word)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

/** A space between two words separates them as one inside a word does. */
export const glyphsOf = (words: readonly MaskableWord[]): Glyph[] =>
  words.flatMap((word, index) => [
    ...(index > 0 ? [{ char: ' ', word, at: -1 }] : []),
    ...Array.from(word.text, (char, at) => ({ char, word, at })),
  ]);

export const textOfGlyphs = (glyphs: readonly Glyph[]): string => glyphs.map(({ char }) => char).join('');
