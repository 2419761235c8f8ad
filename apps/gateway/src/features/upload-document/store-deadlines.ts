import type { PassThrough } from 'node:stream';

const patienceMs = 20_000;

const stuck = () => new Error(`The store did nothing for ${patienceMs} ms`);

/** A call of the store that is answered at once, or not at all. */
export async function soon<T>(work: Promise<T>, withinMs = patienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(stuck());
    }, withinMs);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

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
      if (waits && taken === before) reject(stuck());
      before = taken;
    }, withinMs);
  });
  return Promise.race([storing, late]).finally(() => {
    clearInterval(timer);
  });
}
