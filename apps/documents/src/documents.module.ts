import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { StorageModule } from '@groundwork/platform-storage';
import type { DocumentsConfig } from './documents.config.ts';
import { DeleteDocumentRpc } from './features/delete-document/delete-document.rpc.ts';
import { DeleteDocument } from './features/delete-document/delete-document.use-case.ts';
import { DeletedFiles, PurgeDeletedDocuments } from './features/delete-document/purge-deleted-documents.ts';
import { analysisJobs } from './features/enqueue-analysis/analysis-jobs.ts';
import { EnqueueAnalysis } from './features/enqueue-analysis/enqueue-analysis.ts';
import { EraseDocuments } from './features/erase-owner/erase-documents.ts';
import { ExportDocumentsRpc } from './features/export-documents/export-documents.rpc.ts';
import { FollowOwner } from './features/follow-owner/follow-owner.consumer.ts';
import { ListDocumentsRpc } from './features/list-documents/list-documents.rpc.ts';
import { MoveDocumentRpc } from './features/move-document/move-document.rpc.ts';
import { MoveDocument } from './features/move-document/move-document.use-case.ts';
import { ReadDocumentRpc } from './features/read-document/read-document.rpc.ts';
import { ReanalyseDocumentRpc } from './features/reanalyse-document/reanalyse-document.rpc.ts';
import { ReanalyseDocument } from './features/reanalyse-document/reanalyse-document.use-case.ts';
import { RecordAnalysisRpc } from './features/record-analysis/record-analysis.rpc.ts';
import { RecordAnalysis } from './features/record-analysis/record-analysis.use-case.ts';
import { RegisterUploadRpc } from './features/register-upload/register-upload.rpc.ts';
import { RegisterUpload } from './features/register-upload/register-upload.use-case.ts';
import { DecideReview } from './features/review-documents/decide-review.use-case.ts';
import { ReviewDocumentsRpc } from './features/review-documents/review-documents.rpc.ts';
import { ReviewQueue } from './features/review-documents/review-queue.ts';
import { SupportDocumentsRpc } from './features/support-documents/support-documents.rpc.ts';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.ts';
import { TellStatesRpc } from './features/tell-states/tell-states.rpc.ts';
import { documentsDatabase } from './persistence/database.ts';
import { DocumentRepository } from './persistence/document.repository.ts';

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
  controllers: [
    ListDocumentsRpc,
    ReadDocumentRpc,
    RegisterUploadRpc,
    RecordAnalysisRpc,
    MoveDocumentRpc,
    DeleteDocumentRpc,
    ReanalyseDocumentRpc,
    ReviewDocumentsRpc,
    TellStatesRpc,
    ExportDocumentsRpc,
    SupportDocumentsRpc,
    operatorCalls(rpc.documents),
  ],
  providers: [
    DocumentRepository,
    RegisterUpload,
    RecordAnalysis,
    MoveDocument,
    DeleteDocument,
    ReanalyseDocument,
    ReviewQueue,
    DecideReview,
    FollowOwner,
    PurgeDeletedDocuments,
    { provide: DeletedFiles, useValue: new DeletedFiles(config.DELETED_FILES_MINUTES) },
    EnqueueAnalysis,
    SweepDueDocuments,
    EraseDocuments,
    ...erasureProviders('documents', {
      inject: [EraseDocuments],
      useFactory: (erasure: EraseDocuments) => erasure,
    }),
    analysisJobs(config.REDIS_URL),
  ],
});
