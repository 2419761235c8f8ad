import { Injectable } from '@nestjs/common';
import { currentTraceparent, log } from '@groundwork/platform-observability';
import type { DocumentRow } from '../../persistence/document.schema.ts';
import { AnalysisJobs } from './analysis-jobs.ts';

const jobIdOf = (row: DocumentRow) => `doc:${row.id}:v${row.analysisRun}`;

@Injectable()
export class EnqueueAnalysis {
  constructor(private readonly jobs: AnalysisJobs) {}

  /** Never fails: the row says what is due, and the sweeper asks again for what has no job. */
  async ask(row: DocumentRow): Promise<void> {
    try {
      await this.jobs.add(jobIdOf(row), {
        documentId: row.id,
        userId: row.userId,
        version: row.analysisRun,
        storageKey: row.storageKey,
        mediaType: row.mediaType,
        category: row.category,
        traceparent: currentTraceparent(),
      });
      log().info({ documentId: row.id }, 'Analysis asked for');
    } catch (error) {
      log().warn({ err: error, documentId: row.id }, 'The queue is away; the sweeper will ask again');
    }
  }

  async isAsked(row: DocumentRow): Promise<boolean> {
    return this.jobs.isLive(jobIdOf(row));
  }
}
