import { events } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'billing',
  user: 10_017,
  tables: ['subscriptions', 'webhook_events', 'kept_invoices', 'file_use', 'given_plans'],
  needs: ['internet'],
  publishes: [events.subscriptionChanged],
  erases: true,
  secretSettings: [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_INDIVIDUAL',
    'STRIPE_PRICE_PROFESSIONAL',
  ],
  consumes: {
    'billing--count-reading-on-bank-file-reading-ended': events.bankFileReadingEnded,
    'billing--count-reading-on-document-reading-ended': events.documentReadingEnded,
    'billing--count-reading-on-lender-file-reading-ended': events.lenderFileReadingEnded,
  },
};
