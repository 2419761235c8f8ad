import { percentOf, wholeDollars } from '../dollars.ts';
import type { FieldValue, WitnessPeriod } from '../witness.ts';
import { voicesOf, withConfirmed, type Voice } from './agreement.ts';
import type { FieldRule, FigureRules } from './figure-rules.ts';
import { typedId, type FigureWitness, type Settlement, type StatedFigures } from './figure.ts';
import { currentYear, ofOwnPeriod } from './own-period.ts';
import { bestSourceFirst, ratedSources, type RatedSource } from './rated-source.ts';

export interface Draft {
  readonly field: string;
  readonly rule: FieldRule | undefined;
  readonly sources: readonly RatedSource[];
  readonly typed: Voice | null;
  readonly choice: Settlement | null;
  readonly value: FieldValue | null;
  readonly valueFrom: string | null;
}

export interface DraftRequest {
  readonly stated: StatedFigures;
  readonly byField: ReadonlyMap<string, readonly FigureWitness[]>;
  readonly settled: ReadonlyMap<string, Settlement>;
  readonly today: string;
  readonly rules: FigureRules;
}

export function valueInForce(value: FieldValue, unit: FieldRule['unit'] | undefined): FieldValue {
  if (typeof value !== 'number') return value;
  if (unit === 'money') return wholeDollars(value);
  return unit === 'percent' ? percentOf(value, 100) : value;
}

function ratedOf(field: string, { byField, today, rules }: DraftRequest): RatedSource[] {
  const rule = rules.fields[field];
  return rule === undefined ? [] : ratedSources(byField.get(field) ?? [], rule, today, rules);
}

function yearOfNext(field: string, request: DraftRequest): WitnessPeriod | null {
  const [next] = Object.entries(request.rules.yearBefore).find(([, before]) => before === field) ?? [];
  return next === undefined ? null : currentYear(ratedOf(next, request));
}

function sourcesOf(field: string, rule: FieldRule, request: DraftRequest): RatedSource[] {
  const own = ofOwnPeriod(ratedOf(field, request), rule, yearOfNext(field, request), request.rules);
  return withConfirmed(own, rule, request.rules).sort(bestSourceFirst);
}

function typedOf(field: string, { values, answered }: StatedFigures, choice?: Settlement): Voice | null {
  const stated = answered.includes(field) ? values[field] : null;
  const value = (choice?.use === typedId ? choice.value : undefined) ?? stated ?? null;
  if (value === null) return null;
  return { id: typedId, kind: typedId, tableKind: typedId, grade: 0, compare: 'equal', value, period: null };
}

type Value = Pick<Draft, 'value' | 'valueFrom'>;

const blank: Value = { value: null, valueFrom: null };

const fromSource = ({ id, witness }: RatedSource, rule: FieldRule | undefined): Value => ({
  value: valueInForce(witness.value, rule?.unit),
  valueFrom: id,
});

function valueOf({ rule, sources, typed, choice }: Omit<Draft, keyof Value>): Value {
  const settled = sources.find(({ id }) => id === choice?.use);
  if (settled !== undefined) return fromSource(settled, rule);
  if (typed !== null) return { value: typed.value, valueFrom: typed.id };
  const best = sources.find(({ grade }) => grade !== null);
  return best === undefined ? blank : fromSource(best, rule);
}

export function draftOf(field: string, request: DraftRequest): Draft {
  const rule = request.rules.fields[field];
  const sources = rule === undefined ? [] : sourcesOf(field, rule, request);
  const settlement = request.settled.get(field);
  const typed = typedOf(field, request.stated, settlement);
  const isInForce =
    settlement?.use === typedId ? typed !== null : sources.some(({ id }) => id === settlement?.use);
  const choice = settlement !== undefined && isInForce ? settlement : null;
  const parts = { field, rule, sources, typed, choice };
  return { ...parts, ...valueOf(parts) };
}

export const voicesIn = ({ sources, typed }: Draft): Voice[] => [
  ...voicesOf(sources),
  ...(typed === null ? [] : [typed]),
];
