import { Injectable } from '@nestjs/common';
import type { BuildPackageJob } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { BuildJobs } from '../../persistence/build-jobs.store.ts';

const jobIdOf = ({ packageId, version }: BuildPackageJob) => `package:${packageId}:v${version}`;

@Injectable()
export class EnqueueBuild {
  constructor(private readonly jobs: BuildJobs) {}

  /** Never fails: the row stores the due work, and the sweep enqueues it again. */
  async enqueue(job: BuildPackageJob): Promise<void> {
    try {
      await this.jobs.queue.add(jobIdOf(job), job);
    } catch (error) {
      log().warn({ err: error, packageId: job.packageId }, 'The queue is unavailable; the sweep retries');
    }
  }

  async enqueueMissing(job: BuildPackageJob): Promise<void> {
    if (!(await this.jobs.queue.isLive(jobIdOf(job)))) await this.enqueue(job);
  }
}
