import { unavailable } from '@groundwork/platform-errors';

interface PlaceLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly what: string;
}

/** So much work runs at once, some waits for a place, and the rest is refused. */
export class Places {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: PlaceLimits) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, what } = this.limits;
    if (this.underWay >= atOnce) {
      if (this.waiting.length >= waiting) throw unavailable(what);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.underWay += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.underWay -= 1;
    }
  }
}
