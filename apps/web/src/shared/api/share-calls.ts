type Fetch = (url: string) => Promise<unknown>;

interface Calls {
  readonly now: Promise<unknown>;
  next?: Promise<unknown>;
}

/** Fetches that come while an address is fetched share one call after it, so a burst of changes costs two. */
export function shareCalls(fetch: Fetch): Fetch {
  const underWay = new Map<string, Calls>();
  const start = (url: string): Promise<unknown> => {
    const now = fetch(url);
    underWay.set(url, { now });
    const end = () => underWay.delete(url);
    now.then(end, end);
    return now;
  };
  return (url) => {
    const calls = underWay.get(url);
    if (calls === undefined) return start(url);
    const startAgain = () => start(url);
    calls.next ??= calls.now.then(startAgain, startAgain);
    return calls.next;
  };
}
