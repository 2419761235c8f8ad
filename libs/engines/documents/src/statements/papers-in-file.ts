import type { Classification } from '../classify.ts';
import { type Line, linesOf, type Page } from '../page.ts';
import { beginningPatterns, endingPatterns } from './balance-text.ts';
import { dayNumber, type Period } from './dates.ts';
import { periodOf } from './period.ts';

/** The last day of one statement can be the first day of the next. */
const maxOverlapDays = 3;

const isDisjoint = (one: Period, other: Period): boolean =>
  dayNumber(other.from) >= dayNumber(one.to) - maxOverlapDays ||
  dayNumber(one.from) >= dayNumber(other.to) - maxOverlapDays;

const hasBalances = (lines: readonly Line[]): boolean =>
  [beginningPatterns, endingPatterns].every((patterns) =>
    lines.some(({ text }) => patterns.some((each) => each.test(text))),
  );

type Classify = (lines: readonly Line[], isRecognized: boolean) => Classification | null;

/** The period of a page that could be the first of a statement: its own kind, balances and period. */
function firstPagePeriod(page: Page, classify: Classify): Period | null {
  const lines = linesOf([page]);
  if (!hasBalances(lines)) return null;
  const period = periodOf(lines)?.period ?? null;
  if (period === null) return null;
  return classify(lines, page.recognition < 1)?.kind.layout === 'statement' ? period : null;
}

/** The first page of each statement in the file; one entry for a file with a single one. */
export function statementStarts(pages: readonly Page[], classify: Classify): number[] {
  const starts = [0];
  let current: Period | null = null;
  for (const [at, page] of pages.entries()) {
    const period = pages.length > 1 ? firstPagePeriod(page, classify) : null;
    if (period === null) continue;
    if (current !== null && at > 0 && isDisjoint(current, period)) starts.push(at);
    current = period;
  }
  return starts;
}
