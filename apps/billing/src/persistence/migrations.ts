import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { KeepInvoices1764500200000 } from './migrations/1764500200000-keep-invoices.ts';
import { ClaimSubscriptions1764801500000 } from './migrations/1764801500000-claim-subscriptions.ts';
import { CountFileUse1797300000000 } from './migrations/1797300000000-count-file-use.ts';
import { GivePlans1799900850000 } from './migrations/1799900850000-give-plans.ts';
import { CreateSubscriptions1763950000000 } from './migrations/1763950000000-create-subscriptions.ts';

export const migrations = [
  ...messagingMigrations,
  CreateSubscriptions1763950000000,
  ...erasureMigrations,
  KeepInvoices1764500200000,
  ClaimSubscriptions1764801500000,
  CountFileUse1797300000000,
  GivePlans1799900850000,
];
