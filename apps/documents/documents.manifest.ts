import { events, liveDocumentProgressed, rpc } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'documents',
  user: 10_014,
  tables: [
    'documents',
    'arriving_files',
    'owners',
    'data_keys',
    'upload_counts',
    'reviewer_rejections',
    'lane_pace',
    'paper_labels',
    'learned_labels',
  ],
  needs: ['redis', 'storage', 'fieldKeys'],
  calls: [rpc.scoring.weighDocument, rpc.billing.fileBudget, rpc.profile.ownerNames],
  callsAlone: [rpc.profile.ownerNames],
  publishes: [
    events.documentUploaded,
    events.documentProcessed,
    events.documentFailed,
    events.documentReviewed,
    events.documentDeleted,
    events.documentReadingEnded,
  ],
  consumes: {
    'documents--follow-figures-on-profile-saved': events.profileSaved,
    'documents--follow-plan-on-subscription-changed': events.subscriptionChanged,
  },
  live: [liveDocumentProgressed],
  erases: true,
  neighbors: ['scoring'],
};
