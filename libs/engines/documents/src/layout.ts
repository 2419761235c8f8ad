import { type Amount, amountsOf } from './amounts.ts';
import { textOf } from './longest-texts.ts';
import { groupsOf, type Line, type Word } from './page.ts';
import { remembered } from './remembered.ts';

export interface Segment {
  text: string;
  words: readonly Word[];
  left: number;
  right: number;
}

const rightOf = ({ x, width }: Word) => x + width;

function segmentFrom(words: readonly Word[]): Segment {
  const [first, last] = [words[0], words.at(-1)];
  return { text: textOf(words), words, left: first?.x ?? 0, right: last ? rightOf(last) : 0 };
}

const segmentsIn = remembered((words: readonly Word[]): readonly Segment[] =>
  groupsOf(words).map(segmentFrom),
);

export const segmentsOf = ({ words }: Pick<Line, 'words'>): readonly Segment[] => segmentsIn(words);

export interface Pair {
  label: string;
  amount: Amount;
  line: Line;
}

const wordy = /[a-z]{2}/i;
const textBetween = (line: Line, from: number, to: number) => textOf(line.words.slice(from, to));

function textBeside(line: Line | undefined, { left, right }: Amount): string | null {
  if (!line) return null;
  const segment = segmentsOf(line).find(
    (each) => each.left < right + 4 && each.right > left - 4 && wordy.test(each.text),
  );
  return segment?.text ?? null;
}

const maxHeightsApart = 5;

function nearLine(line: Line, other: Line | undefined): Line | undefined {
  const [upper, lower] = [line.words[0], other?.words[0]];
  if (!upper || !lower || other?.page !== line.page) return undefined;
  return Math.abs(lower.y - upper.y) <= upper.height * maxHeightsApart ? other : undefined;
}

function headingAbove(lines: readonly Line[], at: number, amount: Amount): string | null {
  const line = lines[at];
  const above = line && nearLine(line, lines[at - 1]);
  const text = textBeside(above, amount);
  const upper = line && nearLine(line, lines[at - 2]);
  const isHeading = upper && amountsOf(upper).length === 0 && (text === null || segmentsOf(upper).length > 1);
  const first = isHeading ? textBeside(upper, amount) : null;
  return first === null || text === null ? (text ?? first) : `${first} ${text}`;
}

export function labelBeside(lines: readonly Line[], at: number, amount: Amount): string {
  const line = lines[at];
  if (!line) return '';
  return headingAbove(lines, at, amount) ?? textBeside(nearLine(line, lines[at + 1]), amount) ?? '';
}

/** Amounts without cents are counts and years, except where the document has no cents at all. */
export function pairsOf(lines: readonly Line[]): Pair[] {
  return lines.flatMap((line, at) => {
    let from = 0;
    return amountsOf(line).flatMap((amount) => {
      if (!amount.hasCents) return [];
      const own = textBetween(line, from, amount.first);
      from = amount.last + 1;
      const label = wordy.test(own) ? own : labelBeside(lines, at, amount);
      return label === '' ? [] : [{ label, amount, line }];
    });
  });
}
