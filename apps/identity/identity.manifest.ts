import { events, liveExportProgressed, ownerServices, rpc } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

const calls = [
  ...ownerServices.map((service) => rpc[service].audit),
  rpc.billing.invoices,
  rpc.billing.subscription,
  rpc.documents.fileKey,
  rpc.privacy.documents,
  rpc.privacy.ledger,
  rpc.privacy.ledgerRows,
  rpc.privacy.lenderNotes,
  rpc.privacy.profile,
  rpc.profile.history,
  rpc.scoring.history,
  rpc.scoring.provenHistory,
  rpc.scoring.recommendations,
];

export const manifest: ServiceManifest = {
  name: 'identity',
  user: 10_011,
  tables: [
    ...['users', 'sessions', 'known_devices', 'mfa', 'recovery_codes', 'one_time_links', 'data_keys'],
    ...[
      'mails',
      'notices',
      'notice_preferences',
      'attempts',
      'consents',
      'erasures',
      'exports',
      'first_admin',
      'staff_requests',
    ],
  ],
  needs: ['storage', 'fieldKeys', 'mail'],
  calls,
  callsAlone: calls,
  publishes: [
    events.userRegistered,
    events.userChanged,
    events.userRoleChanged,
    events.userPlanChanged,
    events.userErasureRequested,
    events.sessionRevoked,
    events.noticeAdded,
    events.exportReady,
  ],
  consumes: {
    'identity--change-plan-on-subscription-changed': events.subscriptionChanged,
    'identity--collect-answers-on-user-erased': events.userErased,
    'identity--tell-on-document-failed': events.documentFailed,
    'identity--tell-on-document-processed': events.documentProcessed,
    'identity--tell-on-document-reviewed': events.documentReviewed,
    'identity--tell-on-export-ready': events.exportReady,
    'identity--tell-on-score-changed': events.scoreChanged,
  },
  live: [liveExportProgressed],
  deletesEvents: true,
  secretSettings: ['SMTP_URL'],
};
