import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateScores1763600100000 } from './migrations/1763600100000-create-scores.ts';
import { CountAccountsAndDeletions1763900100000 } from './migrations/1763900100000-count-accounts-and-deletions.ts';
import { MarkRecommendations1764200000000 } from './migrations/1764200000000-mark-recommendations.ts';
import { NotifyOfExpiringProofs1765000000000 } from './migrations/1765000000000-notify-of-expiring-proofs.ts';
import { ProveScores1764900000000 } from './migrations/1764900000000-prove-scores.ts';
import { ForeseeChanges1797600000000 } from './migrations/1797600000000-foresee-changes.ts';
import { StoreChoices1799800000000 } from './migrations/1799800000000-store-choices.ts';
import { StoreAnswered1764800200000 } from './migrations/1764800200000-store-answered.ts';
import { KeyByOwner1799900000000 } from './migrations/1799900000000-key-by-owner.ts';

export const migrations = [
  ...messagingMigrations,
  CreateScores1763600100000,
  CountAccountsAndDeletions1763900100000,
  MarkRecommendations1764200000000,
  ...erasureMigrations,
  StoreAnswered1764800200000,
  ProveScores1764900000000,
  NotifyOfExpiringProofs1765000000000,
  ForeseeChanges1797600000000,
  StoreChoices1799800000000,
  KeyByOwner1799900000000,
];
