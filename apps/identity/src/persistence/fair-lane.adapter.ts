import { counter } from '@groundwork/platform-observability';
import { TurnOrder, type Visitor } from '../domain/turn-order.rules.ts';

interface Waiting extends Visitor {
  start: () => void;
  reject: () => void;
}

/** A later turn would end after the deadline of the call, and its work would be lost. */
const patienceMs = 4000;

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
    return new Promise((resolve, reject) => {
      const rejectUnchecked = () => {
        clearTimeout(timer);
        this.order.remove(turn);
        this.count(visitor, 'rejected');
        reject(this.full());
      };
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const { from, isKnown } = visitor;
      const turn: Waiting = { from, isKnown, start, reject: rejectUnchecked };
      const timer = setTimeout(rejectUnchecked, patienceMs);
      this.order.add(turn)?.reject();
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
