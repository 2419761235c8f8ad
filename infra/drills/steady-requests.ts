import type { RecordedOwner } from './recorded-owner.ts';
import { Steady } from './steadily.ts';

const READS = ['/api/user', '/api/dashboard', '/api/score', '/api/documents', '/api/recommendations'];
const CHANGE_EVERY = 4;
const UPLOAD_EVERY = 80;

export class SteadyRequests {
  sent = 0;
  failed = 0;
  longestGapMs = 0;
  #lastSuccess = performance.now();
  #lastFailure = -Infinity;
  readonly #steady = new Steady();

  constructor(
    readonly owners: readonly RecordedOwner[],
    readonly aSecond: number,
  ) {}

  start(): void {
    this.#lastSuccess = performance.now();
    this.#steady.start(this.aSecond, () => this.#send());
  }

  stop = () => this.#steady.stop();

  isHealthyFor(quietMs: number): boolean {
    const now = performance.now();
    return now - this.#lastFailure > quietMs && now - this.#lastSuccess < quietMs;
  }

  async #send(): Promise<void> {
    this.sent += 1;
    const turn = this.sent;
    // Only one owner uploads: the scores of the others follow from their saves alone.
    const owner = this.owners[Math.floor(turn / CHANGE_EVERY) % this.owners.length];
    if (owner === undefined) return;
    const changes = turn % CHANGE_EVERY === 0 && !owner.isBusy;
    const uploads = turn % UPLOAD_EVERY === 0;
    const path = READS[turn % READS.length] ?? '/';
    try {
      await (changes ? owner.change(uploads) : owner.read(path));
      this.#succeeded();
    } catch {
      this.failed += 1;
      this.#lastFailure = performance.now();
    }
  }

  #succeeded(): void {
    const now = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, now - this.#lastSuccess);
    this.#lastSuccess = now;
  }
}
