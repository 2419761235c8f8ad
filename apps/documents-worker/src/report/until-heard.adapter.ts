import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@groundwork/platform-errors';

const everyMs = 1000;
const patienceMs = 120_000;

/** Reading takes long and telling takes nothing: while nobody listens, a result is kept and told again. */
export async function untilHeard(tell: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      await tell();
      return;
    } catch (error) {
      const isAway = error instanceof DomainError && error.kind === 'unavailable';
      if (!isAway || performance.now() > until) throw error;
    }
    await sleep(everyMs, undefined, { signal });
  }
}
