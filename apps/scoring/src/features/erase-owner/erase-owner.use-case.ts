import type { OwnerErasure } from '@groundwork/platform-erasure';
import { erasureTexts } from '../../scoring.wording.ts';

export const scoringErasure: OwnerErasure = {
  tableLabels: {
    owners: erasureTexts.score,
    documents: erasureTexts.documents,
    score_changes: erasureTexts.changes,
    proofs: erasureTexts.evidence,
    proven_changes: erasureTexts.provenChanges,
    recommendation_marks: erasureTexts.marks,
  },
};
