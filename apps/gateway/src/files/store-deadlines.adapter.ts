import type { PassThrough } from 'node:stream';
import { deadline, DeadlineError } from '@groundwork/platform-time';

const patienceMs = 20_000;

/** A call of the store that is answered at once, or not at all. */
export const soon = <T>(work: Promise<T>, withinMs = patienceMs): Promise<T> =>
  deadline('The file store', withinMs, work);

/** Fails when the store neither takes what lies ready nor finishes; waiting for the client's bytes is no fault of its. */
export async function unlessStalled<T>(
  content: PassThrough,
  given: () => number,
  storing: Promise<T>,
  withinMs = patienceMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let before = -1;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const waits = content.readableLength > 0 || content.writableEnded;
      const taken = given() - content.readableLength;
      if (waits && taken === before) reject(new DeadlineError('The file store', withinMs));
      before = taken;
    }, withinMs);
  });
  return Promise.race([storing, late]).finally(() => {
    clearInterval(timer);
  });
}
