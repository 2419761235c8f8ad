import { type Area, areaOf } from './area.ts';
import type { Figure } from './figures.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { ownerDayIn, ownerPeriodIn } from './reports/owner-period.ts';
import { dateAtStart, isoOf, type Period } from './statements/dates.ts';
import { periodOf } from './statements/period.ts';
import { figureLabels } from './documents.wording.ts';

/** Forms print the century and the year in two sizes: "20 23". */
const yearPattern = /\b20\s?([0-3]\d)\b/;
const asOfPattern = /\b(?:as of|as at|at|ended|ending) ?:? (.+)/i;
const headLines = 12;

const textFigure = (
  name: keyof typeof figureLabels,
  text: string,
  page: number,
  confidence: number,
): Figure => ({
  name,
  label: figureLabels[name],
  value: null,
  text,
  confidence,
  page,
  box: null,
});

function wholeDate(text: string): ReturnType<typeof dateAtStart> {
  const match = dateAtStart(text);
  return match && /^(?:,? (?:and|&) (?:20\d\d|[a-z]+ \d{1,2}, 20\d\d))?$/i.test(text.slice(match.length))
    ? match
    : null;
}

/** A head that has several facts in one line: "Acme LLC | December 31, 2024 | unaudited". */
const partsOf = (text: string) => text.split(/ (?:[|•·–—] |\()/);

function dayOf(text: string): string | null {
  const whole = partsOf(text).map(wholeDate);
  const match = dateAtStart(asOfPattern.exec(text)?.[1] ?? '') ?? whole.find((each) => each !== null) ?? null;
  return match && match.date.year !== null ? isoOf(match.date) : null;
}

const hasTaxYear = ({ layout }: Kind) => layout === 'form' || layout === 'slip';

const behindTitle = /\b(?:form|statement|calendar year|tax year)\b(.*)/i;
const isTitled = ({ text }: Line) => yearPattern.test(behindTitle.exec(text)?.[1] ?? '');

function taxYearFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  const head = lines.slice(0, headLines);
  const line =
    head.find(({ text }) => yearPattern.test(text)) ??
    (kind.layout === 'slip' ? lines.find(isTitled) : undefined);
  const digits = yearPattern.exec(line?.text ?? '')?.[1];
  return line && digits ? [textFigure('taxYear', `20${digits}`, line.page, recognition)] : [];
}

const spanOf = ({ subcategory }: Kind, { from, to }: Period) =>
  subcategory === 'balance_sheet' ? `to ${to}` : `${from} to ${to}`;

const firstMonth = /\b(?:fiscal|financial) year (?:begins|beginning|starts|starting)\b/i;

const toLaterYear = (_: string, day: string, one: string, other: string) =>
  `${day}, ${Math.max(Number(one), Number(other))}`;

/** "Year to date" is no year that ends, and the month in which a year begins is no period. */
const ownerHead = (head: readonly Line[]): Line[] =>
  head
    .filter(({ text }) => !firstMonth.test(text))
    .map((line) => ({
      ...line,
      text: line.text
        .replace(/\byear[- ]to[- ]date\b/i, 'YTD')
        .replace(/(\b[a-z]+ \d{1,2}), (20\d\d),? (?:and|&) (20\d\d)\b/i, toLaterYear),
    }));

interface Dated {
  text: string;
  page: number;
  box: Area | null;
}

function spanIn(kind: Kind, lines: readonly Line[]): Dated | null {
  const located = periodOf(lines);
  return located && { text: spanOf(kind, located.period), page: located.page, box: located.area };
}

function dayInLines(head: readonly Line[], read: (text: string) => string | null): Dated | null {
  const line = head.find(({ text }) => read(text) !== null);
  return line ? { text: `to ${read(line.text) ?? ''}`, page: line.page, box: areaOf(line.words) } : null;
}

function ownerSpanIn(kind: Kind, head: readonly Line[]): Dated | null {
  for (const { text, page, words } of head) {
    const period = ownerPeriodIn(text);
    if (period) return { text: spanOf(kind, period), page, box: areaOf(words) };
  }
  return null;
}

const ownerPeriod = (kind: Kind, head: readonly Line[]): Dated | null =>
  spanIn(kind, ownerHead(head)) ??
  ownerSpanIn(kind, head) ??
  dayInLines(head, dayOf) ??
  dayInLines(head, ownerDayIn);

export function periodFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  const head = lines.slice(0, headLines);
  if (kind.layout === 'letter') return [];
  if (hasTaxYear(kind)) return taxYearFigures(kind, lines, recognition);
  const period =
    kind.issuedBy === 'bank' ? (spanIn(kind, lines) ?? dayInLines(head, dayOf)) : ownerPeriod(kind, head);
  return period ? [{ ...textFigure('period', period.text, period.page, recognition), box: period.box }] : [];
}
