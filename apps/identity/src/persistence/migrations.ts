import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateUsersAndSessions1763600100000 } from './migrations/1763600100000-create-users-and-sessions.ts';

export const migrations = [...messagingMigrations, CreateUsersAndSessions1763600100000];
