import { CreateMessagingTables1763600000000 } from '@groundwork/platform-messaging';
import { CreateProgrammesAndOwners1763600100000 } from './migrations/1763600100000-create-programmes-and-owners.ts';

export const migrations = [CreateMessagingTables1763600000000, CreateProgrammesAndOwners1763600100000];
