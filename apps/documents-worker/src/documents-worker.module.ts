import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule, RpcClient } from '@groundwork/platform-messaging';
import { Readiness } from '@groundwork/platform-observability';
import { ObjectStorage, StorageModule } from '@groundwork/platform-storage';
import { type DocumentsWorkerConfig, queueSettings } from './documents-worker.config.ts';
import { AnalyseDocument } from './features/analyse-document/analyse-document.use-case.ts';
import { AnalyseDocumentWorker } from './features/analyse-document/analyse-document.worker.ts';
import { Readers } from './reader/readers.adapter.ts';

const tenMinutes = 600_000;

@Module({})
class DocumentsWorkerModule {}

/** Tests have less patience with one document. */
export const documentsWorkerModule = (
  config: DocumentsWorkerConfig,
  mostReadingMs = tenMinutes,
): DynamicModule => ({
  module: DocumentsWorkerModule,
  imports: [MessagingModule.forService('documents-worker', config), StorageModule.forService(config)],
  providers: [
    Readers,
    {
      provide: AnalyseDocument,
      inject: [ObjectStorage, RpcClient, Readers],
      useFactory: (storage: ObjectStorage, services: RpcClient, readers: Readers) =>
        new AnalyseDocument(storage, services, readers, mostReadingMs),
    },
    {
      provide: AnalyseDocumentWorker,
      inject: [AnalyseDocument, Readiness],
      useFactory: (analyse: AnalyseDocument, readiness: Readiness) =>
        new AnalyseDocumentWorker(analyse, readiness, queueSettings(config)),
    },
  ],
});
