import { constants } from 'node:os';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AnalysisLane } from '@groundwork/contracts';
import { MessagingModule, RpcClient } from '@groundwork/platform-messaging';
import { Readiness } from '@groundwork/platform-observability';
import { DocumentFiles, StorageModule, virusScanOf } from '@groundwork/platform-storage';
import { Infected, NotScanned } from './documents-worker.errors.ts';
import { type DocumentsWorkerConfig, toQueueSettings } from './documents-worker.config.ts';
import { AnalyzeDocument } from './features/analyze-document/analyze-document.use-case.ts';
import { AnalyzeDocumentWorker } from './features/analyze-document/analyze-document.worker.ts';
import { BuildPackage } from './features/build-package/build-package.use-case.ts';
import { BuildPackageWorker } from './features/build-package/build-package.worker.ts';
import { EnclosedFiles } from './package-parts/enclosed-file.reader.ts';
import { soundNetworks } from './reader/sound-networks.adapter.ts';
import { Readers, type ReadersParts } from './reader/readers.adapter.ts';

const tenMinutes = 600_000;

const networksToken = 'networks for doubted lines';
const readersToken = (lane: AnalysisLane) => `readers of the ${lane} lane`;

/** Each lane has readers of its own: a file of the slow lane takes no reader of the quick one. */
const readersOf = (lane: AnalysisLane, parts: ReadersParts = {}) => ({
  provide: readersToken(lane),
  inject: [Readiness, networksToken],
  useFactory: (readiness: Readiness, networks: string) => {
    const readers = new Readers({ ...parts, networks });
    if (lane === 'slow') readiness.add(`recognizer ${readers.recognizerName}`, () => readers.check());
    else readiness.add('quick readers', () => readers.check());
    return readers;
  },
});

const scanOf = ({ CLAMD_URL }: DocumentsWorkerConfig) =>
  virusScanOf(CLAMD_URL, {
    infected: () => new Infected(),
    unscanned: (cause) => new NotScanned(undefined, { cause }),
  });

@Module({})
class DocumentsWorkerModule {}

export const documentsWorkerModule = (
  config: DocumentsWorkerConfig,
  maxReadingMs = tenMinutes,
): DynamicModule => ({
  module: DocumentsWorkerModule,
  imports: [MessagingModule.forService('documents-worker', config), StorageModule.forService(config)],
  providers: [
    { provide: networksToken, useFactory: () => soundNetworks(config.NETWORKS_DIR) },
    readersOf('quick', { priority: constants.priority.PRIORITY_NORMAL }),
    readersOf('slow'),
    {
      provide: AnalyzeDocument,
      inject: [DocumentFiles, RpcClient, readersToken('quick'), readersToken('slow')],
      useFactory: (documents: DocumentFiles, services: RpcClient, quick: Readers, slow: Readers) =>
        new AnalyzeDocument(documents, services, { quick, slow }, maxReadingMs),
    },
    {
      provide: AnalyzeDocumentWorker,
      inject: [AnalyzeDocument, Readiness],
      useFactory: (analyze: AnalyzeDocument, readiness: Readiness) =>
        new AnalyzeDocumentWorker(analyze, readiness, toQueueSettings(config)),
    },
    {
      provide: BuildPackage,
      inject: [DocumentFiles, RpcClient, readersToken('slow')],
      useFactory: (documents: DocumentFiles, services: RpcClient, readers: Readers) =>
        new BuildPackage(new EnclosedFiles(documents, scanOf(config)), services, readers),
    },
    {
      provide: BuildPackageWorker,
      inject: [BuildPackage, Readiness],
      useFactory: (build: BuildPackage, readiness: Readiness) =>
        new BuildPackageWorker(build, readiness, toQueueSettings(config)),
    },
  ],
});
