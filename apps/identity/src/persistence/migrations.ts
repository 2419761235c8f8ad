import { CreateAuditTable1763700000000 } from '@groundwork/platform-audit';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateUsersAndSessions1763600100000 } from './migrations/1763600100000-create-users-and-sessions.ts';
import { CreateAttempts1763900000000 } from './migrations/1763900000000-create-attempts.ts';
import { AddPlanVersion1763950000000 } from './migrations/1763950000000-add-plan-version.ts';
import { CreateAccountTables1764300000000 } from './migrations/1764300000000-create-account-tables.ts';

export const migrations = [
  ...messagingMigrations,
  CreateUsersAndSessions1763600100000,
  CreateAuditTable1763700000000,
  CreateAttempts1763900000000,
  AddPlanVersion1763950000000,
  CreateAccountTables1764300000000,
];
