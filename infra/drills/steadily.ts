import { setTimeout as sleep } from 'node:timers/promises';

/** Starts one piece of work at each tick, whether or not the earlier ones ended. */
export async function steadily<T>(
  aSecond: number,
  forMs: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const underWay: Promise<T>[] = [];
  const since = performance.now();
  for (let n = 0; (n * 1000) / aSecond < forMs; n += 1) {
    await sleep(Math.max(0, since + (n * 1000) / aSecond - performance.now()));
    underWay.push(work(n));
  }
  return Promise.all(underWay);
}

export class Steady {
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  start(aSecond: number, work: () => Promise<void>): void {
    this.#timer = setInterval(() => {
      const piece = work().finally(() => this.#underWay.delete(piece));
      this.#underWay.add(piece);
    }, 1000 / aSecond);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }
}
