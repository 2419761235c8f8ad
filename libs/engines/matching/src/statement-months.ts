import type { DayPeriod, MatchingDocument, MatchingInput } from './figures.ts';

export interface StatementMonths {
  readonly months: number;
  readonly unread: number;
}

const DAY_MS = 86_400_000;
const LONGEST_AGE_DAYS = 62;
const PERSONAL = 'personal_checking';

const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;
const dayAt = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day that the earlier month does not have becomes its last day. */
function monthsBefore(day: string, months: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const dayOfMonth = Math.min(Number(day.slice(8, 10)), lastDayOf(year, month));
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10);
}

function latestRun(periods: readonly DayPeriod[]): DayPeriod | null {
  const [latest, ...earlier] = [...periods].sort((a, b) => (a.to < b.to ? 1 : -1));
  if (latest === undefined) return null;
  return earlier.reduce(
    (run, { from, to }) =>
      dayNumber(to) + 1 >= dayNumber(run.from) && from < run.from ? { from, to: run.to } : run,
    latest,
  );
}

export function monthsOfPeriods(periods: readonly DayPeriod[], today: string): number {
  const run = latestRun(periods.filter(({ from, to }) => from <= to));
  if (run === null || dayNumber(today) - dayNumber(run.to) > LONGEST_AGE_DAYS) return 0;
  const dayAfter = dayAt(dayNumber(run.to) + 1);
  let months = 0;
  while (monthsBefore(dayAfter, months + 1) >= run.from) months += 1;
  return months;
}

const isStatement = ({ category, subcategory }: MatchingDocument): boolean =>
  category === 'bank_statements' && subcategory !== PERSONAL;

export function statementMonthsOf(
  { documents, bankRows }: MatchingInput,
  today: string,
  isReady: (document: MatchingDocument) => boolean,
): StatementMonths {
  const statements = documents.filter((document) => isStatement(document) && isReady(document));
  const periods = statements.flatMap(({ period }) => period ?? []);
  const { countedFrom: from = null, countedThrough: to = null } = bankRows ?? {};
  const counted = from === null || to === null ? [] : [{ from, to }];
  return {
    months: monthsOfPeriods([...periods, ...counted], today),
    unread: statements.length - periods.length,
  };
}
