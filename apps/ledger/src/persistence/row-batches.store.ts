/** Prepares the next batch while the database stores the last one. */
export async function storeInTurn<T>(
  prepared: AsyncIterable<T>,
  store: (batch: T) => Promise<unknown>,
): Promise<void> {
  let storing: Promise<unknown> = Promise.resolve();
  try {
    for await (const batch of prepared) {
      await storing;
      storing = store(batch);
      storing.catch(() => undefined);
    }
  } finally {
    await storing;
  }
}

/** Reads the next batch while the last one is in use. */
export async function* readAhead<T>(batches: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = batches.next();
  try {
    for (let each = await next; each.done !== true; each = await next) {
      next = batches.next();
      next.catch(() => undefined);
      yield each.value;
    }
  } finally {
    await next.catch(() => undefined);
  }
}
