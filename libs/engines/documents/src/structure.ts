import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { documentRules } from './rules.ts';

const lineNumber = /^\W*(\d{1,2}[a-z]?)[\s.]+\D/i;

const countNumberedLines = (lines: readonly Line[]): number =>
  new Set(lines.flatMap(({ text }) => lineNumber.exec(text)?.[1] ?? [])).size;

/** The phrases of a kind are easy to type. The share of the layout that its documents have is not. */
export function structureOf({ layout }: Pick<Kind, 'layout'>, lines: readonly Line[]): number {
  const { numberedLines, statementLines } = documentRules.fullStructure;
  if (layout === 'form') return Math.min(1, countNumberedLines(lines) / numberedLines);
  return layout === 'statement' ? Math.min(1, lines.length / statementLines) : 1;
}
