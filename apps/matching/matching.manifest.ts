import { events, liveRecordsProgressed } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'matching',
  user: 10_016,
  tables: [
    ...['programmes', 'programme_versions', 'catalogue_state', 'imported_rows'],
    ...['family_versions', 'owners', 'documents', 'evidence', 'applications'],
    ...['record_state', 'record_uploads', 'record_rows_aside', 'record_snapshots', 'record_cells'],
    ...['feeds', 'feed_plans'],
    ...['record_names', 'record_lenders', 'naics_titles'],
  ],
  publishes: [
    ...[events.matchesChanged, events.catalogueChanged, events.lenderRecordsChanged],
    events.lenderFileReadingEnded,
  ],
  consumes: {
    'matching--count-on-accounts-changed': events.accountsChanged,
    'matching--count-on-cash-flow-changed': events.cashFlowChanged,
    'matching--count-on-profile-saved': events.profileSaved,
    'matching--follow-evidence': events.evidenceChanged,
    'matching--keep-document-deleted': events.documentDeleted,
    'matching--keep-document-failed': events.documentFailed,
    'matching--keep-document-processed': events.documentProcessed,
    'matching--keep-document-reviewed': events.documentReviewed,
    'matching--keep-document-uploaded': events.documentUploaded,
    'matching--reconsider-on-catalogue-changed': events.catalogueChanged,
  },
  live: [liveRecordsProgressed],
  needs: ['storage', 'internet'],
  erases: true,
  neighbors: ['scoring'],
  resources: { cpu: '250m', memory: [384, 1024] },
};
