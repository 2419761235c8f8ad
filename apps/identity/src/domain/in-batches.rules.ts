const atOnce = 1000;

/** As many as one query takes. */
export async function* inBatches<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    if (batch.push(item) < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
