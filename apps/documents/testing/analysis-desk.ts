import { type AnalysisLane, analysisQueues, type AnalyzeDocumentJob, rpc } from '@groundwork/contracts';
import { eventually, testServers } from '@groundwork/testing';
import { Worker } from 'bullmq';
import { analyzedResult, type RunningDocuments } from './running-documents.ts';

interface DeskOptions {
  readonly lane?: AnalysisLane;
  readonly processorMs?: number;
}

export class AnalysisDesk {
  /** The owners of the analyzed documents. */
  readonly order: string[] = [];
  readonly documents: string[] = [];
  private worker: Worker | undefined;

  constructor(
    private readonly running: RunningDocuments,
    private readonly options: DeskOptions = {},
  ) {}

  open(): void {
    const { hostname, port, password } = new URL(testServers().TEST_REDIS_URL);
    const connection = { host: hostname, port: Number(port), password, maxRetriesPerRequest: null };
    this.worker = new Worker(
      analysisQueues[this.options.lane ?? 'quick'],
      async ({ data }: { data: AnalyzeDocumentJob }) => {
        await this.analyze(data);
      },
      { connection },
    );
  }

  async pause(): Promise<void> {
    await this.worker?.pause();
  }

  resume(): void {
    void this.worker?.resume();
  }

  waitFor(count: number): Promise<unknown> {
    return eventually(
      () => Promise.resolve(this.order.length),
      (length) => length >= count,
      120_000,
    );
  }

  async close(): Promise<void> {
    await this.worker?.close();
  }

  private async analyze({ documentId, userId, version }: AnalyzeDocumentJob): Promise<void> {
    const run = { documentId, version };
    await this.running.service.rpc.call(rpc.documents.reportStage, { ...run, stage: 'text' });
    this.order.push(userId);
    this.documents.push(documentId);
    const { rpc: services } = this.running.service;
    await services.call(rpc.documents.recordAnalysis, {
      ...run,
      result: analyzedResult,
      processorMs: this.options.processorMs ?? 0,
    });
  }
}
