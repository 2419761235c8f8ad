import { Injectable } from '@nestjs/common';
import type { AccessEntry, AccessQuery, Page, UserId } from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { type AuditEntry, ReadAudit } from '../read-audit/read-audit.query.ts';

const whoOf = (actor: string, owner: UserId): AccessEntry['who'] => {
  if (actor === owner) return 'you';
  return actor === 'system' ? 'system' : 'staff';
};

const entryOf =
  (owner: UserId) =>
  ({ id, at, actor, action, subject, service }: AuditEntry): AccessEntry => ({
    ...{ id, at, action, service },
    who: whoOf(actor, owner),
    subject: subject.id === owner ? subject.type : `${subject.type} ${subject.id}`,
  });

@Injectable()
export class ReadAccessLog {
  constructor(private readonly audit: ReadAudit) {}

  /** An incomplete log would mislead the owner, so it returns 503. */
  async run(owner: UserId, query: AccessQuery): Promise<Page<AccessEntry>> {
    const { items, nextCursor, unavailable: away } = await this.audit.run({ ...query, userId: owner });
    if (away.length > 0) throw unavailable(`The ${away[0] ?? ''} service`);
    return { items: items.map(entryOf(owner)), nextCursor };
  }
}
