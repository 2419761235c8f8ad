import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule, RpcClient } from '@groundwork/platform-messaging';
import { Readiness } from '@groundwork/platform-observability';
import { DocumentFiles, StorageModule } from '@groundwork/platform-storage';
import { type DocumentsWorkerConfig, toQueueSettings } from './documents-worker.config.ts';
import { AnalyzeDocument } from './features/analyze-document/analyze-document.use-case.ts';
import { AnalyzeDocumentWorker } from './features/analyze-document/analyze-document.worker.ts';
import { Readers } from './reader/readers.adapter.ts';

const tenMinutes = 600_000;

@Module({})
class DocumentsWorkerModule {}

export const documentsWorkerModule = (
  config: DocumentsWorkerConfig,
  maxReadingMs = tenMinutes,
): DynamicModule => ({
  module: DocumentsWorkerModule,
  imports: [MessagingModule.forService('documents-worker', config), StorageModule.forService(config)],
  providers: [
    {
      provide: Readers,
      inject: [Readiness],
      useFactory: (readiness: Readiness) => {
        const readers = new Readers();
        readiness.add(`recognizer ${readers.recognizerName}`, () => readers.check());
        return readers;
      },
    },
    {
      provide: AnalyzeDocument,
      inject: [DocumentFiles, RpcClient, Readers],
      useFactory: (documents: DocumentFiles, services: RpcClient, readers: Readers) =>
        new AnalyzeDocument(documents, services, readers, maxReadingMs),
    },
    {
      provide: AnalyzeDocumentWorker,
      inject: [AnalyzeDocument, Readiness],
      useFactory: (analyze: AnalyzeDocument, readiness: Readiness) =>
        new AnalyzeDocumentWorker(analyze, readiness, toQueueSettings(config)),
    },
  ],
});
