import { type AnalysisResult, documentCreditRule } from '@groundwork/contracts';
import type { DocumentRow } from './document.model.ts';

const { halvedFromFraud, halvedBelowConfidence, withheldSignals } = documentCreditRule;

export const needsReview = ({
  fraudScore,
  confidence,
  signals,
}: Pick<DocumentRow, 'fraudScore' | 'confidence' | 'signals'>): boolean =>
  (fraudScore ?? 0) >= halvedFromFraud ||
  (confidence ?? 0) < halvedBelowConfidence ||
  signals.some((signal) => withheldSignals.includes(signal.code));

/** What a finished analysis makes of a document. Suspicion alone never rejects: it asks for a review. */
export function afterAnalysis(row: DocumentRow, result: AnalysisResult, now: Date): Partial<DocumentRow> {
  const stages = [...row.stages, { stage: 'done' as const, at: now.toISOString() }];
  const done = { stage: 'done' as const, stages, progress: null };
  if (result.outcome !== 'analysed') {
    return { ...done, status: result.outcome, statusReason: result.reason };
  }
  const { outcome: _, pages = null, previews = 0, figuresHash = null, ...found } = result;
  const reviewRequired = needsReview(found);
  return {
    ...done,
    ...found,
    pages,
    previews,
    figuresHash,
    status: 'processed',
    statusReason: null,
    reviewRequired,
    waitingSince: reviewRequired ? now : null,
  };
}
