import { type AnalysisResult, documentCreditRule } from '@groundwork/contracts';
import { hasWaiting } from './correct-document.rules.ts';
import type { DocumentRow } from './document.model.ts';
import { fileByReading, isCategoryOpen } from './file-by-reading.rules.ts';
import { valuesInForce } from './values-in-force.rules.ts';

const { halvedFromFraud, halvedBelowConfidence, reviewedSignals } = documentCreditRule;

export function needsReview(row: DocumentRow): boolean {
  const { fraudScore, confidence, signals, reviewerRejection } = valuesInForce(row);
  return (
    hasWaiting(row) ||
    reviewerRejection !== null ||
    (fraudScore ?? 0) >= halvedFromFraud ||
    (confidence ?? 0) < halvedBelowConfidence ||
    signals.some((signal) => reviewedSignals.includes(signal.code))
  );
}

type Review = Pick<DocumentRow, 'reviewRequired' | 'waitingSince'>;

export function reviewOf(row: DocumentRow, now: Date): Review {
  const reviewRequired = row.status === 'processed' && needsReview(row);
  const isWaiting = reviewRequired && !isCategoryOpen(row);
  return { reviewRequired, waitingSince: isWaiting ? (row.waitingSince ?? now) : null };
}

export function applyAnalysis(row: DocumentRow, result: AnalysisResult, now: Date): Partial<DocumentRow> {
  const stages = [...row.stages, { stage: 'done' as const, at: now.toISOString() }];
  const done = { stage: 'done' as const, stages, progress: null };
  if (result.outcome !== 'analysed') {
    return { ...done, status: result.outcome, statusReason: result.reason };
  }
  const { outcome: _, pages = null, previews = 0, printedNames = [], ...more } = result;
  const { ein: __, paperLabels: ___, ...read } = more;
  const { figuresHash = null, rowsKey = null, parts = [], ...analysis } = read;
  const filed = fileByReading({ ...row, ...analysis });
  const { category, subcategory, signals } = filed;
  return {
    ...done,
    ...analysis,
    category,
    subcategory,
    signals,
    pages,
    previews,
    figuresHash,
    rowsKey,
    parts,
    printedNames,
    status: 'processed',
    statusReason: null,
    ...reviewOf({ ...filed, status: 'processed', waitingSince: null }, now),
  };
}
