import { Injectable } from '@nestjs/common';
import { type AuditQuery, type AuditReply, ownerServices, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { callAll } from '../../domain/partial-replies.rules.ts';
import { UserNames } from '../../session/user-names.reader.ts';

export type AuditEntry = AuditReply['items'][number];

const defaultLimit = 50;

@Injectable()
export class ReadAudit {
  constructor(
    private readonly services: RpcClient,
    private readonly names: UserNames,
  ) {}

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
    const nameOf = await this.names.of(entries.flatMap((entry) => [entry.actor, entry.userId]));
    return entries.map((entry) => ({
      ...entry,
      actorName: nameOf.get(entry.actor) ?? null,
      ownerName: nameOf.get(entry.userId ?? '') ?? null,
    }));
  }
}
