import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateUsersAndSessions1763600100000 } from './migrations/1763600100000-create-users-and-sessions.ts';
import { CreateAttempts1763900000000 } from './migrations/1763900000000-create-attempts.ts';
import { AddPlanVersion1763950000000 } from './migrations/1763950000000-add-plan-version.ts';
import { CreateAccountTables1764300000000 } from './migrations/1764300000000-create-account-tables.ts';
import { PrivacyCentre1764500200000 } from './migrations/1764500200000-privacy-centre.ts';
import { RemoveAssumedConsents1764800600000 } from './migrations/1764800600000-remove-assumed-consents.ts';
import { GrantFirstAdminOnce1764800900000 } from './migrations/1764800900000-grant-first-admin-once.ts';
import { ConfirmSessions1764801000000 } from './migrations/1764801000000-confirm-sessions.ts';
import { BindSessions1764801100000 } from './migrations/1764801100000-bind-sessions.ts';
import { CreateStaffRequests1764801300000 } from './migrations/1764801300000-create-staff-requests.ts';
import { StorePassesOfExports1764801400000 } from './migrations/1764801400000-store-passes-of-exports.ts';
import { SearchEmails1799900500000 } from './migrations/1799900500000-search-emails.ts';
import { CreateBusinesses1799901300000 } from './migrations/1799901300000-create-businesses.ts';
import { SplitErasures1799901400000 } from './migrations/1799901400000-split-erasures.ts';
import { CreateClientNotes1799901500000 } from './migrations/1799901500000-create-client-notes.ts';
import { ExtendPractices1799901510000 } from './migrations/1799901510000-extend-practices.ts';
import { CountClientRequests1799901610000 } from './migrations/1799901610000-count-client-requests.ts';
import { CreatePracticeBrands1799901700000 } from './migrations/1799901700000-create-practice-brands.ts';

export const migrations = [
  ...messagingMigrations,
  CreateUsersAndSessions1763600100000,
  CreateAttempts1763900000000,
  AddPlanVersion1763950000000,
  CreateAccountTables1764300000000,
  ...erasureMigrations,
  PrivacyCentre1764500200000,
  RemoveAssumedConsents1764800600000,
  GrantFirstAdminOnce1764800900000,
  ConfirmSessions1764801000000,
  BindSessions1764801100000,
  CreateStaffRequests1764801300000,
  StorePassesOfExports1764801400000,
  SearchEmails1799900500000,
  CreateBusinesses1799901300000,
  SplitErasures1799901400000,
  CreateClientNotes1799901500000,
  ExtendPractices1799901510000,
  CountClientRequests1799901610000,
  CreatePracticeBrands1799901700000,
];
