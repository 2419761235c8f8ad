import { Injectable } from '@nestjs/common';
import { currentTraceparent, log } from '@groundwork/platform-observability';
import type { SubscriptionPlan, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import type { DocumentRow } from '../../domain/document.model.ts';
import { ownerSchema } from '../../persistence/owner.schema.ts';
import { AnalysisJobs } from '../../persistence/analysis-jobs.store.ts';
import { turnOf } from '../../domain/turn.rules.ts';

const jobIdOf = ({ id, analysisRun }: Pick<DocumentRow, 'id' | 'analysisRun'>) => `doc:${id}:v${analysisRun}`;

@Injectable()
export class EnqueueAnalysis {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: AnalysisJobs,
  ) {}

  /** Never fails: the row says what is due, and the sweeper asks again for what has no job. */
  async ask(row: DocumentRow): Promise<void> {
    try {
      await this.jobs.add(
        jobIdOf(row),
        {
          documentId: row.id,
          userId: row.userId,
          version: row.analysisRun,
          storageKey: row.storageKey,
          mediaType: row.mediaType,
          category: row.category,
          traceparent: currentTraceparent(),
        },
        { priority: turnOf(row.dueSince, await this.planOf(row.userId)) },
      );
      log().info({ documentId: row.id }, 'Analysis asked for');
    } catch (error) {
      log().warn({ err: error, documentId: row.id }, 'The queue is away; the sweeper will ask again');
    }
  }

  async isAsked(row: DocumentRow): Promise<boolean> {
    return this.jobs.isLive(jobIdOf(row));
  }

  /** No run of it is in the queue any more; false while a worker has one. */
  async drop({ id, analysisRun }: DocumentRow): Promise<boolean> {
    const runs = Array.from({ length: analysisRun }, (_, index) => ({ id, analysisRun: index + 1 }));
    const gone = await Promise.all(runs.map((run) => this.jobs.drop(jobIdOf(run))));
    return gone.every(Boolean);
  }

  private async planOf(userId: UserId): Promise<SubscriptionPlan> {
    return (await this.dataSource.manager.findOneBy(ownerSchema, { userId }))?.plan ?? 'starter';
  }
}
