/** Starts some items ahead of the one that it finishes. Items finish one after the other, in their order. */
export async function mapInOrder<Item, Started, Result>(
  items: readonly Item[],
  atOnce: number,
  start: (item: Item, index: number) => Promise<Started>,
  finish: (started: Started, index: number) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.entries();
  const underWay: Promise<Started>[] = [];
  const startNext = () => {
    const { value: next } = queue.next();
    if (!next) return;
    const started = start(next[1], next[0]);
    started.catch(() => undefined);
    underWay.push(started);
  };
  for (let ahead = 0; ahead < atOnce; ahead += 1) startNext();
  const results: Result[] = [];
  for (let first = underWay.shift(); first; first = underWay.shift()) {
    const started = await first;
    startNext();
    results.push(await finish(started, results.length));
  }
  return results;
}
