const batchSize = 1000;

export async function* batchesOf<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    if (batch.push(item) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
