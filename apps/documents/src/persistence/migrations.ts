import { CreateAuditTable1763700000000 } from '@groundwork/platform-audit';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateDocuments1763600100000 } from './migrations/1763600100000-create-documents.ts';
import { ReviewAndDeletion1763900100000 } from './migrations/1763900100000-review-and-deletion.ts';

export const migrations = [
  ...messagingMigrations,
  CreateDocuments1763600100000,
  CreateAuditTable1763700000000,
  ReviewAndDeletion1763900100000,
];
