import { setImmediate } from 'node:timers/promises';

const turnMs = 10;

/** Runs long work of the event loop in short turns. The work yields where another turn can follow. */
export async function inTurns<T>(work: Iterator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + turnMs;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await setImmediate();
  }
}
