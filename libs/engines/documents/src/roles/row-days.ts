import type { GridLine } from '../grid/cells.ts';
import { type Grid, hasAmount } from '../grid/tables.ts';
import {
  dateAtStart,
  dayNumber,
  daysIn as daysInText,
  isoFrom,
  isoOf,
  isRealDay,
  type Period,
  type PrintedDate,
} from '../statements/dates.ts';
import type { Row } from './direction-features.ts';
import type { LineRole } from './roles.ts';
import { leadsTo } from './row-texts.ts';

const graceDays = 7;

function isoIn(date: PrintedDate, period: Period | null): string | null {
  if (date.year !== null) return isRealDay(isoOf(date)) ? isoOf(date) : null;
  if (period === null) return null;
  const [first, last] = [dayNumber(period.from) - graceDays, dayNumber(period.to) + graceDays];
  const days = [period.to, period.from].map((end) => isoOf({ ...date, year: Number(end.slice(0, 4)) }));
  return days.find((day) => isRealDay(day) && dayNumber(day) >= first && dayNumber(day) <= last) ?? null;
}

const daysIn = ({ cells }: GridLine): PrintedDate[] =>
  cells.flatMap(({ kind, day }) => (kind === 'day' && day ? [day] : []));
const dayOf = (line: GridLine): PrintedDate | null => daysIn(line)[0] ?? null;

const orderOf = ({ year, month, day }: PrintedDate) => ((year ?? 0) * 12 + month) * 31 + day;

function disorderOf(days: readonly PrintedDate[]): number {
  const steps = days.slice(1).map((day, at) => orderOf(day) - orderOf(days[at] ?? day));
  return Math.min(steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length);
}

/** Of two days in each row, rows are in the order of the day on which they were booked. */
function placeOfDay(lines: readonly GridLine[]): 0 | 1 {
  const pairs = lines.map(daysIn).filter(({ length }) => length > 1);
  if (pairs.length < lines.length * 0.6) return 0;
  const [first, second] = [0, 1].map((place) => disorderOf(pairs.flatMap((days) => days[place] ?? [])));
  return (second ?? 0) < (first ?? 0) ? 1 : 0;
}

/** "13" below "AUGUST 2025". */
function dayUnderMonth(line: GridLine, month: string | null): PrintedDate | null {
  const first = line.cells[0];
  if (month === null || first?.kind !== 'number' || !/^\d{1,2}$/.test(first.text)) return null;
  const [name = '', year = ''] = month.split(' ');
  return dateAtStart(`${name} ${first.text}${year === '' ? '' : `, ${year}`}`)?.date ?? null;
}

function dayBelow({ lines }: Grid, line: number): PrintedDate | null {
  for (let at = line + 1; at < line + 4; at += 1) {
    const below = lines[at];
    if (!below || hasAmount(below)) return null;
    const day = dayOf(below);
    if (day) return day;
  }
  return null;
}

const longestStatementDays = 100;

/** Without a period, the rows are from the months before the last day with a year that a line prints. */
function printedPeriod({ lines }: Grid): Period | null {
  const days = lines.flatMap(({ text }) => daysInText(text)).filter(isRealDay);
  const to = days.sort((a, b) => a.localeCompare(b)).at(-1);
  return to === undefined ? null : { from: isoFrom(dayNumber(to) - longestStatementDays), to };
}

const linesWithDay: readonly (LineRole | undefined)[] = ['day heading', 'lead', 'booking', 'carried balance'];

/** The first row without a day decides: its day stands close above it, or below each row. */
function isAboveRows({ lines }: Grid, roles: readonly LineRole[], rows: readonly Row[]): boolean {
  const first = rows.find(({ line }) => lines.slice(line, line + 1).some((each) => dayOf(each) === null));
  if (!first) return false;
  const above = lines.findLastIndex(
    (line, at) => at < first.line && roles[at] !== 'heading' && dayOf(line) !== null,
  );
  return above >= Math.max(0, first.line - 2) && linesWithDay.includes(roles[above]);
}

const monthIn = ({ cells }: GridLine): string | null => {
  const [first, second] = cells;
  return first?.kind === 'month' && !second ? first.text : null;
};

/** Days stand in the row, below its text, or above the rows of the day. */
export function daysOf(
  grid: Grid,
  roles: readonly LineRole[],
  rows: readonly Row[],
  statedPeriod: Period | null,
): (string | null)[] {
  const period = statedPeriod ?? printedPeriod(grid);
  const isAbove = isAboveRows(grid, roles, rows);
  const place = placeOfDay(rows.flatMap(({ line }) => grid.lines[line] ?? []));
  const days = new Map<number, PrintedDate | null>();
  let [last, month]: [PrintedDate | null, string | null] = [null, null];
  for (const [at, line] of grid.lines.entries()) {
    month = monthIn(line) ?? month;
    const own = daysIn(line)[place] ?? dayOf(line) ?? dayUnderMonth(line, month);
    if (linesWithDay.includes(roles[at])) last = own ?? last;
    const lead = leadsTo(roles, at).flatMap((each) => grid.lines.slice(each, each + 1).flatMap(daysIn));
    days.set(at, own ?? lead[0] ?? (isAbove ? last : (dayBelow(grid, at) ?? last)));
  }
  return rows.map(({ line }) => {
    const day = days.get(line);
    return day ? isoIn(day, period) : null;
  });
}
