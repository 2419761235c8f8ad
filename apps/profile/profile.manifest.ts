import { events } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'profile',
  user: 10_012,
  tables: [
    'profiles',
    'profile_changes',
    'accounts',
    'evidence',
    'field_provenance',
    'dismissed_proposals',
    'figure_choices',
    'owner_figures',
  ],
  needs: ['fieldKeys'],
  publishes: [events.profileSaved, events.figuresChanged, events.accountsChanged],
  consumes: { 'profile--follow-evidence': events.evidenceChanged },
  erases: true,
  neighbors: ['scoring'],
};
