import type { AnalysisResult, ProfileFigures } from '@groundwork/contracts';
import {
  compareWithOwnerData,
  fraudScoreOf,
  sortBySeverity,
  type OwnerDocument,
} from '@groundwork/engine-documents';
import { copySignals, type Upload } from './copied-figures.rules.ts';
import type { DocumentRow } from './document.model.ts';
import { type Content, contentHashOf } from './part-of-file.rules.ts';
import { valuesInForce } from './values-in-force.rules.ts';

const toOwnerDocument = (
  row: Pick<DocumentRow, 'classification' | 'extracted'> & Content,
): OwnerDocument => ({
  subcategory: row.classification?.subcategory ?? null,
  sha256: contentHashOf(row),
  extracted: row.extracted,
});

type AnalyzedResult = Extract<AnalysisResult, { outcome: 'analysed' }>;

export const isComparable = (result: AnalysisResult): result is AnalyzedResult =>
  result.outcome === 'analysed' && result.classification !== null;

interface OwnerData {
  others: readonly DocumentRow[];
  copies: readonly Upload[];
  figures: ProfileFigures;
}

export function addOwnerSignals(
  row: DocumentRow,
  result: AnalyzedResult,
  { others, copies, figures }: OwnerData,
): AnalysisResult {
  const { classification, extracted, figuresHash = null } = result;
  const { sha256, fromPage, toPage } = row;
  const document = toOwnerDocument({ classification, extracted, sha256, fromPage, toPage });
  const compared = compareWithOwnerData(
    document,
    others.map((other) => toOwnerDocument(valuesInForce(other))),
    figures,
  ).map(({ wording: _, ...signal }) => signal);
  const findings = [...compared, ...copySignals({ ...row, figuresHash }, copies)];
  if (findings.length === 0) return result;
  const signals = sortBySeverity([...result.signals, ...findings]);
  return { ...result, signals, fraudScore: Math.max(result.fraudScore, fraudScoreOf(signals)) };
}
