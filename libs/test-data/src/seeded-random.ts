/** The same seed gives the same choices, so that a failure can be repeated. */
export class SeededRandom {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed >>> 0;
  }

  /** Seeds in a row give numbers that have nothing in common. */
  static spread(seed: number): SeededRandom {
    return new SeededRandom(seed * 2_654_435_761);
  }

  /** mulberry32, from 0 to below 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** Both limits included. */
  whole(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)] as T;
  }

  chance(of: number): boolean {
    return this.next() < of;
  }
}
