import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateProfiles1763600100000 } from './migrations/1763600100000-create-profiles.ts';
import { CreateAccountsAndChanges1763900100000 } from './migrations/1763900100000-create-accounts-and-changes.ts';
import { ConfirmDefaults1764800100000 } from './migrations/1764800100000-confirm-defaults.ts';
import { DecideProposals1799800100000 } from './migrations/1799800100000-decide-proposals.ts';
import { StoreFigures1797700000000 } from './migrations/1797700000000-store-figures.ts';
import { StoreEvidence1764900100000 } from './migrations/1764900100000-store-evidence.ts';
import { KeyByOwner1799900300000 } from './migrations/1799900300000-key-by-owner.ts';

export const migrations = [
  ...messagingMigrations,
  CreateProfiles1763600100000,
  CreateAccountsAndChanges1763900100000,
  ConfirmDefaults1764800100000,
  ...erasureMigrations,
  StoreEvidence1764900100000,
  StoreFigures1797700000000,
  DecideProposals1799800100000,
  KeyByOwner1799900300000,
];
