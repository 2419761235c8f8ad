import type { Worded } from '@groundwork/wording';
import { isApart } from '../strength.ts';
import { percentOf } from '../dollars.ts';
import type { FieldValue } from '../witness.ts';
import type { Voice } from './agreement.ts';
import { bankRows, figureRules, type FigureRules, type PercentBound } from './figure-rules.ts';
import {
  bankReference,
  dollarsReference,
  refusalText,
  yearBeforeReference,
  type Reference,
} from './figure-texts.ts';

export type FigureValues = Readonly<Record<string, FieldValue | null | undefined>>;

const numberOf = (values: FigureValues, field: string): number | null => {
  const value = values[field];
  return typeof value === 'number' ? value : null;
};

type Way = PercentBound['ways'][number];

function profitOf(way: Way, revenue: number, values: FigureValues): number | null {
  if ('profit' in way) return numberOf(values, way.profit);
  const costs = way.less.map((field) => numberOf(values, field));
  return costs.reduce<number | null>(
    (rest, cost) => (rest === null || cost === null ? null : rest - cost),
    revenue,
  );
}

function computedPercents({ of, ways }: PercentBound, values: FigureValues): number[] {
  const revenue = numberOf(values, of);
  if (revenue === null || revenue <= 0) return [];
  return ways
    .map((way) => profitOf(way, revenue, values))
    .flatMap((profit) => (profit === null || profit <= 0 ? [] : percentOf(profit, revenue)));
}

export interface FigureRefusal {
  readonly field: string;
  readonly suggestion: number | null;
  readonly message: Worded;
}

const isBetween = (value: number, { least, most }: PercentBound): boolean => value >= least && value <= most;

function suggestionFor(
  value: number,
  bound: PercentBound,
  values: FigureValues,
  { bounds }: FigureRules,
): number | null {
  const computed = computedPercents(bound, values);
  const fits = (candidate: number): boolean =>
    isBetween(candidate, bound) && computed.some((each) => !isApart(candidate, each, bounds.fitPercent));
  return bounds.slips.map((slip) => percentOf(value, slip * 100)).find(fits) ?? null;
}

export function refusedFigures(
  edit: FigureValues,
  values: FigureValues,
  rules: FigureRules = figureRules,
): FigureRefusal[] {
  return rules.bounds.percents.flatMap((bound) => {
    const value = numberOf(edit, bound.field);
    if (value === null || isBetween(value, bound)) return [];
    const suggestion = suggestionFor(value, bound, values, rules);
    return [{ field: bound.field, suggestion, message: refusalText(bound, suggestion) }];
  });
}

const isFar = (value: number, other: number, times: number): boolean => {
  const [a, b] = [Math.abs(value), Math.abs(other)];
  return Math.min(a, b) > 0 && (a >= b * times || b >= a * times);
};

function percentSlip(
  value: number,
  bound: PercentBound,
  values: FigureValues,
  times: number,
): Reference | null {
  const computed = computedPercents(bound, values);
  const [first] = computed;
  const isSlip = computed.every((each) => Math.abs(value) > each * times);
  return first !== undefined && isSlip ? dollarsReference(first) : null;
}

interface Neighbors {
  readonly values: FigureValues;
  readonly voices: readonly Voice[];
}

function moneySlip(
  value: number,
  before: number | null,
  voices: readonly Voice[],
  times: number,
): Reference | null {
  if (before !== null && isFar(value, before, times)) return yearBeforeReference(before);
  const bank = voices.find(({ tableKind }) => tableKind === bankRows);
  const counted = typeof bank?.value === 'number' ? bank.value : value;
  return bank !== undefined && isFar(value, counted, times) ? bankReference(bank, counted) : null;
}

export function slipOf(
  field: string,
  value: FieldValue | null,
  { values, voices }: Neighbors,
  { bounds, fields, yearBefore }: FigureRules,
): Reference | null {
  if (typeof value !== 'number') return null;
  const bound = bounds.percents.find((each) => each.field === field);
  if (bound !== undefined) return percentSlip(value, bound, values, bounds.percentTimes);
  if (fields[field]?.unit !== 'money') return null;
  const before = numberOf(values, yearBefore[field] ?? '');
  return moneySlip(value, before, voices, bounds.moneyTimes);
}
