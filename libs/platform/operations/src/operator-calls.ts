import type { AuditLine, AuditQuery, DeadLetterLine, OperatorRpc, Page, UserId } from '@groundwork/contracts';
import { appendAudit, type AuditRecord, readAudit } from '@groundwork/platform-audit';
import {
  listDeadLetters,
  NATS_CONNECTION,
  type NatsConnection,
  purgeDeadLetters,
  requeueDeadLetters,
  Rpc,
} from '@groundwork/platform-messaging';
import { Controller, Inject, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface LetterSelection {
  actorId: UserId;
  ids: string[];
}

/** A reason quotes the document: only its owner may read it. */
const withoutReason = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).filter(([name]) => name !== 'reason'));

const lineOf = ({ userId, ...record }: AuditRecord): AuditLine => ({
  ...record,
  details: withoutReason(record.details),
  at: record.at.toISOString(),
  userId: userId ?? null,
});

export function operatorCalls(calls: OperatorRpc): Type {
  @Controller()
  class OperatorCalls {
    constructor(
      @Inject(DataSource) private readonly dataSource: DataSource,
      @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    ) {}

    @Rpc(calls.audit)
    async audit({ service: _, ...query }: AuditQuery): Promise<Page<AuditLine>> {
      const { items, nextCursor } = await readAudit(this.dataSource.manager, query);
      return { items: items.map(lineOf), nextCursor };
    }

    @Rpc(calls.deadLetters)
    async deadLetters(): Promise<DeadLetterLine[]> {
      const letters = await listDeadLetters(this.dataSource, {});
      return letters.slice(-500).map(({ id, eventId, consumer, subject, failedAt }) => ({
        id,
        eventId,
        consumer,
        subject,
        failedAt: failedAt.toISOString(),
      }));
    }

    @Rpc(calls.requeue)
    async requeue({ actorId, ids }: LetterSelection): Promise<{ count: number }> {
      const count = await requeueDeadLetters(this.dataSource, this.connection, { ids });
      await this.appendAction(actorId, 'dead-letters.requeued', ids, count);
      return { count };
    }

    @Rpc(calls.purge)
    async purge({ actorId, ids }: LetterSelection): Promise<{ count: number }> {
      const count = await purgeDeadLetters(this.dataSource, { ids });
      await this.appendAction(actorId, 'dead-letters.purged', ids, count);
      return { count };
    }

    private appendAction(actor: string, action: string, ids: string[], count: number): Promise<void> {
      const subject = { type: 'dead-letters', id: ids[0] ?? '' };
      return appendAudit(this.dataSource.manager, { actor, action, subject, details: { ids, count } });
    }
  }
  return OperatorCalls;
}
