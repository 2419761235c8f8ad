import type { AnalysisResult, ProfileFigures } from '@groundwork/contracts';
import { checkOwner, fraudScoreOf, highestFirst, type OwnersDocument } from '@groundwork/engine-documents';
import type { DocumentRow } from './document.model.ts';

const toOwnersDocument = (
  row: Pick<DocumentRow, 'classification' | 'sha256' | 'figuresHash' | 'extracted'>,
): OwnersDocument => ({
  subcategory: row.classification?.subcategory ?? null,
  sha256: row.sha256,
  figuresHash: row.figuresHash,
  extracted: row.extracted,
});

type AnalyzedResult = Extract<AnalysisResult, { outcome: 'analysed' }>;

export const isComparable = (result: AnalysisResult): result is AnalyzedResult =>
  result.outcome === 'analysed' && result.classification !== null;

interface OwnerData {
  others: readonly DocumentRow[];
  figures: ProfileFigures;
}

export function addOwnerSignals(
  { sha256 }: DocumentRow,
  result: AnalyzedResult,
  { others, figures }: OwnerData,
): AnalysisResult {
  const { classification, extracted, figuresHash = null } = result;
  const document = toOwnersDocument({ classification, sha256, figuresHash, extracted });
  const findings = checkOwner(document, others.map(toOwnersDocument), figures).map(
    ({ wording: _, ...signal }) => signal,
  );
  if (findings.length === 0) return result;
  const signals = highestFirst([...result.signals, ...findings]);
  return { ...result, signals, fraudScore: Math.max(result.fraudScore, fraudScoreOf(signals)) };
}
