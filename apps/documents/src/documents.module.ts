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
import { ChangeDocument } from './features/change-document/change-document.use-case.ts';
import { CorrectFiguresRpc } from './features/correct-figures/correct-figures.rpc.ts';
import { CorrectFigures } from './features/correct-figures/correct-figures.use-case.ts';
import { DecideReviewRpc } from './features/decide-review/decide-review.rpc.ts';
import { DecideReview } from './features/decide-review/decide-review.use-case.ts';
import { DeleteDocumentRpc } from './features/delete-document/delete-document.rpc.ts';
import { DeleteDocument } from './features/delete-document/delete-document.use-case.ts';
import {
  DeletedFileRetention,
  PurgeDeletedDocuments,
} from './features/purge-deleted-documents/purge-deleted-documents.use-case.ts';
import { analysisJobs } from './persistence/analysis-jobs.store.ts';
import { EncryptStoredFiles } from './features/encrypt-stored-files/encrypt-stored-files.use-case.ts';
import { EnqueueAnalysis } from './features/enqueue-analysis/enqueue-analysis.use-case.ts';
import { EraseDocuments } from './features/erase-owner/erase-owner.use-case.ts';
import { ExportDocuments } from './features/export-documents/export-documents.query.ts';
import { ExportDocumentsRpc } from './features/export-documents/export-documents.rpc.ts';
import { FollowOwner } from './features/follow-owner/follow-owner.consumer.ts';
import { GetFileKey } from './features/get-file-key/get-file-key.query.ts';
import { GetFileKeyRpc } from './features/get-file-key/get-file-key.rpc.ts';
import { GetUsage } from './features/get-usage/get-usage.query.ts';
import { GetUsageRpc } from './features/get-usage/get-usage.rpc.ts';
import { GetPortfolio } from './features/get-portfolio/get-portfolio.query.ts';
import { GetPortfolioRpc } from './features/get-portfolio/get-portfolio.rpc.ts';
import { ListDocuments } from './features/list-documents/list-documents.query.ts';
import { ListDocumentsRpc } from './features/list-documents/list-documents.rpc.ts';
import { ListReviews } from './features/list-reviews/list-reviews.query.ts';
import { ListReviewsRpc } from './features/list-reviews/list-reviews.rpc.ts';
import { MoveDocumentRpc } from './features/move-document/move-document.rpc.ts';
import { MoveDocument } from './features/move-document/move-document.use-case.ts';
import { OpenReview } from './features/open-review/open-review.query.ts';
import { OpenReviewRpc } from './features/open-review/open-review.rpc.ts';
import { ReadDocument } from './features/read-document/read-document.query.ts';
import { MoveToSlowLaneRpc } from './features/move-to-slow-lane/move-to-slow-lane.rpc.ts';
import { MoveToSlowLane } from './features/move-to-slow-lane/move-to-slow-lane.use-case.ts';
import { ReadDocumentRpc } from './features/read-document/read-document.rpc.ts';
import { ReanalyzeDocumentRpc } from './features/reanalyze-document/reanalyze-document.rpc.ts';
import { ReanalyzeDocument } from './features/reanalyze-document/reanalyze-document.use-case.ts';
import { RecordAnalysisRpc } from './features/record-analysis/record-analysis.rpc.ts';
import { RecordAnalysis } from './features/record-analysis/record-analysis.use-case.ts';
import { RegisterUploadRpc } from './features/register-upload/register-upload.rpc.ts';
import { RegisterUpload } from './features/register-upload/register-upload.use-case.ts';
import { SplitDocumentRpc } from './features/split-document/split-document.rpc.ts';
import { SplitDocument } from './features/split-document/split-document.use-case.ts';
import { SupportDocuments } from './features/support-documents/support-documents.query.ts';
import { ReviewFiguresRpc } from './features/review-figures/review-figures.rpc.ts';
import { ReviewFigures } from './features/review-figures/review-figures.use-case.ts';
import { SupportDocumentsRpc } from './features/support-documents/support-documents.rpc.ts';
import { SweepDueDocumentsJob } from './features/sweep-due-documents/sweep-due-documents.job.ts';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.use-case.ts';
import { GetDocumentStates } from './features/get-document-states/get-document-states.query.ts';
import { GetDocumentStatesRpc } from './features/get-document-states/get-document-states.rpc.ts';
import { DataKeys } from './persistence/data-key.repository.ts';
import { documentsDatabase } from './persistence/database.ts';
import { DocumentRepository } from './persistence/document.repository.ts';
import { FileCopies } from './persistence/file-copies.store.ts';
import { NewDocuments } from './persistence/new-document.repository.ts';
import { QuotaRepository } from './persistence/quota.repository.ts';
import { ReviewQueue } from './persistence/review-queue.repository.ts';
import { WaitingDocuments } from './persistence/waiting-document.repository.ts';

@Module({})
class DocumentsModule {}

const queries = [
  ExportDocuments,
  GetFileKey,
  GetPortfolio,
  GetUsage,
  ListDocuments,
  ListReviews,
  OpenReview,
  ReadDocument,
  SupportDocuments,
  GetDocumentStates,
];

const calls = [
  ListDocumentsRpc,
  GetPortfolioRpc,
  GetUsageRpc,
  ReadDocumentRpc,
  GetFileKeyRpc,
  RegisterUploadRpc,
  RecordAnalysisRpc,
  MoveToSlowLaneRpc,
  MoveDocumentRpc,
  DeleteDocumentRpc,
  ReanalyzeDocumentRpc,
  SplitDocumentRpc,
  ListReviewsRpc,
  OpenReviewRpc,
  DecideReviewRpc,
  CorrectFiguresRpc,
  ReviewFiguresRpc,
  GetDocumentStatesRpc,
  ExportDocumentsRpc,
  SupportDocumentsRpc,
  operatorCalls(rpc.documents),
];

export const documentsModule = (config: DocumentsConfig): DynamicModule => ({
  module: DocumentsModule,
  imports: [
    DatabaseModule.forService(documentsDatabase, config),
    MessagingModule.forService('documents', config),
    EventsModule.forService('documents', config),
    StorageModule.forService(config),
  ],
  controllers: calls,
  providers: [
    auditSealer('documents', config),
    DocumentRepository,
    NewDocuments,
    FileCopies,
    ReviewQueue,
    DataKeys,
    WaitingDocuments,
    {
      provide: QuotaRepository,
      useValue: new QuotaRepository(config.DOCUMENT_QUOTA_FACTOR),
    },
    { provide: FieldCipher, useFactory: () => createCipher(config) },
    ...queries,
    RegisterUpload,
    RecordAnalysis,
    MoveToSlowLane,
    ChangeDocument,
    MoveDocument,
    DeleteDocument,
    ReanalyzeDocument,
    SplitDocument,
    DecideReview,
    CorrectFigures,
    ReviewFigures,
    FollowOwner,
    PurgeDeletedDocuments,
    { provide: DeletedFileRetention, useValue: new DeletedFileRetention(config.DELETED_FILES_MINUTES) },
    EnqueueAnalysis,
    EncryptStoredFiles,
    SweepDueDocuments,
    SweepDueDocumentsJob,
    EraseDocuments,
    ...erasureProviders('documents', {
      inject: [EraseDocuments],
      useFactory: (erasure: EraseDocuments) => erasure,
    }),
    analysisJobs(config.REDIS_URL),
  ],
});
