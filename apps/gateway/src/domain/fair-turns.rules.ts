interface Caller {
  running: number;
  lastTurn: number;
  readonly waiting: Set<() => void>;
}

interface TurnLimits {
  readonly least: number;
  readonly most: number;
  readonly slowMs: number;
}

const shrinkTo = 0.8;

/** A caller with many requests delays itself. */
export class FairTurns {
  private readonly callers = new Map<string, Caller>();
  private running = 0;
  private turns = 0;
  private width: number;
  private shrunkAt = -Infinity;

  constructor(
    private readonly limits: TurnLimits,
    private readonly now = () => performance.now(),
  ) {
    this.width = limits.most;
  }

  /** Calls `start` once a turn is free. The result ends the turn, or the wait for it. */
  enter(name: string, start: () => void): () => void {
    const caller = this.callers.get(name) ?? { running: 0, lastTurn: 0, waiting: new Set() };
    this.callers.set(name, caller);
    let startedAt: number | undefined;
    const begin = () => {
      startedAt = this.now();
      this.begin(caller);
      start();
    };
    if (this.isFree()) begin();
    else caller.waiting.add(begin);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (startedAt === undefined) caller.waiting.delete(begin);
      else this.end(caller, startedAt);
      if (caller.running === 0 && caller.waiting.size === 0) this.callers.delete(name);
    };
  }

  private isFree = (): boolean => this.running < Math.floor(this.width);

  private begin(caller: Caller): void {
    this.running += 1;
    this.turns += 1;
    caller.running += 1;
    caller.lastTurn = this.turns;
  }

  private end(caller: Caller, startedAt: number): void {
    this.running -= 1;
    caller.running -= 1;
    this.resize(startedAt);
    while (this.isFree()) {
      const next = this.next();
      const [begin] = next?.waiting ?? [];
      if (!next || !begin) return;
      next.waiting.delete(begin);
      begin();
    }
  }

  /** The turns that began before the last change do not count against the new width. */
  private resize(startedAt: number): void {
    const { least, most, slowMs } = this.limits;
    const now = this.now();
    if (now - startedAt < slowMs) {
      this.width = Math.min(most, this.width + 1 / this.width);
    } else if (startedAt >= this.shrunkAt) {
      this.width = Math.max(least, this.width * shrinkTo);
      this.shrunkAt = now;
    }
  }

  private next(): Caller | undefined {
    let best: Caller | undefined;
    for (const caller of this.callers.values())
      if (caller.waiting.size > 0 && (!best || precedes(caller, best))) best = caller;
    return best;
  }
}

const precedes = (one: Caller, other: Caller): boolean =>
  one.running === other.running ? one.lastTurn < other.lastTurn : one.running < other.running;
