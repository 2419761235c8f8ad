import type { BeforeApplicationShutdown } from '@nestjs/common';
import { type AnalysisLane, analysisLanes, analysisQueues, analyzeDocumentJob } from '@groundwork/contracts';
import { continueTrace, type Readiness, type Work } from '@groundwork/platform-observability';
import { JobWorker } from '@groundwork/platform-queue';
import type { QueueSettings } from '../../documents-worker.config.ts';
import type { AnalyzeDocument } from './analyze-document.use-case.ts';

const toWork = (lane: AnalysisLane, step: string, { userId }: { userId: string }): Work => ({
  name: `${analysisQueues[lane]} ${step}`,
  kind: 'consumer',
  userId,
});

type LaneWorker = JobWorker<typeof analyzeDocumentJob>;

const startLane = (
  lane: AnalysisLane,
  analyze: AnalyzeDocument,
  { concurrency, ...settings }: QueueSettings,
): LaneWorker =>
  new JobWorker({
    name: analysisQueues[lane],
    data: analyzeDocumentJob,
    ...settings,
    concurrency: lane === 'quick' ? 1 : concurrency,
    run: (job, signal, addTries) =>
      continueTrace(job.traceparent, toWork(lane, 'analyse', job), () =>
        analyze.run(job, { lane, signal, addTries }),
      ),
    onGiveUp: (job) =>
      continueTrace(job.traceparent, toWork(lane, 'give up', job), () => analyze.recordFailure(job)),
  });

export class AnalyzeDocumentWorker implements BeforeApplicationShutdown {
  private readonly workers: readonly LaneWorker[];

  constructor(analyze: AnalyzeDocument, readiness: Readiness, settings: QueueSettings) {
    this.workers = analysisLanes.map((lane) => startLane(lane, analyze, settings));
    readiness.add('queue', async () => {
      await Promise.all(this.workers.map((worker) => worker.check()));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }
}
