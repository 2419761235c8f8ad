import { events, liveProofComputed, rpc } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

const calls = [rpc.profile.state, rpc.documents.states];

export const manifest: ServiceManifest = {
  name: 'scoring',
  user: 10_013,
  tables: ['owners', 'documents', 'score_changes', 'recommendation_marks', 'proofs', 'proven_changes'],
  calls,
  callsAlone: calls,
  publishes: [
    events.scoreChanged,
    events.provenScoreChanged,
    events.proofExpiring,
    events.recommendationCompleted,
    events.recommendationDismissed,
    events.recommendationRestored,
  ],
  live: [liveProofComputed],
  consumes: {
    'scoring--follow-matches': events.matchesChanged,
    'scoring--recompute-on-accounts-changed': events.accountsChanged,
    'scoring--recompute-on-document-deleted': events.documentDeleted,
    'scoring--recompute-on-document-failed': events.documentFailed,
    'scoring--recompute-on-document-processed': events.documentProcessed,
    'scoring--recompute-on-document-reviewed': events.documentReviewed,
    'scoring--recompute-on-document-uploaded': events.documentUploaded,
    'scoring--recompute-on-evidence-changed': events.evidenceChanged,
    'scoring--recompute-on-figures-changed': events.figuresChanged,
  },
  erases: true,
  neighbors: ['matching'],
};
