interface Caller {
  running: number;
  lastTurn: number;
  readonly waiting: Set<() => void>;
}

/** A caller with many requests delays itself. */
export class FairTurns {
  private readonly callers = new Map<string, Caller>();
  private running = 0;
  private turns = 0;

  constructor(private readonly width: number) {}

  /** Calls `start` once a turn is free. The result ends the turn, or the wait for it. */
  enter(name: string, start: () => void): () => void {
    const caller = this.callers.get(name) ?? { running: 0, lastTurn: 0, waiting: new Set() };
    this.callers.set(name, caller);
    let isRunning = false;
    const begin = () => {
      isRunning = true;
      this.begin(caller);
      start();
    };
    if (this.running < this.width) begin();
    else caller.waiting.add(begin);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (isRunning) this.end(caller);
      else caller.waiting.delete(begin);
      if (caller.running === 0 && caller.waiting.size === 0) this.callers.delete(name);
    };
  }

  private begin(caller: Caller): void {
    this.running += 1;
    this.turns += 1;
    caller.running += 1;
    caller.lastTurn = this.turns;
  }

  private end(caller: Caller): void {
    this.running -= 1;
    caller.running -= 1;
    const next = this.next();
    const [begin] = next?.waiting ?? [];
    if (!next || !begin) return;
    next.waiting.delete(begin);
    begin();
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
