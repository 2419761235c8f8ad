const WIDTH = 8;

/** A few at a time: one file after the other would wait for the storage most of the time. */
export async function inParallel<T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let failure: unknown;
  for await (const item of items) {
    const one = work(item)
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= WIDTH) await Promise.race(running);
    if (failure !== undefined) break;
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure as Error;
}
