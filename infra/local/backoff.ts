const FIRST_MS = 250;
const LONGEST_MS = 10_000;
const HEALTHY_AFTER_MS = 30_000;

export class Backoff {
  #delay = FIRST_MS;

  next(livedMs: number): number {
    if (livedMs >= HEALTHY_AFTER_MS) this.#delay = FIRST_MS;
    const delay = this.#delay;
    this.#delay = Math.min(delay * 2, LONGEST_MS);
    return delay;
  }
}
