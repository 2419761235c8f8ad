import { type AnalysisLane, analysisQueues, analyzeDocumentJob } from '@groundwork/contracts';
import { Readiness } from '@groundwork/platform-observability';
import { JobQueue } from '@groundwork/platform-queue';

type Jobs = JobQueue<typeof analyzeDocumentJob>;

export class AnalysisJobs {
  private readonly lanes: Readonly<Record<AnalysisLane, Jobs>>;

  constructor(redisUrl: string) {
    const jobsOf = (lane: AnalysisLane) => new JobQueue(analysisQueues[lane], analyzeDocumentJob, redisUrl);
    this.lanes = { quick: jobsOf('quick'), slow: jobsOf('slow') };
  }

  get all(): readonly Jobs[] {
    return Object.values(this.lanes);
  }

  of(lane: AnalysisLane): Jobs {
    return this.lanes[lane];
  }

  check(): Promise<void> {
    return this.lanes.slow.check();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((jobs) => jobs.close()));
  }
}

export const analysisJobs = (redisUrl: string) => ({
  provide: AnalysisJobs,
  inject: [Readiness],
  useFactory: (readiness: Readiness) => {
    const jobs = new AnalysisJobs(redisUrl);
    readiness.add('queue', () => jobs.check());
    return jobs;
  },
});
