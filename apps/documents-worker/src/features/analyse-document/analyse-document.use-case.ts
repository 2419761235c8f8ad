import { buffer } from 'node:stream/consumers';
import { type AnalyseDocumentJob, type AnalysisResult, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { ObjectNotFound, ObjectStorage } from '@groundwork/platform-storage';
import { deadline } from '@groundwork/platform-time';
import type { Readers } from '../../reader/readers.adapter.ts';
import { PreviewPictures } from '../../persistence/preview-pictures.store.ts';
import { StageTeller } from '../../report/stage-teller.adapter.ts';
import { untilHeard } from '../../report/until-heard.adapter.ts';

/** A store that never answers is a fault like any other: the job is tried again, and does not wait for ever. */
const storeMs = 60_000;

export class AnalyseDocument {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly services: RpcClient,
    private readonly readers: Readers,
    private readonly mostReadingMs: number,
  ) {}

  async run(job: AnalyseDocumentJob, signal: AbortSignal): Promise<void> {
    const content = await this.fetch(job.storageKey);
    if (!content) {
      const reason = 'The file could not be found. Please upload it again.';
      await untilHeard(() => this.record(job, { outcome: 'failed', reason }), signal);
      return;
    }
    const stages = new StageTeller(this.services, job);
    const pictures = new PreviewPictures(this.storage, job);
    const result = await this.readers.read(job, content, {
      onStage: (stage, progress) => {
        stages.tell(stage, progress);
      },
      onPicture: (page, png) => {
        pictures.put(page, png);
      },
      signal,
      inAllMs: this.mostReadingMs,
    });
    await deadline('The file store', storeMs, pictures.kept());
    await stages.told();
    await untilHeard(() => this.record(job, result), signal);
    log().info({ documentId: job.documentId, outcome: result.outcome }, 'Document read');
    await pictures.clear({ all: result.outcome !== 'analysed' }).catch((error: unknown) => {
      log().warn({ err: error, documentId: job.documentId }, 'Old pictures stay until the document goes');
    });
  }

  async giveUp(job: AnalyseDocumentJob): Promise<void> {
    const reason = 'The analysis did not come to an end. Please try Re-analyse.';
    await this.record(job, { outcome: 'failed', reason });
  }

  /** All of it: no upload is larger than 25 MB, and nothing is left on a disk by whoever is killed. */
  private async fetch(key: string): Promise<Buffer | undefined> {
    try {
      return await deadline('The file store', storeMs, this.storage.get(key).then(buffer));
    } catch (error) {
      if (error instanceof ObjectNotFound) return undefined;
      throw error;
    }
  }

  private async record({ documentId, version }: AnalyseDocumentJob, result: AnalysisResult): Promise<void> {
    await this.services.call(rpc.documents.recordAnalysis, { documentId, version, result }, 10_000);
  }
}
