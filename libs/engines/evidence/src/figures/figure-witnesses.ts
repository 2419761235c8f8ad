import { bankFigureWitnesses, type BankEvidence, type PaperYear } from './bank-figures.ts';
import { documentFigureWitnesses, type FigureDocument } from './document-figures.ts';
import { figureRules, type FigureRules } from './figure-rules.ts';
import type { FigureWitness } from './figure.ts';
import { gradeOf } from './source-grade.ts';

const anyDay = '';

function sourcesOf(field: string, papers: readonly FigureWitness[], rules: FigureRules): PaperYear[] {
  const own = papers.filter((paper) => paper.field === field && gradeOf(paper, anyDay, rules).grade !== null);
  return own.flatMap(({ period, freshUntil }) => (period === null ? [] : { ...period, freshUntil }));
}

/** Of documents and bank rows together: deposits of the year of a paper and balances of its day confirm it. */
export function figureWitnesses(
  documents: readonly FigureDocument[],
  rows: BankEvidence | null,
  rules: FigureRules = figureRules,
): FigureWitness[] {
  const papers = documentFigureWitnesses(documents, rules);
  if (rows === null) return papers;
  const paperYears = sourcesOf('annualRevenueCurrent', papers, rules);
  const sheetDays = sourcesOf('cash', papers, rules).map(({ to }) => to);
  return [...papers, ...bankFigureWitnesses({ ...rows, paperYears, sheetDays }, rules)];
}
