import { carriedKinds, type CarriedKind } from '../loan-kind.ts';
import { toNineDecimals } from '../rounding.ts';
import type { CarryRules } from '../ruleset.ts';
import type { CarriedEntry } from './carried-entries.ts';
import { annuityOf } from './loan-price.ts';
import type { Room } from './room.ts';

export interface KindAmounts {
  readonly kind: CarriedKind;
  readonly rate: number;
  readonly termMonths: number;
  readonly amountComfortable: number | null;
  readonly amountLimit: number | null;
  readonly cheapestLenderId: string | null;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? NaN;
}

function amountOf(room: number | null, annuity: number, step: number): number | null {
  return room === null ? null : Math.floor(toNineDecimals((room * annuity) / step)) * step;
}

function amountsOf(
  kind: CarriedKind,
  entries: readonly CarriedEntry[],
  { comfortable, limit }: Room,
  { amountStep }: CarryRules,
): KindAmounts {
  const eligible = entries.filter(({ outcome }) => outcome === 'eligible');
  const [best, ...others] = eligible;
  const rate = best?.estimatedRate ?? median(entries.map(({ estimatedRate }) => estimatedRate));
  const termMonths = best?.termMonths ?? median(entries.map((entry) => entry.termMonths));
  const cheapest = others.reduce(
    (least, entry) => (least !== undefined && entry.estimatedRate < least.estimatedRate ? entry : least),
    best,
  );
  const annuity = annuityOf(rate, termMonths);
  return {
    kind,
    rate,
    termMonths,
    amountComfortable: amountOf(comfortable, annuity, amountStep),
    amountLimit: amountOf(limit, annuity, amountStep),
    cheapestLenderId: cheapest?.programme.id ?? null,
  };
}

export function kindAmounts(entries: readonly CarriedEntry[], room: Room, rules: CarryRules): KindAmounts[] {
  return carriedKinds.flatMap((kind) => {
    const ofKind = entries.filter(({ carryKind }) => carryKind === kind);
    return ofKind.length === 0 ? [] : amountsOf(kind, ofKind, room, rules);
  });
}
