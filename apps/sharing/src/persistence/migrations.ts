import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreatePackages1799900800000 } from './migrations/1799900800000-create-packages.ts';
import { AddLenderRequests1799900900000 } from './migrations/1799900900000-add-lender-requests.ts';
import { StoreDaysOfKeys1799901000000 } from './migrations/1799901000000-store-days-of-keys.ts';
import { AddDocumentRequests1799901600000 } from './migrations/1799901600000-add-document-requests.ts';

export const migrations = [
  ...messagingMigrations,
  ...erasureMigrations,
  CreatePackages1799900800000,
  AddLenderRequests1799900900000,
  StoreDaysOfKeys1799901000000,
  AddDocumentRequests1799901600000,
];
