import { demandMsOf } from './processes.ts';

const LEAST_SHARE = 0.1;
const LOOKS = 60;

export class ProgressWatch {
  readonly #patienceMs: number;
  #seen = { pid: -1, demandMs: 0, at: 0 };
  #progressMs = 0;
  #since = performance.now();

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  isStuck(pid = 0): boolean {
    const at = performance.now();
    if (pid === this.#seen.pid && at - this.#seen.at < this.#patienceMs / LOOKS) return false;
    const demandMs = demandMsOf(pid);
    this.#progressMs += Math.max(0, demandMs - this.#seen.demandMs);
    if (pid !== this.#seen.pid || this.#progressMs >= this.#patienceMs * LEAST_SHARE)
      [this.#progressMs, this.#since] = [0, at];
    this.#seen = { pid, demandMs, at };
    return at - this.#since > this.#patienceMs;
  }
}
