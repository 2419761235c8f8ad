import { Injectable } from '@nestjs/common';
import { type AuditQuery, type AuditReply, ownerServices, rpc, userId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { callAll } from '../../domain/partial-replies.rules.ts';

export type AuditEntry = AuditReply['items'][number];

const defaultLimit = 50;

@Injectable()
export class ReadAudit {
  constructor(private readonly services: RpcClient) {}

  /** Ids ascend with time, so the newest entries of all services are among the newest of each. */
  async run({ service: chosenService, ...query }: AuditQuery): Promise<AuditReply> {
    const limit = query.limit ?? defaultLimit;
    const services = chosenService ? [chosenService] : ownerServices;
    const { replies, unavailable } = await callAll(services, (service) =>
      this.services.call(rpc[service].audit, { ...query, limit }),
    );
    const all = replies
      .flatMap(([service, { items }]) => items.map((line): AuditEntry => ({ ...line, service })))
      .sort((a, b) => (a.id < b.id ? 1 : -1));
    const items = await this.addNames(all.slice(0, limit));
    const hasMore = all.length > limit || replies.some(([, { nextCursor }]) => nextCursor !== null);
    return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null, unavailable };
  }

  private async addNames(entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
    const ids = new Set(entries.flatMap((entry) => [entry.actor, entry.userId]));
    const userIds = [...ids].flatMap((id) => userId.safeParse(id).data ?? []);
    const { names } = await this.services
      .call(rpc.identity.userNames, { userIds })
      .catch((error: unknown) => {
        log().warn({ err: error }, 'The audit log has no names');
        return { names: [] };
      });
    const nameOf = new Map<string, string>(names.map(({ id, name }) => [id, name]));
    return entries.map((entry) => ({
      ...entry,
      actorName: nameOf.get(entry.actor) ?? null,
      ownerName: nameOf.get(entry.userId ?? '') ?? null,
    }));
  }
}
