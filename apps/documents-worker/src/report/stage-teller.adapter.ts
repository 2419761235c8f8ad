import { type AnalyseDocumentJob, type DocumentStage, type PageProgress, rpc } from '@groundwork/contracts';
import type { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';

/** Tells documents how far one analysis is, in order. A stage nobody hears of is no reason to stop reading. */
export class StageTeller {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly services: RpcClient,
    private readonly job: AnalyseDocumentJob,
  ) {}

  tell(stage: DocumentStage, progress?: PageProgress): void {
    const { documentId, version } = this.job;
    const reached = { documentId, version, stage, progress: progress ?? null };
    this.last = this.last
      .then(async () => {
        await this.services.call(rpc.documents.reportStage, reached);
      })
      .catch((error: unknown) => {
        log().warn({ err: error, stage }, 'A stage could not be told');
      });
  }

  /** All of them: a stage told after the result would be dropped. */
  told(): Promise<void> {
    return this.last;
  }
}
