import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateProgrammesAndOwners1763600100000 } from './migrations/1763600100000-create-programmes-and-owners.ts';

export const migrations = [...messagingMigrations, CreateProgrammesAndOwners1763600100000];
