import { counter } from '@groundwork/platform-observability';
import { TurnOrder, type Visitor } from '../domain/turn-order.rules.ts';

interface Waiting extends Visitor {
  start: () => void;
  reject: (error: Error) => void;
}

const turns = counter({
  name: 'groundwork_sign_in_turns_total',
  help: 'Turns that sign-ins received, or did not receive because too many waited, by lane and visitor',
  labelNames: ['lane', 'visitor', 'outcome'],
});

export class FairLane {
  private running = 0;
  private readonly order: TurnOrder<Waiting>;

  constructor(
    private readonly name: string,
    private readonly limits: { width: number; depth: number },
    private readonly full: () => Error,
  ) {
    this.order = new TurnOrder(limits.depth);
  }

  async run<T>(visitor: Visitor, work: () => Promise<T>): Promise<T> {
    await this.enter(visitor);
    this.count(visitor, 'started');
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private enter(visitor: Visitor): Promise<void> {
    if (this.running < this.limits.width) {
      this.running += 1;
      this.order.begin(visitor);
      return Promise.resolve();
    }
    return new Promise((start, reject) => {
      const { from, isKnown } = visitor;
      const displaced = this.order.add({ from, isKnown, start, reject });
      if (!displaced) return;
      this.count(displaced, 'rejected');
      displaced.reject(this.full());
    });
  }

  private passOn(): void {
    const next = this.order.next();
    if (next) next.start();
    else this.running -= 1;
  }

  private count({ isKnown }: Visitor, outcome: 'started' | 'rejected'): void {
    turns.inc({ lane: this.name, visitor: isKnown ? 'known' : 'stranger', outcome });
  }
}
