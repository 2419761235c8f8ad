import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule } from '@groundwork/platform-messaging';
import { Readiness } from '@groundwork/platform-observability';
import { StorageModule } from '@groundwork/platform-storage';
import type { DocumentsWorkerConfig } from './documents-worker.config.ts';
import { AnalyseDocument } from './features/analyse-document/analyse-document.use-case.ts';
import { AnalyseDocumentWorker } from './features/analyse-document/analyse-document.worker.ts';

@Module({})
class DocumentsWorkerModule {}

export const documentsWorkerModule = (config: DocumentsWorkerConfig): DynamicModule => ({
  module: DocumentsWorkerModule,
  imports: [MessagingModule.forService('documents-worker', config), StorageModule.forService(config)],
  providers: [
    AnalyseDocument,
    {
      provide: AnalyseDocumentWorker,
      inject: [AnalyseDocument, Readiness],
      useFactory: (analyse: AnalyseDocument, readiness: Readiness) =>
        new AnalyseDocumentWorker(analyse, readiness, config),
    },
  ],
});
