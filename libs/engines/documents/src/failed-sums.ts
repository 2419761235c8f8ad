import { countFailures as inForm } from './forms/check-form.ts';
import { linesOfKind } from './kind-lines.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { countFailures as inReport } from './reports/check-report.ts';
import { countFailures as inStatement } from './statements/statement-failures.ts';
import { statementOf } from './statements/statement.ts';

export function countFailedSums(kind: Kind, printed: readonly Line[]): number {
  const lines = linesOfKind(kind, printed);
  if (kind.layout === 'statement') return inStatement(statementOf(lines, 1), lines);
  if (kind.layout === 'report') return inReport(kind, lines);
  return kind.layout === 'form' ? inForm(lines) : 0;
}
