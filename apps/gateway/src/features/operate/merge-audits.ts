import {
  type AuditQuery,
  type AuditReply,
  type OwnerService,
  ownerServices,
  rpc,
} from '@groundwork/contracts';
import { DomainError, isDependencyAway } from '@groundwork/platform-errors';
import type { RpcClient } from '@groundwork/platform-messaging';

export type FoundLine = AuditReply['items'][number];

const defaultLimit = 50;

/** What each service answers, and which do not. */
export async function askAll<T>(
  services: readonly OwnerService[],
  ask: (service: OwnerService) => Promise<T>,
): Promise<{ answers: [OwnerService, T][]; unavailable: OwnerService[] }> {
  const asked = await Promise.allSettled(services.map(ask));
  const answers: [OwnerService, T][] = [];
  const unavailable: OwnerService[] = [];
  for (const [index, service] of services.entries()) {
    const outcome = asked[index];
    if (outcome === undefined) continue;
    if (outcome.status === 'fulfilled') answers.push([service, outcome.value]);
    else if (isAway(outcome.reason)) unavailable.push(service);
    else throw outcome.reason;
  }
  return { answers, unavailable };
}

const isAway = (error: unknown) =>
  isDependencyAway(error) || (error instanceof DomainError && error.kind === 'unavailable');

/** One log out of six: ids are made in the order of time, so the newest of all are among the newest of each. */
export async function mergeAudits(
  services: RpcClient,
  { service: only, ...query }: AuditQuery,
): Promise<AuditReply> {
  const limit = query.limit ?? defaultLimit;
  const asked = only ? [only] : ownerServices;
  const { answers, unavailable } = await askAll(asked, (service) =>
    services.call(rpc[service].audit, { ...query, limit }),
  );
  const all = answers
    .flatMap(([service, { items }]) => items.map((line): FoundLine => ({ ...line, service })))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  const items = all.slice(0, limit);
  const more = all.length > limit || answers.some(([, { nextCursor }]) => nextCursor !== null);
  return { items, nextCursor: more ? (items.at(-1)?.id ?? null) : null, unavailable };
}
