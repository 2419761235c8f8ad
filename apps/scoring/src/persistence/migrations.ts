import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateScores1763600100000 } from './migrations/1763600100000-create-scores.ts';

export const migrations = [...messagingMigrations, CreateScores1763600100000];
