import type { BeforeApplicationShutdown } from '@nestjs/common';
import { buildPackageJob, packageBuildsQueue } from '@groundwork/contracts';
import { continueTrace, type Readiness, type Work } from '@groundwork/platform-observability';
import { JobWorker } from '@groundwork/platform-queue';
import type { QueueSettings } from '../../documents-worker.config.ts';
import type { BuildPackage } from './build-package.use-case.ts';

const toWork = (step: string, { userId }: { userId: string }): Work => ({
  name: `${packageBuildsQueue} ${step}`,
  kind: 'consumer',
  userId,
});

export class BuildPackageWorker implements BeforeApplicationShutdown {
  private readonly worker: JobWorker<typeof buildPackageJob>;

  constructor(build: BuildPackage, readiness: Readiness, settings: QueueSettings) {
    this.worker = new JobWorker({
      ...settings,
      name: packageBuildsQueue,
      data: buildPackageJob,
      concurrency: 1,
      run: (job, signal) =>
        continueTrace(job.traceparent, toWork('build', job), () => build.run(job, signal)),
      onGiveUp: (job) =>
        continueTrace(job.traceparent, toWork('give up', job), () => build.fail(job, 'not-finished')),
    });
    readiness.add('queue of packages', () => this.worker.check());
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.worker.close();
  }
}
