import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { StorageModule } from '@groundwork/platform-storage';
import type { DocumentsConfig } from './documents.config.ts';
import { analysisJobs } from './features/enqueue-analysis/analysis-jobs.ts';
import { EnqueueAnalysis } from './features/enqueue-analysis/enqueue-analysis.ts';
import { ListDocumentsRpc } from './features/list-documents/list-documents.rpc.ts';
import { RecordAnalysisRpc } from './features/record-analysis/record-analysis.rpc.ts';
import { RecordAnalysis } from './features/record-analysis/record-analysis.use-case.ts';
import { RegisterUploadRpc } from './features/register-upload/register-upload.rpc.ts';
import { RegisterUpload } from './features/register-upload/register-upload.use-case.ts';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.ts';
import { documentsDatabase } from './persistence/database.ts';

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
  controllers: [ListDocumentsRpc, RegisterUploadRpc, RecordAnalysisRpc],
  providers: [
    RegisterUpload,
    RecordAnalysis,
    EnqueueAnalysis,
    SweepDueDocuments,
    analysisJobs(config.REDIS_URL),
  ],
});
