import { type DynamicModule, Module } from '@nestjs/common';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { StorageModule } from '@groundwork/platform-storage';
import type { DocumentsConfig } from './documents.config.ts';
import { controllers, providers } from './documents.features.ts';
import { EraseDocuments } from './features/erase-owner/erase-owner.use-case.ts';
import { DeletedFileRetention } from './features/purge-deleted-documents/purge-deleted-documents.use-case.ts';
import { analysisJobs } from './persistence/analysis-jobs.store.ts';
import { DataKeys } from './persistence/data-key.repository.ts';
import { documentsDatabase } from './persistence/database.ts';
import { DocumentRepository } from './persistence/document.repository.ts';
import { LearnedLabels } from './persistence/learned-label.repository.ts';
import { FileCopies } from './persistence/file-copies.store.ts';
import { NewDocuments } from './persistence/new-document.repository.ts';
import { QuotaRepository } from './persistence/quota.repository.ts';
import { ReviewQueue } from './persistence/review-queue.repository.ts';
import { WaitingDocuments } from './persistence/waiting-document.repository.ts';

@Module({})
class DocumentsModule {}

export const documentsModule = (config: DocumentsConfig): DynamicModule => ({
  module: DocumentsModule,
  imports: [
    DatabaseModule.forService(documentsDatabase, config),
    MessagingModule.forService('documents', config),
    EventsModule.forService('documents', config),
    StorageModule.forService(config),
  ],
  controllers: [...controllers, operatorCalls(rpc.documents)],
  providers: [
    auditSealer('documents', config),
    ...providers,
    DocumentRepository,
    NewDocuments,
    FileCopies,
    ReviewQueue,
    DataKeys,
    LearnedLabels,
    WaitingDocuments,
    {
      provide: QuotaRepository,
      useValue: new QuotaRepository(config.DOCUMENT_QUOTA_FACTOR),
    },
    { provide: FieldCipher, useFactory: () => createCipher(config) },
    { provide: DeletedFileRetention, useValue: new DeletedFileRetention(config.DELETED_FILES_MINUTES) },
    ...erasureProviders('documents', {
      inject: [EraseDocuments],
      useFactory: (erasure: EraseDocuments) => erasure,
    }),
    analysisJobs(config.REDIS_URL),
  ],
});
