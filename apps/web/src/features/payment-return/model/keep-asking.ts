const askAfter = 10_000;

/** What is told in time need not be asked for; an answer that did not come is asked for again. */
export function keepAsking(ask: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void ask().catch(() => undefined), askAfter);
  return () => clearInterval(timer);
}
