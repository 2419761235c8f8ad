import { Injectable } from '@nestjs/common';
import type { AccessEntry, AccessQuery, Page, UserId } from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { type AuditEntry, ReadAudit } from '../read-audit/read-audit.query.ts';
import { parts } from '../../gateway.wording.ts';

const toReader = (actor: string, owner: UserId): AccessEntry['who'] => {
  if (actor === owner) return 'you';
  return actor === 'system' ? 'system' : 'staff';
};

const toEntry =
  (owner: UserId) =>
  ({ id, at, actor, action, subject, service }: AuditEntry): AccessEntry => ({
    id,
    at,
    action,
    service,
    who: toReader(actor, owner),
    subject: subject.id === owner ? subject.type : `${subject.type} ${subject.id}`,
  });

@Injectable()
export class ReadAccessLog {
  constructor(private readonly audit: ReadAudit) {}

  /** An incomplete log would mislead the owner, so it returns 503. */
  async run(owner: UserId, query: AccessQuery): Promise<Page<AccessEntry>> {
    const { items, nextCursor, unavailable: missing } = await this.audit.run({ ...query, userId: owner });
    if (missing.length > 0) throw unavailable(parts.accessLog);
    return { items: items.map(toEntry(owner)), nextCursor };
  }
}
