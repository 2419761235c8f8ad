import { buildPackageJob, packageBuildsQueue } from '@groundwork/contracts';
import { Readiness } from '@groundwork/platform-observability';
import { JobQueue } from '@groundwork/platform-queue';

export class BuildJobs {
  readonly queue: JobQueue<typeof buildPackageJob>;

  constructor(redisUrl: string) {
    this.queue = new JobQueue(packageBuildsQueue, buildPackageJob, redisUrl);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}

export const buildJobs = (redisUrl: string) => ({
  provide: BuildJobs,
  inject: [Readiness],
  useFactory: (readiness: Readiness) => {
    const jobs = new BuildJobs(redisUrl);
    readiness.add('queue', () => jobs.queue.check());
    return jobs;
  },
});
