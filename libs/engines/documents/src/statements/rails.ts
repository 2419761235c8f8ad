import { hasGapBetween, type Line } from '../page.ts';
import { amountsWithCents } from '../amounts.ts';
import { dayColumn } from './side-notes.ts';
import { lineOf } from './placed-days.ts';

const reach = 10;
const minLines = 4;
const minAmounts = 2;

interface Halves {
  rail: Line | null;
  rest: Line | null;
}

function splitAt(line: Line, column: number): Halves | null {
  const at = line.words.findIndex(({ x }) => x > column - reach);
  if (at === -1) {
    const isLeft = line.words.every(({ x, width }) => x + width < column);
    return isLeft ? { rail: line, rest: null } : null;
  }
  if (at === 0) return { rail: null, rest: line };
  const [before, word] = [line.words[at - 1], line.words[at]];
  if (!before || !word || !hasGapBetween(before, word)) return null;
  return { rail: lineOf(line.page, line.words.slice(0, at)), rest: lineOf(line.page, line.words.slice(at)) };
}

function isRail(rails: readonly Line[], rests: readonly Line[]): boolean {
  const [top, bottom] = [rests[0]?.words[0]?.y ?? 0, rests.at(-1)?.words[0]?.y ?? 0];
  const beside = rails.filter(({ words: [word] }) => word !== undefined && word.y > top && word.y < bottom);
  const withAmount = beside.filter((line) => amountsWithCents(line).length > 0);
  return beside.length >= minLines && withAmount.length >= minAmounts;
}

function railFirst(lines: readonly Line[], column: number): readonly Line[] {
  const halves = lines.map((line) => splitAt(line, column));
  const rails = halves.flatMap((each) => each?.rail ?? []);
  const rows = halves.flatMap((each) => each?.rest ?? []);
  const dated = rows.filter(({ words: [word] }) => word !== undefined && Math.abs(word.x - column) < reach);
  if (!isRail(rails, dated)) return lines;
  const whole = lines.filter((_, at) => halves[at] === null);
  const start = dated[0]?.words[0]?.y ?? 0;
  const isAbove = ({ words: [word] }: Line) => (word?.y ?? 0) < start;
  return [...whole.filter(isAbove), ...rails, ...rows, ...whole.filter((line) => !isAbove(line))];
}

export function withRailsFirst(lines: readonly Line[]): readonly Line[] {
  const column = dayColumn(lines);
  if (column === null) return lines;
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.flatMap((page) =>
    railFirst(
      lines.filter((line) => line.page === page),
      column,
    ),
  );
}
