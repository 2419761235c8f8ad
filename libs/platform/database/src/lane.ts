import { counter } from '@groundwork/platform-observability';

interface LaneLimits {
  width: number;
  depth: number;
  patienceMs?: number;
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

  async enter(patienceMs = Infinity): Promise<() => void> {
    if (this.running < this.limits.width) this.running += 1;
    else await this.waitForTurn(Math.min(patienceMs, this.limits.patienceMs ?? Infinity));
    let isInside = true;
    return () => {
      if (isInside) this.passOn();
      isInside = false;
    };
  }

  private waitForTurn(patienceMs: number): Promise<void> {
    if (this.waiting.size >= this.limits.depth) throw this.rejection();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(turn);
        reject(this.rejection());
      };
      const timer = patienceMs === Infinity ? undefined : setTimeout(giveUp, patienceMs);
      const turn: Waiting = { start: resolve, timer };
      this.waiting.add(turn);
    });
  }

  private passOn(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    this.waiting.delete(next);
    clearTimeout(next.timer);
    next.start();
  }

  private rejection(): Error {
    rejections.inc({ lane: this.name });
    return this.full();
  }
}
