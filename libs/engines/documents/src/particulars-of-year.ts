import type { Figure } from './figures.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { dateAtStart, isoOf } from './statements/dates.ts';
import { periodOf } from './statements/particulars.ts';
import { figureLabels } from './documents.wording.ts';

/** Forms print the century and the year in two sizes: "20 23". */
const year = /\b20\s?([0-3]\d)\b/;
const asOf = /\b(?:as of|as at|at|ended|ending)\s+(.+)$/i;
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
});

function dayOf(text: string): string | null {
  const found = dateAtStart(asOf.exec(text)?.[1] ?? '');
  return found && found.date.year !== null ? isoOf(found.date) : null;
}

/** Which year a tax form is for, which days a report. */
export function yearFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  const head = lines.slice(0, headLines);
  if (kind.layout === 'form') {
    const line = head.find(({ text }) => year.test(text));
    const digits = year.exec(line?.text ?? '')?.[1];
    return line && digits ? [textFigure('taxYear', `20${digits}`, line.page, recognition)] : [];
  }
  const found = periodOf(head);
  if (found) {
    const text = `${found.period.from} to ${found.period.to}`;
    return [textFigure('period', text, found.page, recognition)];
  }
  const line = head.find(({ text }) => dayOf(text) !== null);
  return line ? [textFigure('period', `to ${dayOf(line.text) ?? ''}`, line.page, recognition)] : [];
}
