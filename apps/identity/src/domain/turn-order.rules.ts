export interface Visitor {
  readonly from: string;
  readonly isKnown: boolean;
}

const countedTurns = 256;

/** Counts the last turns only, so its memory has a limit and a busy network is soon equal again. */
class RecentTurns {
  private readonly last: string[] = [];
  private readonly counts = new Map<string, number>();

  of = (from: string): number => this.counts.get(from) ?? 0;

  add(from: string): void {
    this.last.push(from);
    this.counts.set(from, this.of(from) + 1);
    const oldest = this.last.length > countedTurns ? this.last.shift() : undefined;
    if (oldest !== undefined) this.remove(oldest);
  }

  private remove(from: string): void {
    const left = this.of(from) - 1;
    if (left > 0) this.counts.set(from, left);
    else this.counts.delete(from);
  }
}

/** Known visitors and strangers alternate. Among each, the one with the fewest turns goes first. */
export class TurnOrder<V extends Visitor> {
  private readonly waiting = new Set<V>();
  private readonly turnsOfKnown = new RecentTurns();
  private readonly turnsOfStrangers = new RecentTurns();
  private wasKnown = false;

  constructor(private readonly mostWaiting: number) {}

  add(visitor: V): V | undefined {
    this.waiting.add(visitor);
    if (this.waiting.size <= this.mostWaiting) return undefined;
    const displaced = this.heaviest(this.largerHalf());
    if (displaced) this.waiting.delete(displaced);
    return displaced;
  }

  next(): V | undefined {
    const preferred = this.half(!this.wasKnown);
    const [first, ...others] = preferred.length > 0 ? preferred : this.half(this.wasKnown);
    if (!first) return undefined;
    const next = others.reduce(
      (best, each) => (this.turnsBy(each) < this.turnsBy(best) ? each : best),
      first,
    );
    this.waiting.delete(next);
    this.begin(next);
    return next;
  }

  remove(visitor: V): void {
    this.waiting.delete(visitor);
  }

  begin({ from, isKnown }: Visitor): void {
    this.wasKnown = isKnown;
    this.turnsOf(isKnown).add(from);
  }

  private turnsOf = (isKnown: boolean): RecentTurns => (isKnown ? this.turnsOfKnown : this.turnsOfStrangers);

  private turnsBy = ({ from, isKnown }: Visitor): number => this.turnsOf(isKnown).of(from);

  private half = (isKnown: boolean): V[] => [...this.waiting].filter((each) => each.isKnown === isKnown);

  private largerHalf(): V[] {
    const [ofKnown, ofStrangers] = [this.half(true), this.half(false)];
    return ofKnown.length > ofStrangers.length ? ofKnown : ofStrangers;
  }

  /** The oldest of its network, because its caller leaves soonest. */
  private heaviest(half: V[]): V | undefined {
    const weight = (visitor: V) =>
      this.turnsBy(visitor) + half.filter(({ from }) => from === visitor.from).length;
    const heaviest = half.reduceRight<V | undefined>(
      (worst, each) => (worst === undefined || weight(each) > weight(worst) ? each : worst),
      undefined,
    );
    return half.find(({ from }) => from === heaviest?.from);
  }
}
