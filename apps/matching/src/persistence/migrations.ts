import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateProgrammesAndOwners1763600100000 } from './migrations/1763600100000-create-programmes-and-owners.ts';
import { CountFailures1764200000000 } from './migrations/1764200000000-count-failures.ts';
import { KnowWhoFits1764300000000 } from './migrations/1764300000000-know-who-fits.ts';
import { VersionTheCatalogue1764400000000 } from './migrations/1764400000000-version-the-catalogue.ts';
import { FindChangedProgrammes1764600000000 } from './migrations/1764600000000-find-changed-programmes.ts';
import { KnowRealLenders1764900300000 } from './migrations/1764900300000-know-real-lenders.ts';
import { StoreLoanRecords1764900400000 } from './migrations/1764900400000-store-loan-records.ts';
import { FollowFeeds1764900500000 } from './migrations/1764900500000-follow-feeds.ts';
import { StoreAnswered1764800200000 } from './migrations/1764800200000-store-answered.ts';
import { StoreEvidence1764900200000 } from './migrations/1764900200000-store-evidence.ts';
import { CountUnfinishedTries1797000000000 } from './migrations/1797000000000-count-unfinished-tries.ts';
import { StoreChoices1799800200000 } from './migrations/1799800200000-store-choices.ts';
import { KeyByOwnerAndSearchNames1799900200000 } from './migrations/1799900200000-key-by-owner-and-search-names.ts';

export const migrations = [
  ...messagingMigrations,
  CreateProgrammesAndOwners1763600100000,
  CountFailures1764200000000,
  KnowWhoFits1764300000000,
  VersionTheCatalogue1764400000000,
  ...erasureMigrations,
  FindChangedProgrammes1764600000000,
  StoreAnswered1764800200000,
  StoreEvidence1764900200000,
  KnowRealLenders1764900300000,
  StoreLoanRecords1764900400000,
  FollowFeeds1764900500000,
  CountUnfinishedTries1797000000000,
  StoreChoices1799800200000,
  KeyByOwnerAndSearchNames1799900200000,
];
