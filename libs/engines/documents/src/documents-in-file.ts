import { classify, titledKinds } from './classify.ts';
import { firstLookOf } from './classified-pages.ts';
import { extractFigures } from './figures.ts';
import type { Kind } from './kinds.ts';
import { type Line, linesOf, type Page } from './page.ts';
import { periodFigures } from './period-figures.ts';
import { remembered } from './remembered.ts';
import { beginningPatterns, endingPatterns } from './statements/balance-text.ts';
import { dayNumber, isRealDay, type Period } from './statements/dates.ts';
import { accountEndingOf } from './statements/period-and-holder.ts';
import { periodOf } from './statements/period.ts';

export interface DocumentInFile {
  fromPage: number;
  toPage: number;
  kind: Kind['subcategory'];
  period: Period | null;
}

interface FirstPage {
  kind: Kind;
  period: Period | null;
  account: string | null;
  startsNumbering: boolean;
}

/** The last day of one statement can be the first day of the next. */
const maxOverlapDays = 3;

const headLines = 12;

const isDisjoint = (one: Period, other: Period): boolean =>
  dayNumber(other.from) >= dayNumber(one.to) - maxOverlapDays ||
  dayNumber(one.from) >= dayNumber(other.to) - maxOverlapDays;

const hasBalances = (lines: readonly Line[]): boolean =>
  [beginningPatterns, endingPatterns].every((patterns) =>
    lines.some(({ text }) => patterns.some((each) => each.test(text))),
  );

const isStatement = ({ layout }: Kind): boolean => layout === 'statement';

const hasFigures = (kind: Kind, lines: readonly Line[]): boolean =>
  kind.figures.length === 0 || extractFigures(kind, lines, 1).length > 0;

function periodOn(kind: Kind, lines: readonly Line[]): Period | null {
  const year = periodFigures(kind, lines, 1).find(({ name }) => name === 'taxYear')?.text;
  if (year !== undefined && year !== null) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const period = periodOf(kind.issuedBy === 'bank' ? lines : lines.slice(0, headLines))?.period;
  return period && isRealDay(period.from) && isRealDay(period.to) ? period : null;
}

function kindStartingOn(lines: readonly Line[], isRecognized: boolean): Kind | null {
  const canBeStatement = hasBalances(lines) && periodOf(lines) !== null;
  const titled = titledKinds(lines, isRecognized);
  if (!canBeStatement && titled.length === 0) return null;
  const kind = classify(lines, isRecognized)?.kind ?? null;
  if (kind === null) return null;
  const isFirst = isStatement(kind) ? canBeStatement : titled.includes(kind) && hasFigures(kind, lines);
  return isFirst ? kind : null;
}

const firstPageNumber = /\bpage:?\s+1\s+of\s+\d{1,3}\b/i;

const firstPageOfLook = remembered((page: Page): FirstPage | null => {
  const lines = linesOf([page]);
  const kind = kindStartingOn(lines, page.recognition < 1);
  return kind === null
    ? null
    : {
        kind,
        period: periodOn(kind, lines),
        account: accountEndingOf(lines)?.ending ?? null,
        startsNumbering: lines.some(({ text }) => firstPageNumber.test(text)),
      };
});

const firstPageOf = (page: Page) => firstPageOfLook(firstLookOf(page));

const hasOtherPeriod = ({ period }: FirstPage, next: FirstPage): boolean =>
  period !== null && next.period !== null && isDisjoint(period, next.period);

/** A statement with several accounts repeats its kind, and numbers its pages once. */
const isOtherAccount = ({ account }: FirstPage, next: FirstPage): boolean =>
  next.startsNumbering && account !== null && next.account !== null && account !== next.account;

const schedules: ReadonlySet<string> = new Set(['schedule_c', 'schedule_e', 'schedule_se', 'schedule_k1']);

const isAttachment = (kind: Kind, next: Kind): boolean =>
  kind.layout === 'form' && schedules.has(next.subcategory);

function isOtherDocument(current: FirstPage, next: FirstPage): boolean {
  if (isStatement(current.kind) && isStatement(next.kind))
    return hasOtherPeriod(current, next) || isOtherAccount(current, next);
  if (current.kind === next.kind) return hasOtherPeriod(current, next);
  return !isAttachment(current.kind, next.kind);
}

function startsIn(pages: readonly Page[]): { at: number; first: FirstPage }[] {
  const starts: { at: number; first: FirstPage }[] = [];
  let current: FirstPage | null = null;
  for (const [at, page] of pages.entries()) {
    const next = firstPageOf(page);
    if (next === null) continue;
    const isOther: boolean = current === null || isOtherDocument(current, next);
    if (isOther) starts.push({ at, first: next });
    if (isOther || isStatement(next.kind)) current = next;
  }
  return starts;
}

/** A page that starts no document belongs to the one before, and the pages before the first known one to it. */
export function documentsIn(pages: readonly Page[]): DocumentInFile[] {
  const starts = pages.length > 1 ? startsIn(pages) : [];
  if (starts.length < 2) return [];
  return starts.map(({ at, first: { kind, period } }, index) => ({
    fromPage: index === 0 ? 1 : at + 1,
    toPage: starts[index + 1]?.at ?? pages.length,
    kind: kind.subcategory,
    period,
  }));
}

/** The pages of the first document; the file may have more. */
export const ownPages = (pages: readonly Page[]): readonly Page[] =>
  pages.slice(0, documentsIn(pages)[0]?.toPage ?? pages.length);
