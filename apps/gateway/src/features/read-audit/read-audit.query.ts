import { Injectable } from '@nestjs/common';
import { type AuditQuery, type AuditReply, ownerServices, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { askAll } from '../../domain/partial-answers.rules.ts';

export type AuditEntry = AuditReply['items'][number];

const defaultLimit = 50;

@Injectable()
export class ReadAudit {
  constructor(private readonly services: RpcClient) {}

  /** Ids ascend with time, so the newest entries of all services are among the newest of each. */
  async run({ service: only, ...query }: AuditQuery): Promise<AuditReply> {
    const limit = query.limit ?? defaultLimit;
    const services = only ? [only] : ownerServices;
    const { answers, unavailable } = await askAll(services, (service) =>
      this.services.call(rpc[service].audit, { ...query, limit }),
    );
    const all = answers
      .flatMap(([service, { items }]) => items.map((line): AuditEntry => ({ ...line, service })))
      .sort((a, b) => (a.id < b.id ? 1 : -1));
    const items = all.slice(0, limit);
    const more = all.length > limit || answers.some(([, { nextCursor }]) => nextCursor !== null);
    return { items, nextCursor: more ? (items.at(-1)?.id ?? null) : null, unavailable };
  }
}
