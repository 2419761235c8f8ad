import { type AccessEntry, type AccessQuery, type Page, type UserId } from '@groundwork/contracts';
import type { RpcClient } from '@groundwork/platform-messaging';
import { unavailable } from '@groundwork/platform-errors';
import { type FoundLine, mergeAudits } from '../operate/merge-audits.ts';

const whoOf = (actor: string, owner: UserId): AccessEntry['who'] => {
  if (actor === owner) return 'you';
  return actor === 'system' ? 'system' : 'staff';
};

const entryOf =
  (owner: UserId) =>
  ({ id, at, actor, action, subject, service }: FoundLine): AccessEntry => ({
    ...{ id, at, action, service },
    who: whoOf(actor, owner),
    subject: subject.id === owner ? subject.type : `${subject.type} ${subject.id}`,
  });

/** Who it was of the staff is not said; that it was one of them is. A log with a gap would be none. */
export async function readAccessLog(
  services: RpcClient,
  owner: UserId,
  query: AccessQuery,
): Promise<Page<AccessEntry>> {
  const { items, nextCursor, unavailable: away } = await mergeAudits(services, { ...query, userId: owner });
  if (away.length > 0) throw unavailable(`The ${away[0] ?? ''} service`);
  return { items: items.map(entryOf(owner)), nextCursor };
}
