import { addDays, daysOf, firstDayOf, lastDayOf } from '../days.ts';
import type { WitnessPeriod } from '../witness.ts';
import type { FigureRules } from './figure-rules.ts';
import type { GradeVerdict, MonthGrade } from './figure.ts';
import { gradeOf, type Gradable } from './source-grade.ts';

interface DatedCents {
  readonly day: string;
  readonly cents: number;
}

interface FileRow extends DatedCents {
  /** The day under which the row counts, if another file has it under another day. */
  readonly countedOn?: string;
}

/** An applied file of an account. `kind` is `bank_file`, or the kind of the statement. */
export interface GradedFile extends Pick<Gradable, 'holder' | 'alarm'> {
  readonly kind: string;
  readonly documentId: string | null;
  readonly reviewed: boolean;
  readonly covered: WitnessPeriod;
  readonly anchors: readonly DatedCents[];
  readonly rows: readonly FileRow[];
}

export interface GradedAccount {
  readonly id: string;
  readonly closedOn: string | null;
  readonly files: readonly GradedFile[];
  readonly rows: readonly DatedCents[];
}

export interface AccountMonthGrade extends MonthGrade {
  readonly accountId: string;
  readonly documentIds: readonly string[];
}

type Counts = ReadonlyMap<string, number>;

interface JudgedFile extends GradedFile {
  readonly verdict: GradeVerdict;
}

const isIn = (day: string, { from, to }: WitnessPeriod): boolean => day >= from && day <= to;

type DayOf = (row: FileRow) => string;

const printedDay: DayOf = ({ day }) => day;
const countedDay: DayOf = ({ day, countedOn = day }) => countedOn;

function countsOf(rows: readonly FileRow[], period: WitnessPeriod, dayOf: DayOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const day = dayOf(row);
    if (!isIn(day, period)) continue;
    const key = `${day} ${row.cents}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function rowsOf(files: readonly GradedFile[], period: WitnessPeriod, dayOf = countedDay): Counts {
  const largest = new Map<string, number>();
  for (const { rows } of files)
    for (const [key, count] of countsOf(rows, period, dayOf))
      largest.set(key, Math.max(count, largest.get(key) ?? 0));
  return largest;
}

const contains = (all: Counts, part: Counts): boolean =>
  [...part].every(([key, count]) => count <= (all.get(key) ?? 0));

const isEqual = (one: Counts, other: Counts): boolean => contains(one, other) && contains(other, one);

const covers = (files: readonly GradedFile[], period: WitnessPeriod): boolean =>
  daysOf(period).every((day) => files.some(({ covered }) => isIn(day, covered)));

const sumBetween = (rows: readonly DatedCents[], after: string, through: string): number =>
  rows.reduce((sum, { day, cents }) => (day > after && day <= through ? sum + cents : sum), 0);

const byDay = (rows: readonly DatedCents[]): DatedCents[] =>
  [...rows].sort((a, b) => (a.day < b.day ? -1 : 1));

function closes({ anchors, rows, covered }: GradedFile): boolean {
  const [first, ...others] = byDay(anchors);
  const last = others.at(-1);
  if (first === undefined || last === undefined) return false;
  const balanceOf = (day: string) => first.cents + sumBetween(rows, first.day, day);
  return (
    first.day < covered.from &&
    last.day >= covered.to &&
    others.every(({ day, cents }) => cents === balanceOf(day))
  );
}

/** From the last printed balance before an evening, or the first one after it. */
function balanceIn({ anchors, rows, covered }: GradedFile, evening: string): number[] {
  const isCovered = isIn(evening, { from: addDays(covered.from, -1), to: covered.to });
  const printed = byDay(anchors).filter(({ day }) => isCovered || day === evening);
  const anchor = printed.findLast(({ day }) => day <= evening) ?? printed[0];
  if (anchor === undefined) return [];
  return [anchor.cents + sumBetween(rows, anchor.day, evening) - sumBetween(rows, evening, anchor.day)];
}

function balanceOn(files: readonly GradedFile[], evening: string): number | null {
  const [balance, ...others] = new Set(files.flatMap((file) => balanceIn(file, evening)));
  return others.length === 0 ? (balance ?? null) : null;
}

interface Month {
  readonly period: WitnessPeriod;
  readonly rows: Counts;
}

const supports = (files: readonly GradedFile[], { period, rows }: Month): boolean =>
  covers(files, period) && contains(rowsOf(files, period), rows);

function isPrintedTwice(
  papers: readonly GradedFile[],
  written: readonly GradedFile[],
  month: Month,
): boolean {
  const evenings = [addDays(month.period.from, -1), month.period.to];
  return (
    isEqual(rowsOf(papers, month.period, printedDay), rowsOf(written, month.period, printedDay)) &&
    evenings.every((evening) => {
      const balance = balanceOn(written, evening);
      return balance !== null && balance === balanceOn(papers, evening);
    })
  );
}

function verdictOf(files: readonly JudgedFile[], month: Month): GradeVerdict {
  const atLeast = (grade: number) => files.filter(({ verdict }) => (verdict.grade ?? 0) >= grade);
  const papers = atLeast(2).filter(closes);
  if (supports(papers, month)) {
    const written = files.filter(({ documentId }) => documentId === null);
    const reviewed = papers.filter((paper) => paper.verdict.grade === 3);
    const isConfirmed = supports(reviewed, month) || isPrintedTwice(papers, written, month);
    return { grade: isConfirmed ? 3 : 2, withheld: null };
  }
  if (atLeast(1).length > 0 && contains(rowsOf(atLeast(1), month.period), month.rows))
    return { grade: 1, withheld: null };
  const withheld = files.map(({ verdict }) => verdict.withheld).find((each) => each !== null);
  return { grade: null, withheld: withheld ?? 'alarm' };
}

export function monthGrades(
  account: GradedAccount,
  months: readonly string[],
  rules: FigureRules,
): AccountMonthGrade[] {
  const judged = account.files.map((file): JudgedFile => ({
    ...file,
    verdict: gradeOf({ ...file, freshUntil: null }, '', rules),
  }));
  return months.map((month) => {
    const end = lastDayOf(month);
    const to = account.closedOn !== null && account.closedOn < end ? account.closedOn : end;
    const period = { from: firstDayOf(month), to };
    const files = judged.filter(({ covered }) => covered.from <= to && covered.to >= period.from);
    const verdict = verdictOf(files, { period, rows: countsOf(account.rows, period, printedDay) });
    const documentIds = files.flatMap(({ documentId, verdict: own }) =>
      documentId !== null && (own.grade ?? 0) >= 2 ? documentId : [],
    );
    return { accountId: account.id, month, ...verdict, documentIds: documentIds.sort() };
  });
}
