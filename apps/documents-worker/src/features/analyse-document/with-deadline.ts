import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 60_000;

/** A store that never answers is a fault like any other: the job is tried again, and does not wait for ever. */
export async function withDeadline<T>(work: Promise<T>, withinMs = patienceMs): Promise<T> {
  const late = sleep(withinMs, undefined, { ref: false }).then(() => {
    throw new Error(`The file store did nothing for ${withinMs} ms`);
  });
  return Promise.race([work, late]);
}
