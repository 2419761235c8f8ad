import { witnessTable } from './witness-table.ts';
import type { Witness, WitnessPeriod } from './witness.ts';

export type Proving = ReadonlyMap<string, Pick<Witness, 'id' | 'source' | 'value'>>;

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

export const isApart = (value: number, from: number, percent = 5): boolean =>
  Math.abs(value - from) * (100 / percent) > Math.abs(from);
