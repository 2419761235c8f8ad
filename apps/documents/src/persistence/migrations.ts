import { CreateMessagingTables1763600000000 } from '@groundwork/platform-messaging';
import { CreateDocuments1763600100000 } from './migrations/1763600100000-create-documents.ts';

export const migrations = [CreateMessagingTables1763600000000, CreateDocuments1763600100000];
