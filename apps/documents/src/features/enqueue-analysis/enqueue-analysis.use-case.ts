import { Injectable } from '@nestjs/common';
import { currentTraceparent, log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { DocumentRow } from '../../domain/document.model.ts';
import { pageRangeOf } from '../../domain/part-of-file.rules.ts';
import { AnalysisJobs } from '../../persistence/analysis-jobs.store.ts';
import { readTurn } from '../../persistence/analysis-turn.repository.ts';

const toJobId = ({ id, analysisRun }: Pick<DocumentRow, 'id' | 'analysisRun'>) => `doc:${id}:v${analysisRun}`;

@Injectable()
export class EnqueueAnalysis {
  constructor(
    private readonly jobs: AnalysisJobs,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Never fails: the row stores the due work, and the sweeper enqueues it again. */
  async enqueue(row: DocumentRow, turn?: number): Promise<void> {
    try {
      const priority = turn ?? (await readTurn(this.dataSource.manager, row, this.clock.now()));
      await this.jobs.of(row.lane).add(
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
        { priority },
      );
      log().info({ documentId: row.id }, 'Analysis enqueued');
    } catch (error) {
      log().warn({ err: error, documentId: row.id }, 'The queue is unavailable; the sweeper retries');
    }
  }

  async isEnqueued(row: DocumentRow): Promise<boolean> {
    return this.jobs.of(row.lane).isLive(toJobId(row));
  }

  async enqueueMissing(row: DocumentRow, turn: number): Promise<void> {
    if (!(await this.jobs.of(row.lane).prioritize(toJobId(row), turn))) await this.enqueue(row, turn);
  }

  /** False while a worker has one of the jobs. */
  async removeJobs({ id, analysisRun }: DocumentRow): Promise<boolean> {
    const runs = Array.from({ length: analysisRun }, (_, index) => ({ id, analysisRun: index + 1 }));
    const removals = runs.flatMap((run) => this.jobs.all.map((jobs) => jobs.drop(toJobId(run))));
    return (await Promise.all(removals)).every(Boolean);
  }
}
