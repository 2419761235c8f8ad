import { type AnalyzeDocumentJob, type DocumentStage, type PageProgress, rpc } from '@groundwork/contracts';
import type { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';

export class StageReporter {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly services: RpcClient,
    private readonly job: AnalyzeDocumentJob,
  ) {}

  report(stage: DocumentStage, progress?: PageProgress): void {
    const { userId, documentId, version } = this.job;
    const report = { userId, documentId, version, stage, progress: progress ?? null };
    this.last = this.last
      .then(async () => {
        await this.services.call(rpc.documents.reportStage, report);
      })
      .catch((error: unknown) => {
        log().warn({ err: error, stage }, 'Stage report failed');
      });
  }

  /** Documents drops a stage that arrives after the result. */
  flush(): Promise<void> {
    return this.last;
  }
}
