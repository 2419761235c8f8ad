import type { PassThrough } from 'node:stream';
import { deadline, DeadlineError } from '@groundwork/platform-time';
import { parts } from '../gateway.wording.ts';

const patienceMs = 20_000;

export const soon = <T>(work: Promise<T>, withinMs = patienceMs): Promise<T> =>
  deadline(parts.fileStore, withinMs, work);

/** Fails when the store makes no progress. Time without bytes from the client does not count. */
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
      if (waits && taken === before) reject(new DeadlineError(parts.fileStore, withinMs));
      before = taken;
    }, withinMs);
  });
  return Promise.race([storing, late]).finally(() => {
    clearInterval(timer);
  });
}
