import { areaOf } from './area.ts';
import type { Figure } from './figures.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { dateAtStart, isoOf } from './statements/dates.ts';
import { periodOf } from './statements/period.ts';
import { figureLabels } from './documents.wording.ts';

/** Forms print the century and the year in two sizes: "20 23". */
const yearPattern = /\b20\s?([0-3]\d)\b/;
const asOfPattern = /\b(?:as of|as at|at|ended|ending)\s*:?\s+(.+)$/i;
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
const partsOf = (text: string) => text.split(/\s+[|•·–—]\s+|\s+[(]/);

function dayOf(text: string): string | null {
  const whole = partsOf(text).map(wholeDate);
  const match = dateAtStart(asOfPattern.exec(text)?.[1] ?? '') ?? whole.find((each) => each !== null) ?? null;
  return match && match.date.year !== null ? isoOf(match.date) : null;
}

const hasTaxYear = ({ layout }: Kind) => layout === 'form' || layout === 'slip';

const titledYear = /\b(?:form|statement|calendar year|tax year)\b.*\b20\s?[0-3]\d\b/i;
const isTitled = ({ text }: Line) => titledYear.test(text);

function taxYearFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  const head = lines.slice(0, headLines);
  const line =
    head.find(({ text }) => yearPattern.test(text)) ??
    (kind.layout === 'slip' ? lines.find(isTitled) : undefined);
  const digits = yearPattern.exec(line?.text ?? '')?.[1];
  return line && digits ? [textFigure('taxYear', `20${digits}`, line.page, recognition)] : [];
}

export function periodFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  const head = lines.slice(0, headLines);
  if (kind.layout === 'letter') return [];
  if (hasTaxYear(kind)) return taxYearFigures(kind, lines, recognition);
  const located = periodOf(kind.issuedBy === 'bank' ? lines : head);
  if (located) {
    const text = `${located.period.from} to ${located.period.to}`;
    return [{ ...textFigure('period', text, located.page, recognition), box: located.area }];
  }
  const line = head.find(({ text }) => dayOf(text) !== null);
  if (!line) return [];
  const figure = textFigure('period', `to ${dayOf(line.text) ?? ''}`, line.page, recognition);
  return [{ ...figure, box: areaOf(line.words) }];
}
