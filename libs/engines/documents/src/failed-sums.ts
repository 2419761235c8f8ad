import { classify } from './classify.ts';
import { countFailures as inForm } from './forms/check-form.ts';
import { linesOf, type Page } from './page.ts';
import { ownPages } from './read-document.ts';
import { countFailures as inReport } from './reports/check-report.ts';
import { countFailures as inStatement } from './statements/check-statement.ts';
import { statementOf } from './statements/statement.ts';

/** More sums than the signals: also those that the engine does not trust. */
export function countFailedSums(pages: readonly Page[]): number {
  const kind = classify(linesOf(pages), true)?.kind;
  const lines = linesOf(ownPages(pages, kind ?? null).own);
  if (kind?.layout === 'statement') return inStatement(statementOf(lines, 1), lines);
  if (kind?.layout === 'report') return inReport(kind, lines);
  return kind?.layout === 'form' ? inForm(lines) : 0;
}
