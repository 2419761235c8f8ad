import { Injectable } from '@nestjs/common';
import { currentTraceparent, log } from '@groundwork/platform-observability';
import type { DocumentRow } from '../../domain/document.model.ts';
import { pageRangeOf } from '../../domain/part-of-file.rules.ts';
import { AnalysisJobs } from '../../persistence/analysis-jobs.store.ts';
import { toPriority } from '../../domain/analysis-turn.rules.ts';

const toJobId = ({ id, analysisRun }: Pick<DocumentRow, 'id' | 'analysisRun'>) => `doc:${id}:v${analysisRun}`;

@Injectable()
export class EnqueueAnalysis {
  constructor(private readonly jobs: AnalysisJobs) {}

  /** Never fails: the row stores the due work, and the sweeper enqueues it again. */
  async enqueue(row: DocumentRow): Promise<void> {
    try {
      await this.jobs.add(
        toJobId(row),
        {
          documentId: row.id,
          userId: row.userId,
          version: row.analysisRun,
          storageKey: row.storageKey,
          mediaType: row.mediaType,
          category: row.category,
          pageRange: pageRangeOf(row),
          traceparent: currentTraceparent(),
        },
        { priority: toPriority(row.turn) },
      );
      log().info({ documentId: row.id }, 'Analysis enqueued');
    } catch (error) {
      log().warn({ err: error, documentId: row.id }, 'The queue is unavailable; the sweeper retries');
    }
  }

  async isEnqueued(row: DocumentRow): Promise<boolean> {
    return this.jobs.isLive(toJobId(row));
  }

  async enqueueMissing(row: DocumentRow): Promise<void> {
    if (!(await this.jobs.prioritize(toJobId(row), toPriority(row.turn)))) await this.enqueue(row);
  }

  /** False while a worker has one of the jobs. */
  async removeJobs({ id, analysisRun }: DocumentRow): Promise<boolean> {
    const runs = Array.from({ length: analysisRun }, (_, index) => ({ id, analysisRun: index + 1 }));
    const removals = await Promise.all(runs.map((run) => this.jobs.drop(toJobId(run))));
    return removals.every(Boolean);
  }
}
