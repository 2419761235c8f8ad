import type { Line, Word } from '../page.ts';
import { startsWithDate } from './dates.ts';
import { textOf } from '../longest-texts.ts';
import { dayAt, hasAmount, lineOf } from './placed-days.ts';

const minDays = 3;
const reach = 10;

export function dayColumn(lines: readonly Line[]): number | null {
  const edges = lines.flatMap((line) =>
    startsWithDate(line) && hasAmount(line) ? (line.words[0]?.x ?? []) : [],
  );
  const rows = new Map<number, number>();
  for (const edge of edges) rows.set(edge, (rows.get(edge) ?? 0) + 1);
  const near = [...rows.keys()].map((edge) => ({
    edge,
    count: [...rows].reduce((sum, [other, count]) => sum + (Math.abs(other - edge) < 2 ? count : 0), 0),
  }));
  const best = near.reduce((one, next) => (next.count > one.count ? next : one), { edge: 0, count: 0 });
  return best.count < minDays ? null : best.edge;
}

function besideRows(line: Line, column: number): readonly Word[] | null {
  const at = line.words.findIndex(({ x }) => x > column - reach);
  const [side, rest] = [line.words.slice(0, at), line.words.slice(at)];
  const isAtColumn = at > 0 && Math.abs((rest[0]?.x ?? 0) - column) < reach;
  return isAtColumn && /[a-z]{2}/i.test(textOf(side)) && !startsWithDate(line) ? rest : null;
}

export function withoutSideNotes(lines: readonly Line[]): readonly Line[] {
  const column = dayColumn(lines);
  if (column === null) return lines;
  const rest = lines.map((line) => besideRows(line, column));
  const isRow = (words: readonly Word[] | null) => words !== null && dayAt(words, 0) !== null;
  if (!rest.some(isRow)) return lines;
  return lines.map((line, at) => {
    const words = rest[at];
    return words ? lineOf(line.page, words) : line;
  });
}
