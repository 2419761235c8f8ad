import { Injectable } from '@nestjs/common';
import type { SupportDocument, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, In } from 'typeorm';
import type { DocumentRow } from '../../domain/document.model.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

interface EventRow {
  documentId: string;
  type: string;
  version: number;
  at: Date;
  publishedAt: Date | null;
  correlationId: string;
}

const maxDocuments = 20;
const documentsOfTrace = `select distinct aggregate_id as id from outbox where correlation_id = $1 limit ${maxDocuments}`;
const eventsOfDocuments = `
  select aggregate_id as "documentId", type, aggregate_version as version, occurred_at as at,
    published_at as "publishedAt", correlation_id as "correlationId"
  from outbox where aggregate_id = any($1) order by id`;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class SupportDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly analysis: EnqueueAnalysis,
  ) {}

  async run({ actorId, search }: { actorId: UserId; search: string }): Promise<SupportDocument[]> {
    const ids = uuidPattern.test(search) ? [search] : await this.findIds(search);
    const { manager } = this.dataSource;
    const rows = await manager.find(documentSchema, {
      where: { id: In(ids.filter((id) => uuidPattern.test(id))) },
      order: { id: 'desc' },
    });
    for (const { id, userId } of rows) {
      const subject = { type: 'document', id };
      await appendAudit(manager, { actor: actorId, action: 'document.stages-read', subject, userId });
    }
    const events = await manager.query<EventRow[]>(eventsOfDocuments, [rows.map(({ id }) => id)]);
    return Promise.all(rows.map((row) => this.toSupportDocument(row, events)));
  }

  private async findIds(correlationId: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(documentsOfTrace, [correlationId]);
    return rows.map(({ id }) => id);
  }

  private async toSupportDocument(row: DocumentRow, events: EventRow[]): Promise<SupportDocument> {
    return {
      documentId: row.id,
      ownerId: row.userId,
      category: row.category,
      status: row.status,
      stage: row.stage,
      run: row.analysisRun,
      deleted: row.deletedAt !== null,
      queued: await this.analysis.isEnqueued(row).catch(() => null),
      createdAt: row.createdAt.toISOString(),
      dueSince: row.dueSince.toISOString(),
      stages: row.stages.map(({ stage, at }) => ({ stage, at })),
      events: events
        .filter(({ documentId }) => documentId === row.id)
        .map(({ type, version, at, publishedAt, correlationId }) => ({
          type,
          version,
          correlationId,
          at: at.toISOString(),
          publishedAt: publishedAt?.toISOString() ?? null,
        })),
    };
  }
}
