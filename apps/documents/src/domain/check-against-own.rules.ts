import type { AnalysisResult, ProfileFigures } from '@groundwork/contracts';
import {
  compareWithOwnerData,
  fraudScoreOf,
  sortBySeverity,
  type OwnerDocument,
} from '@groundwork/engine-documents';
import type { DocumentRow } from './document.model.ts';

const asKnown = (
  row: Pick<DocumentRow, 'classification' | 'sha256' | 'figuresHash' | 'extracted'>,
): OwnerDocument => ({
  subcategory: row.classification?.subcategory ?? null,
  sha256: row.sha256,
  figuresHash: row.figuresHash,
  extracted: row.extracted,
});

type Analysed = Extract<AnalysisResult, { outcome: 'analysed' }>;

/** What there is to compare: nothing where the reader found no kind. */
export const isComparable = (result: AnalysisResult): result is Analysed =>
  result.outcome === 'analysed' && result.classification !== null;

interface Owned {
  others: readonly DocumentRow[];
  figures: ProfileFigures;
}

/** Compares the document only with other documents of the same owner. */
export function checkAgainstOwn(
  { sha256 }: DocumentRow,
  result: Analysed,
  { others, figures }: Owned,
): AnalysisResult {
  const { classification, extracted, figuresHash = null } = result;
  const mine = asKnown({ classification, sha256, figuresHash, extracted });
  const findings = compareWithOwnerData(mine, others.map(asKnown), figures).map(
    ({ wording: _, ...signal }) => signal,
  );
  if (findings.length === 0) return result;
  const signals = sortBySeverity([...result.signals, ...findings]);
  return { ...result, signals, fraudScore: Math.max(result.fraudScore, fraudScoreOf(signals)) };
}
