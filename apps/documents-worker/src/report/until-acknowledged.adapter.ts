import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@groundwork/platform-errors';

const everyMs = 1000;
const maxMs = 120_000;

export async function retryUntilAcknowledged(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + maxMs;
  for (;;) {
    try {
      await send();
      return;
    } catch (error) {
      const isAway = error instanceof DomainError && error.kind === 'unavailable';
      if (!isAway || performance.now() > deadline) throw error;
    }
    await sleep(everyMs, undefined, { signal });
  }
}
