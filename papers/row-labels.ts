import { contextOf, lettersOf } from '../libs/engines/documents/src/roles/context.ts';
import { sizeOf } from '../libs/engines/documents/src/roles/sums.ts';
import type { LineRole } from '../libs/engines/documents/src/roles/roles.ts';
import type { Cell, GridLine } from '../libs/engines/documents/src/grid/cells.ts';
import {
  amountsIn,
  type Grid,
  hasAmount,
  hasDay,
  isHeader,
} from '../libs/engines/documents/src/grid/tables.ts';
import type { Truth, TruthRow } from './paper.ts';

const amountCells = ({ cells }: GridLine) => cells.filter(({ kind }) => kind === 'amount');
const cents = (amount: number) => Math.round(Math.abs(amount) * 100);
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export interface MatchedRow {
  readonly row: TruthRow;
  readonly line: number;
  readonly amount: Cell;
  readonly balance: Cell | null;
}

const textNear = (lines: readonly GridLine[], at: number) => {
  const near = lines
    .slice(Math.max(0, at - 3), at + 4)
    .filter((line) => line === lines[at] || !hasAmount(line));
  return plain(near.map(({ text }) => text).join(' '));
};

function isOwnDay({ cells }: GridLine, { day }: TruthRow): boolean {
  const [, month, date] = day.split('-').map(Number);
  return cells.some((cell) => cell.day?.month === month && cell.day?.day === date);
}

function scoreOf(grid: Grid, at: number, row: TruthRow): number {
  const line = grid.lines[at];
  if (!line) return 0;
  const text = plain(row.text);
  let score = 1;
  if (plain(line.text).includes(text)) score += 3;
  else if (textNear(grid.lines, at).includes(text)) score += 2;
  if (isOwnDay(line, row)) score += 3;
  else if (hasDay(line)) score -= 1;
  if (row.balance !== null && amountCells(line).some((cell) => sizeOf(cell) === cents(row.balance ?? 0)))
    score += 2;
  return score;
}

/** The line of each row of the truth. A row whose line is not certain has none. */
export function matchedRows(grid: Grid, truth: Truth): MatchedRow[] {
  const pairs = truth.rows.flatMap((row, index) =>
    grid.lines.flatMap((line, at) => {
      const isThere =
        line.page === row.page && amountCells(line).some((cell) => sizeOf(cell) === cents(row.amount));
      return isThere ? [{ row, index, at, score: scoreOf(grid, at, row) }] : [];
    }),
  );
  pairs.sort((a, b) => b.score - a.score || a.index - b.index || a.at - b.at);
  const [rows, lines] = [new Set<number>(), new Set<number>()];
  const matched: MatchedRow[] = [];
  for (const { row, index, at, score } of pairs) {
    if (rows.has(index) || lines.has(at) || score < 3) continue;
    rows.add(index);
    lines.add(at);
    const cells = amountsIn(grid, at);
    const amount = cells.find((cell) => sizeOf(cell) === cents(row.amount));
    const rest = cells.filter((cell) => cell !== amount);
    const balance =
      row.balance === null ? null : rest.findLast((cell) => sizeOf(cell) === cents(row.balance ?? 0));
    if (amount) matched.push({ row, line: at, amount, balance: balance ?? null });
  }
  return matched.sort((a, b) => a.line - b.line);
}

function roleOfAmounts(grid: Grid, at: number, truth: Truth, first: number, last: number): LineRole {
  const line = grid.lines[at];
  if (!line) return 'noise';
  const figures = new Set(
    [...Object.values(truth.figures), ...Object.values(truth.more)].flatMap((value) =>
      typeof value === 'number' ? [cents(value)] : [],
    ),
  );
  const balances = new Set(truth.rows.flatMap(({ balance }) => (balance === null ? [] : [cents(balance)])));
  for (const name of ['beginningBalance', 'endingBalance']) balances.add(cents(truth.figures[name] ?? 0));
  const sizes = amountCells(line).map(sizeOf);
  const text = lettersOf(
    line.cells
      .filter(({ kind }) => kind === 'text')
      .map((cell) => cell.text)
      .join(''),
  );
  if (text.length < 3 && hasDay(line)) return 'daily balance';
  const isAmong = at > first - 4 && at < last + 4;
  if (isAmong && sizes.some((size) => balances.has(size))) return 'carried balance';
  if (at > first && sizes.some((size) => figures.has(size))) return 'section total';
  if (sizes.some((size) => figures.has(size) || balances.has(size))) return 'summary item';
  if (hasDay(line) && line.cells[0]?.kind === 'day') return 'foreign booking';
  return isAmong ? 'section total' : 'label and value';
}

/** Marks the lines without amounts that belong to a row, until its text is whole. */
function markTexts(grid: Grid, matched: readonly MatchedRow[], roles: LineRole[]): void {
  for (const { row, line } of matched) {
    const text = plain(row.text);
    let own = plain(grid.lines[line]?.text ?? '');
    for (let at = line - 1; at >= line - 3 && !own.includes(text) && roles[at] === 'noise'; at -= 1) {
      const above = plain(grid.lines[at]?.text ?? '');
      const isLead = above.length > 2 && (text.includes(above) || above.includes(text.slice(0, 12)));
      if (!isLead) break;
      roles[at] = 'lead';
      own = above + own;
    }
    for (let at = line + 1; at <= line + 3 && !own.includes(text) && roles[at] === 'noise'; at += 1) {
      roles[at] = 'continuation';
      own += plain(grid.lines[at]?.text ?? '');
    }
  }
}

/** Days above rows, or below them, whichever explains more rows that have none. */
function markDays(grid: Grid, matched: readonly MatchedRow[], roles: LineRole[]): void {
  const [above, below]: [number[], number[]] = [[], []];
  for (const { row, line } of matched) {
    const own = grid.lines[line];
    if (!own || isOwnDay(own, row)) continue;
    const up = grid.lines.findLastIndex((each, at) => at < line && hasDay(each) && !hasAmount(each));
    if (up >= 0 && grid.lines[up] && isOwnDay(grid.lines[up], row)) above.push(up);
    const down = grid.lines.findIndex((each, at) => at > line && (hasDay(each) || hasAmount(each)));
    if (down >= 0 && grid.lines[down] && !hasAmount(grid.lines[down]) && isOwnDay(grid.lines[down], row))
      below.push(down);
  }
  if (below.length > above.length) for (const at of below) roles[at] = 'continuation';
  else for (const at of above) if (roles[at] === 'noise') roles[at] = 'day heading';
}

function markHeadings(
  grid: Grid,
  matched: readonly MatchedRow[],
  roles: LineRole[],
  repeated: ReadonlySet<string>,
): void {
  const isRow = (at: number) => roles[at] === 'booking' || roles[at] === 'lead';
  for (const { line } of matched)
    for (let at = line - 1; at >= line - 6 && !isRow(at); at -= 1) {
      const each = grid.lines[at];
      if (!each || each.page !== grid.lines[line]?.page || hasAmount(each)) break;
      if (roles[at] !== 'noise' || (repeated.has(lettersOf(each.text)) && !isHeader(grid.lines, at)))
        continue;
      const after = grid.lines[at - 1];
      const isDetail = roles[at - 1] === 'booking' || roles[at - 1] === 'continuation';
      const isIndented = after !== undefined && (each.cells[0]?.left ?? 0) > (after.cells[0]?.left ?? 0) + 6;
      if (each.cells.every(({ kind }) => kind === 'month')) roles[at] = 'day heading';
      else if (isDetail && isIndented && !isHeader(grid.lines, at)) roles[at] = 'continuation';
      else roles[at] = 'heading';
    }
}

export function labelsOf(grid: Grid, truth: Truth): { roles: LineRole[]; matched: MatchedRow[] } {
  const matched = matchedRows(grid, truth);
  const own = new Set(matched.map(({ line }) => line));
  const [first, last] = [matched[0]?.line ?? 0, matched.at(-1)?.line ?? 0];
  const roles = grid.lines.map((line, at): LineRole => {
    if (own.has(at)) return 'booking';
    return hasAmount(line) ? roleOfAmounts(grid, at, truth, first, last) : 'noise';
  });
  markTexts(grid, matched, roles);
  markDays(grid, matched, roles);
  const { repeated, details, leads } = contextOf(grid);
  for (const [at, isLead] of leads.entries()) if (isLead) roles[at] = 'lead';
  for (const [at, isDetail] of details.entries())
    if (isDetail && (roles[at - 1] === 'booking' || roles[at - 1] === 'continuation'))
      roles[at] = 'continuation';
  markHeadings(grid, matched, roles, repeated);
  return { roles, matched };
}
