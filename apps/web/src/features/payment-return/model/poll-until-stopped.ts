const intervalMs = 10_000;

/** Returns the function that stops the requests. An event usually arrives before the first one. */
export function pollUntilStopped(request: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void request().catch(() => undefined), intervalMs);
  return () => clearInterval(timer);
}
