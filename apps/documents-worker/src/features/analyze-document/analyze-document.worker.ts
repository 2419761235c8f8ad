import type { BeforeApplicationShutdown } from '@nestjs/common';
import { analyseDocumentJob, analysisQueue } from '@groundwork/contracts';
import { continueTrace, type Readiness, type Work } from '@groundwork/platform-observability';
import { JobWorker } from '@groundwork/platform-queue';
import type { QueueSettings } from '../../documents-worker.config.ts';
import type { AnalyzeDocument } from './analyze-document.use-case.ts';

const toWork = (step: string, { userId }: { userId: string }): Work => ({
  name: `${analysisQueue} ${step}`,
  kind: 'consumer',
  userId,
});

export class AnalyzeDocumentWorker implements BeforeApplicationShutdown {
  private readonly worker: JobWorker<typeof analyseDocumentJob>;

  constructor(analyze: AnalyzeDocument, readiness: Readiness, settings: QueueSettings) {
    this.worker = new JobWorker({
      name: analysisQueue,
      data: analyseDocumentJob,
      ...settings,
      run: (job, signal, addTries) =>
        continueTrace(job.traceparent, toWork('analyse', job), () => analyze.run(job, signal, addTries)),
      onGiveUp: (job) =>
        continueTrace(job.traceparent, toWork('give up', job), () => analyze.recordFailure(job)),
    });
    readiness.add('queue', () => this.worker.check());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
