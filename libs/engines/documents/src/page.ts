import { z } from 'zod';
import { levelled } from './level.ts';

/** A word as it stands on a page: position from the top left, in points. */
export const word = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** How sure the recognition is of this word; a text layer does not say. */
  confidence: z.number().min(0).max(1).optional(),
  /** Family of the font, without weight or slant. */
  font: z.string().optional(),
  /** In the file, but nobody sees it on the page. */
  hidden: z.boolean().optional(),
});
export type Word = z.infer<typeof word>;

export const page = z.object({
  words: z.array(word),
  /** 1 for a text layer, the mean of the words' confidences for a recognised image. */
  recognition: z.number().min(0).max(1),
});
export type Page = z.infer<typeof page>;

export interface Line {
  page: number;
  text: string;
  /** The words, blank-free, from left to right; the text is these with one blank between. */
  words: readonly Word[];
}

/** Dots that lead the eye to an amount. */
const leader = /^[.·…_]+$/;

/** A text layer may hold a whole line in one piece: each blank-free part gets its share of the width. */
function partsOf(whole: Word): Word[] {
  const parts = [...whole.text.matchAll(/\S+/g)].filter(([part]) => !leader.test(part));
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

/** Recognised boxes are as high as their letters; the page's usual height says more than one word's own. */
function usualHeight(words: readonly Word[]): number {
  const heights = words.map(({ height }) => height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Of a recognised line's height: lines stand further apart, boxes of one line do not. */
const lineReach = 0.65;

function rowsOf({ words, recognition }: Page): Word[][] {
  const seen = words.filter(({ hidden }) => hidden !== true).flatMap(partsOf);
  const recognised = recognition < 1;
  const upright = recognised ? levelled(seen) : seen.map((each) => ({ word: each, middle: middle(each) }));
  const usual = usualHeight(seen);
  const rows: { middle: number; first: Word; words: Word[] }[] = [];
  for (const each of upright.sort((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1);
    const reach = recognised ? usual * lineReach : Math.max(row?.first.height ?? 0, 4) / 2;
    if (row && Math.abs(row.middle - each.middle) < reach) {
      row.words.push(each.word);
      // Recognised boxes stand a little higher or lower; their mean is where the line is.
      if (recognised) row.middle += (each.middle - row.middle) / row.words.length;
    } else rows.push({ middle: each.middle, first: each.word, words: [each.word] });
  }
  return rows.map((row) => row.words.sort((a, b) => a.x - b.x));
}

/** Words whose middles lie within half a line's height belong to one line, read from left to right. */
export const linesOf = (pages: readonly Page[]): Line[] =>
  pages.flatMap((each, index) =>
    rowsOf(each).map((words) => ({
      page: index + 1,
      text: words.map(({ text }) => text).join(' '),
      words,
    })),
  );
