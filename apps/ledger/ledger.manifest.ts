import { events, liveBankFileRead, rpc } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

const calls = [rpc.documents.fileKey, rpc.profile.state, rpc.profile.ownerNames];

export const manifest: ServiceManifest = {
  name: 'ledger',
  user: 10_019,
  tables: [
    'owners',
    'data_keys',
    'bank_accounts',
    'bank_files',
    'csv_mappings',
    'bank_rows',
    'row_corrections',
    'balance_anchors',
    'witnesses',
    'read_documents',
  ],
  needs: ['storage', 'fieldKeys'],
  calls,
  callsAlone: [rpc.documents.fileKey, rpc.profile.ownerNames],
  publishes: [
    events.bankRowsChanged,
    events.cashFlowChanged,
    events.evidenceChanged,
    events.bankFileReadingEnded,
  ],
  consumes: {
    'ledger--follow-documents-on-document-deleted': events.documentDeleted,
    'ledger--follow-documents-on-document-failed': events.documentFailed,
    'ledger--follow-documents-on-document-processed': events.documentProcessed,
    'ledger--follow-documents-on-document-reviewed': events.documentReviewed,
    'ledger--follow-documents-on-document-uploaded': events.documentUploaded,
    'ledger--store-owner-names-on-profile-saved': events.profileSaved,
  },
  live: [liveBankFileRead],
  erases: true,
  neighbors: ['scoring'],
  resources: { cpu: '100m', memory: [256, 1024] },
};
