import { createHash } from 'node:crypto';

export interface Random {
  readonly next: () => number;
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
  readonly digits: (count: number) => string;
  readonly cents: (least: number, most: number) => number;
}

export function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(values: readonly T[]): T => {
    const value = values[between(0, values.length - 1)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  return {
    next,
    between,
    pick,
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => String(between(0, 9))).join(''),
    // Small amounts are more frequent than large ones, as on real papers.
    cents: (least, most) => Math.round(least * 100 * Math.pow(most / least, next())) + between(0, 99),
  };
}

/** Changes one digit, never the first one to 0. */
export function otherDigit(cents: number, random: Random): number {
  const digits = String(Math.abs(cents)).split('');
  const at = random.between(0, Math.max(0, digits.length - 3));
  const old = Number(digits[at]);
  digits[at] = String(old === 9 ? random.between(1, 8) : old + random.between(1, 9 - old));
  return Math.sign(cents) * Number(digits.join(''));
}
