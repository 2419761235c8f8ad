import type { OwnerService } from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';

export async function callAll<T>(
  services: readonly OwnerService[],
  call: (service: OwnerService) => Promise<T>,
): Promise<{ replies: [OwnerService, T][]; unavailable: OwnerService[] }> {
  const outcomes = await Promise.allSettled(services.map(call));
  const replies: [OwnerService, T][] = [];
  const unavailable: OwnerService[] = [];
  for (const [index, service] of services.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined) continue;
    if (outcome.status === 'fulfilled') replies.push([service, outcome.value]);
    else if (asDomainError(outcome.reason)?.kind === 'unavailable') unavailable.push(service);
    else throw outcome.reason;
  }
  return { replies, unavailable };
}
