import { z } from 'zod';
import { straightenWords } from './straighten.ts';

export const word = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  confidence: z.number().min(0).max(1).optional(),
  font: z.string().optional(),
  hidden: z.boolean().optional(),
});
export type Word = z.infer<typeof word>;

export const page = z.object({
  words: z.array(word),
  recognition: z.number().min(0).max(1),
});
export type Page = z.infer<typeof page>;

export interface Line {
  page: number;
  text: string;
  words: readonly Word[];
}

const dotLeader = /^[.·…_]+$/;

/** A text layer may contain a whole line as one word, so each part gets its share of the width. */
function partsOf(whole: Word): Word[] {
  const parts = [...whole.text.matchAll(/\S+/g)].filter(([part]) => !dotLeader.test(part));
  if (parts.length === 1 && parts[0]?.[0] === whole.text) return [whole];
  const perCharacter = whole.width / whole.text.length;
  return parts.map((part) => ({
    ...whole,
    text: part[0],
    x: whole.x + part.index * perCharacter,
    width: part[0].length * perCharacter,
  }));
}

const middle = ({ y, height }: Word) => y + height / 2;

/** A recognized box has the height of its letters, so the median height is more reliable. */
function usualHeight(words: readonly Word[]): number {
  const heights = words.map(({ height }) => height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

const maxRowOffset = 0.65;

function rowsOf({ words, recognition }: Page): Word[][] {
  const visibleWords = words.filter(({ hidden }) => hidden !== true).flatMap(partsOf);
  const isRecognized = recognition < 1;
  const placedWords = isRecognized
    ? straightenWords(visibleWords)
    : visibleWords.map((each) => ({ word: each, middle: middle(each) }));
  const usual = usualHeight(visibleWords);
  const rows: { middle: number; first: Word; words: Word[] }[] = [];
  for (const each of placedWords.sort((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1);
    const reach = isRecognized ? usual * maxRowOffset : Math.max(row?.first.height ?? 0, 4) / 2;
    if (row && Math.abs(row.middle - each.middle) < reach) {
      row.words.push(each.word);
      // Recognized boxes differ in height, so the row follows their mean.
      if (isRecognized) row.middle += (each.middle - row.middle) / row.words.length;
    } else rows.push({ middle: each.middle, first: each.word, words: [each.word] });
  }
  return rows.map((row) => row.words.sort((a, b) => a.x - b.x));
}

export const linesOf = (pages: readonly Page[]): Line[] =>
  pages.flatMap((each, index) =>
    rowsOf(each).map((words) => ({
      page: index + 1,
      text: words.map(({ text }) => text).join(' '),
      words,
    })),
  );
