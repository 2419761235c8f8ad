import type { AnalysisResult } from '@groundwork/contracts';
import type { DocumentRow } from '../../persistence/document.schema.ts';

const reviewFraudScore = 0.1;
const reviewConfidence = 0.6;
/** What these say a person has to look at, whatever the figures. */
const reviewSignals = ['CATEGORY_MISMATCH', 'UNKNOWN_KIND'];

/** What a finished analysis makes of a document. Suspicion alone never rejects: it asks for a review. */
export function afterAnalysis(row: DocumentRow, result: AnalysisResult, now: Date): Partial<DocumentRow> {
  const stages = [...row.stages, { stage: 'done' as const, at: now.toISOString() }];
  if (result.outcome !== 'analysed') {
    return { status: result.outcome, statusReason: result.reason, stage: 'done', stages };
  }
  const { confidence, fraudScore, classification, extracted, signals } = result;
  const asksForReview = signals.some((signal) => reviewSignals.includes(signal.code));
  return {
    status: 'processed',
    statusReason: null,
    stage: 'done',
    stages,
    confidence,
    fraudScore,
    classification,
    extracted,
    signals,
    reviewRequired: fraudScore >= reviewFraudScore || confidence < reviewConfidence || asksForReview,
  };
}
