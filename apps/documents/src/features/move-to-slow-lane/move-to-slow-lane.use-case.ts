import { Injectable } from '@nestjs/common';
import type { DocumentId, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { DocumentRow } from '../../domain/document.model.ts';
import { lockDocument, ownerOfDocument } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { countTime } from '../count-reading/count-reading.use-case.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

export interface QuickReading {
  userId?: UserId | undefined;
  documentId: DocumentId;
  version: number;
  processorMs: number;
}

const backToStart = ({ stages }: DocumentRow, now: Date) =>
  ({
    status: 'pending',
    stage: 'received',
    stages: stages.slice(0, 1),
    progress: null,
    dueSince: now,
  }) as const;

@Injectable()
export class MoveToSlowLane {
  constructor(
    private readonly dataSource: DataSource,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  /** The worker can repeat its call: the row leaves the quick lane once, and its time counts once. */
  async run(reading: QuickReading): Promise<void> {
    const row = await this.move(reading);
    if (row) await this.analysis.enqueue(row);
  }

  private move(reading: QuickReading): Promise<DocumentRow | null> {
    const { documentId: id, version: analysisRun } = reading;
    return this.dataSource.transaction(async (manager) => {
      const userId = reading.userId ?? (await ownerOfDocument(manager, id));
      if (userId === undefined) return null;
      const row = await lockDocument(manager, { userId, id, analysisRun, lane: 'quick' });
      if (!row) return null;
      const now = this.clock.now();
      await countTime(manager, { ...reading, userId }, now);
      const isDue = row.deletedAt === null && ['pending', 'processing'].includes(row.status);
      const moved = { ...row, lane: 'slow' as const, ...(isDue && backToStart(row, now)) };
      await manager.save(documentSchema, moved);
      return isDue ? moved : null;
    });
  }
}
