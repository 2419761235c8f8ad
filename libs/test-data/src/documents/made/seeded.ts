/** mulberry32 */
export interface Seeded {
  next(): number;
  /** Both limits included. */
  whole(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  chance(share: number): boolean;
}

export function seeded(seed: number): Seeded {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: <T>(choices: readonly T[]) => {
      const chosen = choices[whole(0, choices.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    chance: (share) => next() < share,
  };
}
