import type { DocumentReading, ReviewerRejection } from '@groundwork/contracts';
import type { DocumentRow, StoredRejection } from './document.model.ts';
import { valuesInForce } from './values-in-force.rules.ts';

export const mostTries = 3;

export function readingOf(row: DocumentRow): DocumentReading {
  const { confidence, fraudScore, classification, extracted, signals } = valuesInForce(row);
  return { confidence, fraudScore, classification, extracted, signals };
}

export const toRejectionView = (rejection: StoredRejection | null): ReviewerRejection | null =>
  rejection && {
    reason: rejection.reason,
    at: rejection.at,
    triesLeft: Math.max(0, mostTries - (rejection.tries ?? 0)),
  };
