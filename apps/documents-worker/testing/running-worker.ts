import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type AnalysisLane,
  analysisQueues,
  type AnalysisResult,
  type AnalyzeDocumentJob,
  analyzeDocumentJob,
  type DocumentId,
  type LearnedLabel,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { connectRedis, JobQueue } from '@groundwork/platform-queue';
import { SealedFiles } from '@groundwork/platform-storage';
import {
  answerFileKeys,
  cleanNats,
  eventually,
  FakeService,
  fileKeyOf,
  testServers,
  TcpProxy,
} from '@groundwork/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { Queue } from 'bullmq';
import { noTrace, OwnWorker } from './own-worker.ts';
import { FolderStore, type TestStore } from './stores.ts';

export interface Recorded {
  documentId: DocumentId;
  version: number;
  result: AnalysisResult;
  processorMs?: number | undefined;
}

interface Moved {
  documentId: DocumentId;
  version: number;
  processorMs: number;
}

interface RequestOptions {
  priority?: number;
  encrypted?: boolean;
  damaged?: boolean;
  lane?: AnalysisLane;
}

function openQueue(lane: AnalysisLane): Queue {
  const { hostname, port, password } = new URL(testServers().TEST_REDIS_URL);
  return new Queue(analysisQueues[lane], { connection: { host: hostname, port: Number(port), password } });
}

const jobsOf = (lane: AnalysisLane) =>
  new JobQueue(analysisQueues[lane], analyzeDocumentJob, testServers().TEST_REDIS_URL);

/** Runs the worker on real servers, with a fake documents service. */
export class RunningWorker {
  readonly recorded: Recorded[] = [];
  readonly stages: string[] = [];
  private readonly documents: FakeService;
  afterMove: () => Promise<void> = () => Promise.resolve();
  /** Calls of the quick lane that hand a document over. The first one of a document moves it. */
  readonly moved: Moved[] = [];
  private readonly jobs = { quick: jobsOf('quick'), slow: jobsOf('slow') };
  private readonly requested = new Map<DocumentId, AnalyzeDocumentJob>();
  private readonly worker = new OwnWorker();

  private constructor(
    private readonly nats: NatsConnection,
    /** Cuts the connection of the worker only. */
    readonly natsProxy: TcpProxy,
    readonly store: TestStore,
    readonly queue: Queue,
    readonly quickQueue: Queue,
  ) {
    this.documents = answerFileKeys(new FakeService(nats)).on(
      rpc.documents.reportStage,
      ({ stage, progress }) => {
        this.stages.push(progress ? `${stage} ${progress.page}/${progress.pages}` : stage);
        return {};
      },
    );
    this.connectDocuments();
  }

  static async withoutWorker(store: TestStore = new FolderStore()): Promise<RunningWorker> {
    const [queue, quickQueue] = [openQueue('slow'), openQueue('quick')];
    await Promise.all([queue, quickQueue].map((each) => each.obliterate({ force: true })));
    const natsProxy = await TcpProxy.to(testServers().TEST_NATS_URL);
    return new RunningWorker(await cleanNats(), natsProxy, store, queue, quickQueue);
  }

  static async start(store?: TestStore): Promise<RunningWorker> {
    const running = await RunningWorker.withoutWorker(store);
    await running.startWorker();
    return running;
  }

  async startWorker(environment: Record<string, string> = {}, maxReadingMs?: number): Promise<void> {
    const own = { STORAGE_URL: this.store.url, NATS_URL: this.natsProxy.url };
    await this.worker.start({ ...own, ...environment }, maxReadingMs);
    await this.nats.flush();
  }

  /** What the corrections of each owner teach from now on. */
  teach(learned: LearnedLabel[]): void {
    answerFileKeys(this.documents, { learned });
  }

  disconnectDocuments(): void {
    this.documents.goAway(rpc.documents.recordAnalysis);
  }

  connectDocuments(): void {
    this.documents.on(rpc.documents.recordAnalysis, (report) => {
      this.recorded.push(report);
      return {};
    });
    this.documents.on(rpc.documents.moveToSlowLane, async (report) => {
      const job = this.requested.get(report.documentId);
      this.requested.delete(report.documentId);
      this.moved.push(report);
      if (job) await this.enqueue(job);
      await this.afterMove();
      return {};
    });
  }

  stopWorker(): Promise<void> {
    return this.worker.stop();
  }

  async stop(): Promise<void> {
    await this.stopWorker();
    await Promise.all([this.jobs.quick, this.jobs.slow].map((jobs) => jobs.close()));
    await Promise.all([this.queue, this.quickQueue].map((queue) => queue.close()));
    await this.nats.close();
    await this.natsProxy.close();
    await this.store.remove();
  }

  async wipeRedis(): Promise<void> {
    const redis = connectRedis(testServers().TEST_REDIS_URL, {});
    await redis.flushall();
    redis.disconnect();
  }

  async requestAnalysis(
    content: Buffer,
    more: Partial<AnalyzeDocumentJob> = {},
    { priority = 1, encrypted = false, damaged = false, lane = 'slow' }: RequestOptions = {},
  ): Promise<AnalyzeDocumentJob> {
    const documentId = randomUUID() as DocumentId;
    const job: AnalyzeDocumentJob = {
      documentId,
      userId: randomUUID() as UserId,
      version: 1,
      storageKey: `files/${documentId}`,
      mediaType: 'application/pdf',
      category: 'tax_documents',
      traceparent: noTrace,
      ...more,
    };
    const files = encrypted ? this.filesOf(job) : this.store.storage;
    await files.put(job.storageKey, Readable.from([content]));
    if (damaged) await this.damage(job);
    this.requested.set(job.documentId, job);
    await this.enqueue(job, priority, lane);
    return job;
  }

  filesOf = ({ documentId }: AnalyzeDocumentJob): SealedFiles =>
    new SealedFiles(this.store.storage, { key: fileKeyOf(documentId), mayBePlain: false });

  private async damage({ storageKey }: AnalyzeDocumentJob): Promise<void> {
    const bytes = await buffer(await this.store.storage.get(storageKey));
    await this.store.storage.put(storageKey, Readable.from([bytes.subarray(0, -1)]));
  }

  enqueue = (job: AnalyzeDocumentJob, priority = 1, lane: AnalysisLane = 'slow'): Promise<void> =>
    this.jobs[lane].add(`doc:${job.documentId}:v${job.version}`, job, { priority });

  resultsOf = ({ documentId }: AnalyzeDocumentJob): AnalysisResult[] =>
    this.recorded.filter((each) => each.documentId === documentId).map(({ result }) => result);

  async resultOf(job: AnalyzeDocumentJob, withinMs = 60_000): Promise<AnalysisResult> {
    const [result] = await eventually(
      () => Promise.resolve(this.resultsOf(job)),
      (results) => results.length > 0,
      withinMs,
    );
    if (!result) throw new Error('No result');
    return result;
  }

  listPictures = ({ documentId }: AnalyzeDocumentJob): Promise<string[]> =>
    this.listKeys(`previews/${documentId}/`);

  listRows = ({ documentId }: AnalyzeDocumentJob): Promise<string[]> => this.listKeys(`rows/${documentId}/`);

  private async listKeys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.store.storage.list(prefix)) keys.push(key);
    return keys.sort();
  }
}

async function childrenOf(pid: number, isWanted: (command: string) => boolean): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((each) => {
    try {
      const parent = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
      return parent === String(pid) && isWanted(readFileSync(`/proc/${each}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  });
}

export const findReaders = (pid: number): Promise<number[]> =>
  childrenOf(pid, (command) => command.startsWith('documents-reader with a file'));

/** Readers that wait for the next file of their owner. */
export const findWarmReaders = (pid: number): Promise<number[]> =>
  childrenOf(pid, (command) => /^documents-reader(?! with a file)/.test(command));

export const findSpareReaders = (pid: number): Promise<number[]> =>
  childrenOf(pid, (command) => command.includes('read-file.child.js'));

const recognizers = (pid: number): Promise<number[]> =>
  childrenOf(pid, (command) => /^documents-recognizer|recognize\.child\.js|^tesseract\0/.test(command));

/** Warm recognizers belong to the worker, native ones to the reader of the file. */
export async function findRecognizers(pid: number): Promise<number[]> {
  const parents = [pid, ...(await findReaders(pid))];
  return (await Promise.all(parents.map(recognizers))).flat();
}
