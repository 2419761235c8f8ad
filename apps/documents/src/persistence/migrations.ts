import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateDocuments1763600100000 } from './migrations/1763600100000-create-documents.ts';

export const migrations = [...messagingMigrations, CreateDocuments1763600100000];
