import type { AnalysisResult, ProfileFigures } from '@groundwork/contracts';
import {
  compareWithOwnerData,
  fraudScoreOf,
  sortBySeverity,
  type OwnerDocument,
} from '@groundwork/engine-documents';
import type { DocumentRow } from './document.model.ts';
import { type Content, contentHashOf } from './part-of-file.rules.ts';
import { valuesInForce } from './values-in-force.rules.ts';

const toOwnerDocument = (
  row: Pick<DocumentRow, 'classification' | 'figuresHash' | 'extracted'> & Content,
): OwnerDocument => ({
  subcategory: row.classification?.subcategory ?? null,
  sha256: contentHashOf(row),
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
  { sha256, fromPage, toPage }: DocumentRow,
  result: AnalyzedResult,
  { others, figures }: OwnerData,
): AnalysisResult {
  const { classification, extracted, figuresHash = null } = result;
  const document = toOwnerDocument({
    classification,
    figuresHash,
    extracted,
    sha256,
    fromPage,
    toPage,
  });
  const findings = compareWithOwnerData(
    document,
    others.map((other) => toOwnerDocument(valuesInForce(other))),
    figures,
  ).map(({ wording: _, ...signal }) => signal);
  if (findings.length === 0) return result;
  const signals = sortBySeverity([...result.signals, ...findings]);
  return { ...result, signals, fraudScore: Math.max(result.fraudScore, fraudScoreOf(signals)) };
}
