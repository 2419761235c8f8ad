import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateProfiles1763600100000 } from './migrations/1763600100000-create-profiles.ts';

export const migrations = [...messagingMigrations, CreateProfiles1763600100000];
