import type { GridLine } from '../grid/cells.ts';
import { hasAmount, hasDay } from '../grid/tables.ts';

function isBelowText(line: GridLine, row: GridLine): boolean {
  const [first] = row.cells;
  const text = row.cells.find(({ kind }) => kind === 'text');
  const left = line.cells[0]?.left ?? 0;
  if (!first || !text || first === text) return false;
  return Math.abs(text.left - left) < 4 && left > first.left + 8;
}

/** A line below the text of a row, whose day or number stands before it. */
export function detailsOf(lines: readonly GridLine[], headers: readonly boolean[], pitch: number): boolean[] {
  const details: boolean[] = [];
  let row: GridLine | null = null;
  for (const [at, line] of lines.entries()) {
    if (hasAmount(line)) {
      row = line;
      details.push(false);
      continue;
    }
    const before = lines[at - 1];
    const follows = before === row || details[at - 1] === true;
    const isNear =
      before?.page === line.page && line.top - before.top < Math.max(pitch * 1.3, line.height * 2.2);
    details.push(row !== null && follows && isNear && headers[at] !== true && isBelowText(line, row));
  }
  return details;
}

/** A day and a text above an amount that stands below the text. */
export function leadsOf(lines: readonly GridLine[]): boolean[] {
  return lines.map((line, at) => {
    const [day, text] = line.cells;
    if (hasAmount(line) || day?.kind !== 'day' || text?.kind !== 'text') return false;
    const last = lines.slice(at + 1, at + 4).find((each) => hasAmount(each) || hasDay(each));
    if (!last || !hasAmount(last) || hasDay(last) || last.page !== line.page) return false;
    return last.cells.some(({ left }, place) => place === 0 && Math.abs(left - text.left) < 4);
  });
}

/** The smallest left edge that several rows have. */
export function edgeOf(rows: readonly GridLine[]): number | null {
  const lefts = rows.flatMap(({ cells }) => cells[0]?.left ?? []).sort((a, b) => a - b);
  return lefts.find((left) => lefts.filter((other) => Math.abs(other - left) < 4).length > 2) ?? null;
}
