import type { OwnerService } from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';

export async function askAll<T>(
  services: readonly OwnerService[],
  ask: (service: OwnerService) => Promise<T>,
): Promise<{ answers: [OwnerService, T][]; unavailable: OwnerService[] }> {
  const outcomes = await Promise.allSettled(services.map(ask));
  const answers: [OwnerService, T][] = [];
  const unavailable: OwnerService[] = [];
  for (const [index, service] of services.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined) continue;
    if (outcome.status === 'fulfilled') answers.push([service, outcome.value]);
    else if (asDomainError(outcome.reason)?.kind === 'unavailable') unavailable.push(service);
    else throw outcome.reason;
  }
  return { answers, unavailable };
}
