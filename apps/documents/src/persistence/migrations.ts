import { erasureMigrations } from '@groundwork/platform-erasure';
import { messagingMigrations } from '@groundwork/platform-messaging';
import { CreateDocuments1763600100000 } from './migrations/1763600100000-create-documents.ts';
import { ReviewAndDeletion1763900100000 } from './migrations/1763900100000-review-and-deletion.ts';
import { OrderDocuments1764600000000 } from './migrations/1764600000000-order-documents.ts';
import { ArrivingFiles1764700100000 } from './migrations/1764700100000-arriving-files.ts';
import { ReviewerRejection1764800300000 } from './migrations/1764800300000-reviewer-rejection.ts';
import { EncryptDocuments1764800400000 } from './migrations/1764800400000-encrypt-documents.ts';
import { OrderByTurn1764800500000 } from './migrations/1764800500000-order-by-turn.ts';
import { CountUploads1764801600000 } from './migrations/1764801600000-count-uploads.ts';
import { StatementRows1764900000000 } from './migrations/1764900000000-statement-rows.ts';
import { DocumentCorrections1764900100000 } from './migrations/1764900100000-document-corrections.ts';
import { CategoryOfTheReading1765000000000 } from './migrations/1765000000000-category-of-the-reading.ts';
import { PartsOfFiles1765100000000 } from './migrations/1765100000000-parts-of-files.ts';
import { ReviewerRejections1797200000000 } from './migrations/1797200000000-reviewer-rejections.ts';
import { CountRuns1797300000000 } from './migrations/1797300000000-count-runs.ts';
import { LanesAndSpentTime1797400000000 } from './migrations/1797400000000-lanes-and-spent-time.ts';
import { HoldersOfDocuments1799700000000 } from './migrations/1799700000000-holders-of-documents.ts';
import { KeyByOwner1799900100000 } from './migrations/1799900100000-key-by-owner.ts';
import { LearnedLabels1799901200000 } from './migrations/1799901200000-learned-labels.ts';

export const migrations = [
  ...messagingMigrations,
  CreateDocuments1763600100000,
  ReviewAndDeletion1763900100000,
  ...erasureMigrations,
  OrderDocuments1764600000000,
  ArrivingFiles1764700100000,
  ReviewerRejection1764800300000,
  EncryptDocuments1764800400000,
  OrderByTurn1764800500000,
  CountUploads1764801600000,
  StatementRows1764900000000,
  DocumentCorrections1764900100000,
  CategoryOfTheReading1765000000000,
  PartsOfFiles1765100000000,
  ReviewerRejections1797200000000,
  CountRuns1797300000000,
  LanesAndSpentTime1797400000000,
  HoldersOfDocuments1799700000000,
  KeyByOwner1799900100000,
  LearnedLabels1799901200000,
];
