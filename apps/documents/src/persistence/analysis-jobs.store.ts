import { analyseDocumentJob, analysisQueue } from '@groundwork/contracts';
import { Readiness } from '@groundwork/platform-observability';
import { JobQueue } from '@groundwork/platform-queue';

export class AnalysisJobs extends JobQueue<typeof analyseDocumentJob> {
  constructor(redisUrl: string) {
    super(analysisQueue, analyseDocumentJob, redisUrl);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
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
