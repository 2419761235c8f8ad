import type { BeforeApplicationShutdown } from '@nestjs/common';
import { analyseDocumentJob, analysisQueue } from '@groundwork/contracts';
import { continueTrace, type Readiness, type Work } from '@groundwork/platform-observability';
import { JobWorker } from '@groundwork/platform-queue';
import type { QueueSettings } from '../../documents-worker.config.ts';
import type { AnalyseDocument } from './analyse-document.use-case.ts';

const workOf = (step: string, { userId }: { userId: string }): Work => ({
  name: `${analysisQueue} ${step}`,
  kind: 'consumer',
  userId,
});

/** The queue's edge: each job runs in the trace of the upload that caused it. */
export class AnalyseDocumentWorker implements BeforeApplicationShutdown {
  private readonly worker: JobWorker<typeof analyseDocumentJob>;

  constructor(analyse: AnalyseDocument, readiness: Readiness, settings: QueueSettings) {
    this.worker = new JobWorker({
      name: analysisQueue,
      data: analyseDocumentJob,
      ...settings,
      run: (job, signal) =>
        continueTrace(job.traceparent, workOf('analyse', job), () => analyse.run(job, signal)),
      onGiveUp: (job) => continueTrace(job.traceparent, workOf('give up', job), () => analyse.giveUp(job)),
    });
    readiness.add('queue', () => this.worker.check());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
