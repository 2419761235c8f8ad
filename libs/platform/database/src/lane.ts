import { counter } from '@groundwork/platform-observability';

interface LaneLimits {
  width: number;
  depth: number;
  patienceMs?: number;
}

interface Entrance {
  patienceMs?: number;
  /** A later part of work that was inside before. It is the next one to enter. */
  goesOn?: boolean;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout | undefined;
}

const rejections = counter({
  name: 'groundwork_lane_rejections_total',
  help: 'Runs that a full lane rejected at once or after its longest wait',
  labelNames: ['lane'],
});

export class Lane {
  private running = 0;
  private readonly begun = new Set<Waiting>();
  private readonly waiting = new Set<Waiting>();

  constructor(
    private readonly name: string,
    private readonly limits: LaneLimits,
    private readonly full: () => Error,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  async enter(entrance: Entrance = {}): Promise<() => void> {
    if (this.running < this.limits.width) this.running += 1;
    else await this.waitForTurn(entrance);
    let isInside = true;
    return () => {
      if (isInside) this.passOn();
      isInside = false;
    };
  }

  private waitForTurn({ patienceMs = Infinity, goesOn = false }: Entrance): Promise<void> {
    if (!goesOn && this.waiting.size >= this.limits.depth) throw this.rejection();
    const turns = goesOn ? this.begun : this.waiting;
    const longestMs = Math.min(patienceMs, this.limits.patienceMs ?? Infinity);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        turns.delete(turn);
        reject(this.rejection());
      };
      const timer = longestMs === Infinity ? undefined : setTimeout(giveUp, longestMs);
      const turn: Waiting = { start: resolve, timer };
      turns.add(turn);
    });
  }

  private passOn(): void {
    const turns = this.begun.size > 0 ? this.begun : this.waiting;
    const [next] = turns;
    if (!next) {
      this.running -= 1;
      return;
    }
    turns.delete(next);
    clearTimeout(next.timer);
    next.start();
  }

  private rejection(): Error {
    rejections.inc({ lane: this.name });
    return this.full();
  }
}
