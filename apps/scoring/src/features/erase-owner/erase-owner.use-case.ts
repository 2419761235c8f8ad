import type { OwnerErasure } from '@groundwork/platform-erasure';

export const scoringErasure: OwnerErasure = {
  tableLabels: {
    owners: 'score and the figures behind it',
    documents: 'what was known of documents',
    score_changes: 'entries of the score’s history',
    recommendation_marks: 'marks on recommendations',
  },
};
