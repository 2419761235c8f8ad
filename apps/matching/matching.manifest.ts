import { events } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'matching',
  user: 10_016,
  tables: [
    ...['programmes', 'programme_versions', 'catalogue_state', 'imported_rows'],
    ...['family_versions', 'owners', 'documents', 'applications'],
  ],
  publishes: [events.matchesChanged, events.catalogueChanged],
  consumes: {
    'matching--count-on-accounts-changed': events.accountsChanged,
    'matching--count-on-cash-flow-changed': events.cashFlowChanged,
    'matching--count-on-profile-saved': events.profileSaved,
    'matching--keep-document-deleted': events.documentDeleted,
    'matching--keep-document-failed': events.documentFailed,
    'matching--keep-document-processed': events.documentProcessed,
    'matching--keep-document-reviewed': events.documentReviewed,
    'matching--keep-document-uploaded': events.documentUploaded,
    'matching--reconsider-on-catalogue-changed': events.catalogueChanged,
  },
  erases: true,
  neighbors: ['scoring'],
};
