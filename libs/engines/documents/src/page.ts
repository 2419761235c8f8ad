import { z } from 'zod';
import { splitJoinedWords } from './joined-words.ts';
import { mendElevens } from './joined-elevens.ts';
import { mendMisreadDays } from './misread-days.ts';
import { mendMarks } from './misread-marks.ts';
import { cutRun, cutWord, longest, textOf } from './longest-texts.ts';
import { remembered } from './remembered.ts';
import { straightenWords } from './straighten.ts';
import { joinTornWords, mendTornTexts } from './torn-words.ts';

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
/** `moved`: how far to the left a column was moved. Its box stays where it is printed. */
export type Word = z.infer<typeof word> & { moved?: number; source?: Word };

export const page = z.object({
  words: z.array(word),
  recognition: z.number().min(0).max(1),
  /** The size of the page in points. `tilt`: the slope of a scan that was straightened. */
  sheet: z
    .object({ width: z.number().positive(), height: z.number().positive(), tilt: z.number().optional() })
    .optional(),
});
export type Page = z.infer<typeof page>;

const minColumnGap = 1.2;

export function groupsOf(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const group = groups.at(-1);
    if (group && before && !hasGapBetween(before, word)) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

const mark = /^[^a-z\d]+$/i;

function lowerHeight(one: Word, next: Word): number {
  if (mark.test(one.text)) return next.height;
  return mark.test(next.text) ? one.height : Math.min(one.height, next.height);
}

export const hasGapBetween = (one: Word, next: Word): boolean =>
  next.x - (one.x + one.width) > lowerHeight(one, next) * minColumnGap;

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

const leaderInside = /[.·…_]{5,}/g;

function withoutLeaders(whole: Word): Word[] {
  const text = whole.text.replace(leaderInside, (dots) => ' '.repeat(dots.length));
  return text === whole.text ? [whole] : partsOf({ ...whole, text });
}

const middle = ({ y, height }: Word) => y + height / 2;

/** A recognized box has the height of its letters, so the median height is more reliable. */
function usualHeight(words: readonly Word[]): number {
  const heights = words.map(({ height }) => height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

const maxRowOffset = 0.65;

function visibleWordsOf({ words, recognition }: Page): Word[] {
  const visible = words.filter(({ hidden }) => hidden !== true).map(cutRun);
  return recognition < 1
    ? visible.flatMap(withoutLeaders).flatMap(partsOf)
    : mendTornTexts(visible).flatMap(partsOf);
}

const rowsOf = remembered((page: Page): readonly Word[][] => {
  const isRecognized = page.recognition < 1;
  const visibleWords = visibleWordsOf(page);
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
  const gathered = rows.map(({ words: inRow }) => inRow.sort((a, b) => a.x - b.x));
  const whole = isRecognized
    ? mendElevens(mendMisreadDays(mendMarks(gathered.map(splitJoinedWords))))
    : joinOverlapping(gathered).map(joinTornWords);
  return whole.map((row) => row.slice(0, longest.wordsInLine).map(cutWord));
});

interface Band {
  top: number;
  bottom: number;
}

/** The middles of the top and bottom edges, so one large or raised word does not move the row. */
function bandOf(row: readonly Word[]): Band | null {
  const at = Math.floor(row.length / 2);
  const tops = row.map(({ y }) => y).sort((a, b) => a - b);
  const bottoms = row.map(({ y, height }) => y + height).sort((a, b) => a - b);
  return row.length === 0 ? null : { top: tops[at] ?? 0, bottom: bottoms[at] ?? 0 };
}

const minOverlap = 0.5;

function overlapOf(one: Band | null, other: Band | null): number {
  if (!one || !other) return 0;
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap / Math.max(1, Math.min(one.bottom - one.top, other.bottom - other.top));
}

const collides = (words: readonly Word[], row: readonly Word[]): boolean =>
  words.some(({ x, width }) => row.some((other) => x < other.x + other.width && other.x < x + width));

const widthOf = (row: readonly Word[]) => row.reduce((sum, { width }) => sum + width, 0);

function groupsWithRoom(row: readonly Word[], other: readonly Word[]): Word[] {
  const band = bandOf(other);
  return groupsOf(row)
    .filter((group) => overlapOf(bandOf(group), band) > minOverlap && !collides(group, other))
    .flat();
}

/** Small text in the margin or a raised sign opens a row of its own beside the row that it belongs to. */
function joinOverlapping(rows: readonly Word[][]): Word[][] {
  const joined = rows.map((row) => [...row]);
  for (let at = 1; at < joined.length; at += 1) {
    const [upper = [], lower = []] = [joined[at - 1], joined[at]];
    if (overlapOf(bandOf(upper), bandOf(lower)) <= 0) continue;
    const isUpperMain = widthOf(upper) > widthOf(lower);
    const [main, side] = isUpperMain ? [upper, lower] : [lower, upper];
    const words = groupsWithRoom(side, main);
    const rest = side.filter((word) => !words.includes(word));
    const whole = [...main, ...words].sort((a, b) => a.x - b.x);
    [joined[at - 1], joined[at]] = isUpperMain ? [whole, rest] : [rest, whole];
  }
  return joined.filter((row) => row.length > 0);
}

export const linesOf = (pages: readonly Page[]): Line[] =>
  pages.flatMap((each, index) =>
    rowsOf(each).map((words) => ({
      page: index + 1,
      text: textOf(words),
      words,
    })),
  );
