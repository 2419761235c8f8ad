import type { PassThrough } from 'node:stream';
import { deadline, DeadlineError } from '@groundwork/platform-time';
import { parts } from '../gateway.wording.ts';

const storeMs = 20_000;

export const withDeadline = <T>(work: Promise<T>, withinMs = storeMs): Promise<T> =>
  deadline(parts.fileStore, withinMs, work);

/** Fails when the store makes no progress. Time without bytes from the client does not count. */
export async function failIfStalled<T>(
  content: PassThrough,
  receivedBytes: () => number,
  storing: Promise<T>,
  withinMs = storeMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let previousBytes = -1;
  const stalled = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const hasWork = content.readableLength > 0 || content.writableEnded;
      const readBytes = receivedBytes() - content.readableLength;
      if (hasWork && readBytes === previousBytes) reject(new DeadlineError(parts.fileStore, withinMs));
      previousBytes = readBytes;
    }, withinMs);
  });
  return Promise.race([storing, stalled]).finally(() => {
    clearInterval(timer);
  });
}
