import { isYearBefore } from './document-witnesses.ts';
import { isFresh } from './freshness.ts';
import { witnessTable } from './witness-table.ts';
import type { Witness, WitnessPeriod } from './witness.ts';

export type Chosen = ReadonlyMap<string, Witness>;
export type Proving = ReadonlyMap<string, Pick<Witness, 'id' | 'source' | 'value'>>;

const previousField = 'annualRevenuePrevious';
const currentField = 'annualRevenueCurrent';

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Ranked extends Pick<Witness, 'id' | 'source' | 'reviewed' | 'confidence'> {
  readonly period: WitnessPeriod | null;
}

export const bestFirst = (a: Ranked, b: Ranked): number =>
  witnessTable.strength[b.source] - witnessTable.strength[a.source] ||
  Number(b.reviewed) - Number(a.reviewed) ||
  text(b.period?.to ?? '', a.period?.to ?? '') ||
  b.confidence - a.confidence ||
  text(a.id, b.id);

export const freshOf = (witnesses: readonly Witness[], field: string, today: string): Witness[] =>
  witnesses.filter((witness) => witness.field === field && isFresh(witness, today)).sort(bestFirst);

/** The best fresh witness of each field. The year before follows the source and kind of the current year. */
export function chooseWitnesses(witnesses: readonly Witness[], today: string): Chosen {
  const fields = new Set(witnesses.map(({ field }) => field));
  fields.delete(previousField);
  const chosen = new Map<string, Witness>();
  for (const field of fields) {
    const [best] = freshOf(witnesses, field, today);
    if (best !== undefined) chosen.set(field, best);
  }
  const current = chosen.get(currentField);
  const [previous] = freshOf(witnesses, previousField, today).filter(
    (witness) => current !== undefined && isYearBefore(witness, current),
  );
  if (previous !== undefined) chosen.set(previousField, previous);
  return chosen;
}

export const isApart = (value: number, from: number, percent = 5): boolean =>
  Math.abs(value - from) * (100 / percent) > Math.abs(from);
