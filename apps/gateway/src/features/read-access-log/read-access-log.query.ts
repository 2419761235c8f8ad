import {
  type AccessEntry,
  type AccessQuery,
  type Acting,
  type ActorOfBusiness,
  type Area,
  areas,
  type Page,
  rpc,
} from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, ReadAudit } from '../read-audit/read-audit.query.ts';
import { parts } from '../../gateway.wording.ts';

type Reader = Pick<AccessEntry, 'who' | 'name'>;
type Readers = ReadonlyMap<string, ActorOfBusiness>;

function toReader(actor: string, reader: string, readers: Readers): Reader {
  if (actor === reader) return { who: 'you', name: null };
  const person = readers.get(actor);
  if (person) return { who: person.who === 'adviser' ? 'adviser' : 'member', name: person.name };
  if (actor.startsWith('link:')) return { who: 'lender', name: null };
  if (actor.startsWith('request:')) return { who: 'request', name: null };
  return { who: actor === 'system' ? 'system' : 'staff', name: null };
}

const toArea = ({ type, id }: AuditEntry['subject']): Area | null =>
  type === 'area' ? (areas.find((area) => area === id) ?? null) : null;

const toEntry =
  ({ userId, actorId }: Acting, readers: Readers) =>
  ({ id, at, actor, action, subject, service }: AuditEntry): AccessEntry => ({
    id,
    at,
    action,
    service,
    ...toReader(actor, actorId, readers),
    area: toArea(subject),
    subject: subject.id === userId ? subject.type : `${subject.type} ${subject.id}`,
  });

@Injectable()
export class ReadAccessLog {
  constructor(
    private readonly audit: ReadAudit,
    private readonly services: RpcClient,
  ) {}

  /** An incomplete log would mislead the owner, so it returns 503. */
  async run(acting: Acting, query: AccessQuery): Promise<Page<AccessEntry>> {
    const { userId } = acting;
    const [{ items, nextCursor, unavailable: missing }, actors] = await Promise.all([
      this.audit.run({ ...query, userId }),
      this.services.call(rpc.identity.actorsOf, { userId }),
    ]);
    if (missing.length > 0) throw unavailable(parts.accessLog);
    const readers = new Map(actors.map((actor) => [String(actor.actorId), actor]));
    return { items: items.map(toEntry(acting, readers)), nextCursor };
  }
}
