import { SeededRandom } from '../../libs/test-data/src/seeded-random.ts';

type Next = () => void;

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly run: Next;
}

const isBefore = (one: Entry, other: Entry) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A binary heap: the earliest entry first, entries of one time in the order in which they came. */
class Heap {
  readonly #entries: Entry[] = [];

  get first(): Entry | undefined {
    return this.#entries[0];
  }

  add(entry: Entry): void {
    const all = this.#entries;
    let at = all.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = all[above];
      if (!parent || !isBefore(entry, parent)) break;
      all[at] = parent;
      at = above;
    }
    all[at] = entry;
  }

  takeFirst(): Entry | undefined {
    const all = this.#entries;
    const [first] = all;
    const last = all.pop();
    if (last === undefined || all.length === 0) return first;
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = this.#isBefore(right, left) ? right : left;
      const child = all[below];
      if (!child || !isBefore(child, last)) break;
      all[at] = child;
      at = below;
    }
    all[at] = last;
    return first;
  }

  #isBefore(one: number, other: number): boolean {
    const [left, right] = [this.#entries[one], this.#entries[other]];
    return left !== undefined && right !== undefined && isBefore(left, right);
  }
}

/** Time is in milliseconds. The same seed gives the same course. */
export class Simulation {
  now = 0;
  readonly #random: SeededRandom;
  readonly #events = new Heap();
  #count = 0;

  constructor(seed: number) {
    this.#random = SeededRandom.spread(seed);
  }

  after(ms: number, run: Next): void {
    this.#events.add({ at: this.now + ms, order: this.#count++, run });
  }

  run(untilMs = Infinity): void {
    for (let next = this.#events.first; next && next.at <= untilMs; next = this.#events.first) {
      this.#events.takeFirst();
      this.now = next.at;
      next.run();
    }
    if (untilMs !== Infinity) this.now = untilMs;
  }

  chance(): number {
    return this.#random.next();
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.#random.next());
  }
}

const FORGET_AFTER = 1000;

export class Places {
  #free: number;
  readonly #waiting: Next[] = [];
  #from = 0;
  #busySince = 0;
  #busyMs = 0;
  most = 0;

  constructor(
    readonly simulation: Simulation,
    private places: number,
  ) {
    this.#free = places;
  }

  get waiting(): number {
    return this.#waiting.length - this.#from;
  }

  get taken(): number {
    return this.places - this.#free;
  }

  take(then: Next): void {
    this.#waiting.push(then);
    this.most = Math.max(this.most, this.waiting);
    this.#admit();
  }

  leave(): void {
    this.#count();
    this.#free += 1;
    this.#admit();
  }

  resize(places: number): void {
    this.#count();
    this.#free += places - this.places;
    this.places = places;
    this.#admit();
  }

  get busy(): number {
    this.#count();
    return this.#busyMs / Math.max(1, this.simulation.now);
  }

  #count(): void {
    const { now } = this.simulation;
    this.#busyMs += this.taken * (now - this.#busySince);
    this.#busySince = now;
  }

  #admit(): void {
    while (this.#free > 0 && this.waiting > 0) {
      this.#count();
      this.#free -= 1;
      const next = this.#waiting[this.#from];
      this.#from += 1;
      if (this.#from > FORGET_AFTER) this.#waiting.splice(0, this.#from);
      if (this.#from > FORGET_AFTER) this.#from = 0;
      next?.();
    }
  }
}

type Priority = 'usual' | 'low';

class Turns {
  readonly #ends = new Heap();
  #order = 0;
  count = 0;
  #received = 0;
  rate = 0;

  add(ms: number, run: Next): void {
    this.#ends.add({ at: this.#received + ms, order: this.#order++, run });
    this.count += 1;
  }

  advance(ms: number): void {
    this.#received += ms * this.rate;
  }

  get msToEnd(): number {
    const { first } = this.#ends;
    return first && this.rate > 0 ? Math.max(0, (first.at - this.#received) / this.rate) : Infinity;
  }

  takeEnded(): Next[] {
    const ended: Next[] = [];
    for (let { first } = this.#ends; first && first.at <= this.#received + 1e-6; { first } = this.#ends) {
      this.#ends.takeFirst();
      ended.push(first.run);
    }
    this.count -= ended.length;
    return ended;
  }
}

const LOW_SHARE = 0.1;

/** Cores that all work shares in equal parts, as the scheduler of an operating system does; low work has what is left. */
export class Cores {
  readonly #turns: Record<Priority, Turns> = { usual: new Turns(), low: new Turns() };
  #since = 0;
  #version = 0;
  #workedMs = 0;

  constructor(
    readonly simulation: Simulation,
    readonly cores: number,
  ) {}

  work(ms: number, then: Next, priority: Priority = 'usual'): void {
    if (ms <= 0) {
      then();
      return;
    }
    this.#advance();
    this.#turns[priority].add(ms, then);
    this.#plan();
  }

  get busy(): number {
    this.#advance();
    return this.#workedMs / Math.max(1, this.simulation.now);
  }

  #advance(): void {
    const ms = this.simulation.now - this.#since;
    this.#since = this.simulation.now;
    for (const turns of Object.values(this.#turns)) {
      turns.advance(ms);
      this.#workedMs += ms * turns.rate * turns.count;
    }
  }

  #share(): void {
    const { usual, low } = this.#turns;
    const { cores } = this;
    const forLow = Math.min(low.count, Math.max(cores - usual.count, cores * LOW_SHARE));
    low.rate = low.count === 0 ? 0 : forLow / low.count;
    usual.rate = usual.count === 0 ? 0 : Math.min(1, (cores - forLow) / usual.count);
  }

  #plan(): void {
    this.#share();
    const version = ++this.#version;
    const ms = Math.min(this.#turns.usual.msToEnd, this.#turns.low.msToEnd);
    if (ms === Infinity) return;
    this.simulation.after(ms, () => {
      if (version !== this.#version) return;
      this.#advance();
      const ended = Object.values(this.#turns).flatMap((turns) => turns.takeEnded());
      this.#plan();
      for (const each of ended) each();
    });
  }
}
