import { CreateMessagingTables1763600000000 } from '@groundwork/platform-messaging';
import { CreateScores1763600100000 } from './migrations/1763600100000-create-scores.ts';

export const migrations = [CreateMessagingTables1763600000000, CreateScores1763600100000];
