import { buffer } from 'node:stream/consumers';
import {
  type AnalysisLane,
  type AnalysisResult,
  type AnalyzeDocumentJob,
  type LearnedLabel,
  rpc,
} from '@groundwork/contracts';
import {
  type FinishedReading,
  ReadingFailed,
  ReadingGivenUp,
  ReadingTries,
} from '@groundwork/platform-file-reader';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import type { AddTries } from '@groundwork/platform-queue';
import { DamagedObject, DocumentFiles, ObjectNotFound, type SealedFiles } from '@groundwork/platform-storage';
import { deadline } from '@groundwork/platform-time';
import { NotQuick } from '../../documents-worker.errors.ts';
import { parts, reasons } from '../../documents-worker.wording.ts';
import type { ReadingOptions } from '../../reader/read-in-child.adapter.ts';
import type { Readers } from '../../reader/readers.adapter.ts';
import { PreviewPictures } from '../../persistence/preview-pictures.store.ts';
import { RowObjects } from '../../persistence/row-objects.store.ts';
import { StageReporter } from '../../report/stage-reporter.adapter.ts';
import { retryUntilAcknowledged } from '../../report/until-acknowledged.adapter.ts';

const storeTimeoutMs = 60_000;

export type ReadersOfLanes = Readonly<Record<AnalysisLane, Readers>>;

export interface Attempt {
  readonly lane: AnalysisLane;
  readonly signal: AbortSignal;
  readonly addTries: AddTries;
}

interface LearnedJob {
  readonly job: AnalyzeDocumentJob;
  readonly learned: readonly LearnedLabel[];
}

function readingWithError(error: unknown): FinishedReading<AnalysisResult | null> {
  if (error instanceof NotQuick) return { result: null, processorMs: error.processorMs };
  if (!(error instanceof ReadingGivenUp)) throw error;
  const { cause } = error;
  return {
    result: { outcome: 'failed', reason: reasons.notFinished },
    processorMs: cause instanceof ReadingFailed ? cause.processorMs : 0,
  };
}

export class AnalyzeDocument {
  private readonly tries = new ReadingTries();

  constructor(
    private readonly documents: DocumentFiles,
    private readonly services: RpcClient,
    private readonly readers: ReadersOfLanes,
    private readonly maxReadingMs: number,
  ) {}

  async run(job: AnalyzeDocumentJob, { lane, signal, addTries }: Attempt): Promise<void> {
    this.readers[lane].prepare();
    const { files, learned } = await this.documents.forReading(job);
    const content = await this.download(files, job);
    if (typeof content === 'string') {
      const lost: AnalysisResult = { outcome: 'failed', reason: content };
      await retryUntilAcknowledged(() => this.record(job, lost), signal);
      return;
    }
    const stages = new StageReporter(this.services, job);
    const pictures = new PreviewPictures(this.documents.storage, files, job);
    const rows = new RowObjects(this.documents.storage, files, job);
    const stored = { file: job.documentId, add: addTries };
    const reading = this.tries.count(stored, () =>
      this.read(lane, { job, learned }, content, {
        onStage: (stage, progress) => {
          stages.report(stage, progress);
        },
        onPicture: (page, png) => {
          pictures.store(page, png);
        },
        onRows: (content) => {
          rows.store(content);
        },
        signal,
        maxTotalMs: this.maxReadingMs,
      }),
    );
    const { result, processorMs } = await reading.catch(readingWithError);
    log().info({ documentId: job.documentId, processorMs }, 'Document read');
    await deadline(parts.fileStore, storeTimeoutMs, pictures.waitUntilStored());
    const rowsKey = await deadline(parts.fileStore, storeTimeoutMs, rows.waitUntilStored());
    await stages.flush();
    if (result === null) {
      await retryUntilAcknowledged(() => this.moveToSlowLane(job, processorMs), signal);
      return;
    }
    const complete = result.outcome === 'analysed' ? { ...result, rowsKey } : result;
    await retryUntilAcknowledged(() => this.record(job, complete, processorMs), signal);
    log().info({ documentId: job.documentId, outcome: result.outcome }, 'Document analyzed');
    const all = result.outcome !== 'analysed' || result.previews === 0;
    await Promise.all([pictures.clear({ all }), rows.clear({ all })]).catch((error: unknown) => {
      log().warn({ err: error, documentId: job.documentId }, 'Old pictures or rows not deleted');
    });
  }

  private read(
    lane: AnalysisLane,
    { job, learned }: LearnedJob,
    content: Buffer,
    options: ReadingOptions,
  ): Promise<FinishedReading<AnalysisResult>> {
    const { userId, mediaType, category, pageRange } = job;
    const task = { mediaType, category, pageRange, learned, isQuick: lane === 'quick' };
    return this.readers[lane].read(task, content, { ...options, owner: userId });
  }

  async recordFailure(job: AnalyzeDocumentJob): Promise<void> {
    await this.record(job, { outcome: 'failed', reason: reasons.notFinished });
  }

  /** The reason if no attempt can read the file. */
  private async download(
    files: SealedFiles,
    { storageKey, documentId }: AnalyzeDocumentJob,
  ): Promise<Buffer | string> {
    try {
      return await deadline(parts.fileStore, storeTimeoutMs, files.get(storageKey).then(buffer));
    } catch (error) {
      if (error instanceof ObjectNotFound) return reasons.fileMissing;
      if (!(error instanceof DamagedObject)) throw error;
      log().error({ err: error, documentId }, 'A stored file is damaged');
      return reasons.damagedInStorage;
    }
  }

  private async moveToSlowLane(
    { userId, documentId, version }: AnalyzeDocumentJob,
    processorMs: number,
  ): Promise<void> {
    const reading = { userId, documentId, version, processorMs: Math.round(processorMs) };
    await this.services.call(rpc.documents.moveToSlowLane, reading, 10_000);
    log().info({ documentId, processorMs }, 'Document moved to the slow lane');
  }

  private async record(
    { userId, documentId, version }: AnalyzeDocumentJob,
    result: AnalysisResult,
    processorMs = 0,
  ): Promise<void> {
    const record = { userId, documentId, version, result, processorMs: Math.round(processorMs) };
    await this.services.call(rpc.documents.recordAnalysis, record, 10_000);
  }
}
