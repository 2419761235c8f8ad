import type { OwnerErasure } from '@groundwork/platform-erasure';
import { erasureTexts } from '../../profile.wording.ts';

export const profileErasure: OwnerErasure = {
  tableLabels: {
    profiles: erasureTexts.profile,
    accounts: erasureTexts.accounts,
    profile_changes: erasureTexts.changes,
    evidence: erasureTexts.evidence,
    field_provenance: erasureTexts.provenance,
    dismissed_proposals: erasureTexts.dismissed,
    figure_choices: erasureTexts.choices,
    owner_figures: erasureTexts.figures,
  },
};
