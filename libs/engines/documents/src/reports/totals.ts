import { type Amount, centsOf } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { Kind } from '../kinds.ts';
import type { Row } from './blocks.ts';
import type { ValueColumn } from './columns.ts';
import type { Equation, Term } from './equation.ts';
import type { NamedAmount } from './other-signs.ts';

const maxCandidates = 4;

const isHeaded = (row: Row) => row.isHeaded === true;

function candidatesFor(labels: readonly RegExp[], rows: readonly Row[]): Row[] {
  const matches = labels.flatMap((label) => rows.filter((row) => label.test(row.label)));
  const named = [...new Set(matches)];
  return [...named.filter(isHeaded), ...named.filter((row) => !isHeaded(row))].slice(0, maxCandidates);
}

interface SumTerm extends Term {
  row: Row | null;
}

export interface Sum {
  equation: Equation;
  result: Row;
  terms: readonly SumTerm[];
}

export interface FailedSum {
  row: Row;
  expected: number;
  actual: Amount;
  reads: readonly (Amount & { sign: 1 | -1 })[];
  named?: readonly NamedAmount[];
}

const columnWidth = 20;

const amountIn = (row: Row, right: number): Amount | undefined =>
  row.amounts.find((amount) => Math.abs(amount.right - right) < columnWidth);

const termIn = (row: Row, result: Row, right: number): Amount | undefined =>
  isHeaded(row) && result.amounts.length === 1 ? row.amounts[0] : amountIn(row, right);

/** A report in whole dollars rounds each row: two rows and their sum are never more than a dollar apart. */
export const toleranceOf = ({ hasCents }: Amount, terms: number): number =>
  hasCents ? terms : Math.max(1, terms - 1) * 100;

interface ColumnSum {
  actual: Amount;
  reads: readonly (Amount & { sign: 1 | -1 })[];
  sums: readonly number[];
}

const signed = (value: number, sign: 1 | -1, isAbsolute: boolean) =>
  sign * (isAbsolute && sign < 0 ? Math.abs(value) : value);

function columnSum(terms: readonly SumTerm[], result: Row, actual: Amount): ColumnSum | null {
  const used = terms.filter((term): term is SumTerm & { row: Row } => term.row !== null);
  const reads = used.flatMap(({ row, sign }) => {
    const amount = termIn(row, result, actual.right);
    return amount ? [{ ...amount, sign }] : [];
  });
  if (reads.length < used.length || reads.length === 0) return null;
  const sums = [false, true].map((isAbsolute) =>
    reads.reduce((sum, { value, sign }) => sum + signed(value, sign, isAbsolute), 0),
  );
  return { actual, reads, sums };
}

const ofColumn = ({ actual, reads }: ColumnSum) =>
  toleranceOf(actual, actual.hasCents ? 2 : Math.max(2, reads.length));

const holds = (column: ColumnSum) =>
  column.sums.some((sum) => isSameAmount(sum, column.actual.value, ofColumn(column)));

export function columnSums({ result, terms }: Sum): ColumnSum[] {
  return result.amounts.flatMap((actual) => columnSum(terms, result, actual) ?? []);
}

function* choices(terms: readonly Term[], rowsOf: (name: string) => readonly Row[]): Generator<SumTerm[]> {
  const [term, ...others] = terms;
  if (!term) {
    yield [];
    return;
  }
  const rows: (Row | null)[] = [...rowsOf(term.name)];
  if (term.optional === true) rows.push(null);
  for (const row of rows) for (const rest of choices(others, rowsOf)) yield [{ ...term, row }, ...rest];
}

const maxChoices = 4000;

/** A row above the total of the expenses, or in a schedule below the result, is a part of a term already. */
function areBetween({ terms, result }: Sum, order: readonly Row[]): boolean {
  const placed = terms.flatMap(({ optional, row }) => (row ? [{ optional, at: order.indexOf(row) }] : []));
  const from = Math.max(...placed.flatMap(({ optional, at }) => (optional === true ? [] : [at])));
  const to = order.indexOf(result);
  return placed.every(({ optional, at }) => optional !== true || (at > from && at < to));
}

function hasRowTwice(terms: readonly SumTerm[], result: Row): boolean {
  const rows = [result, ...terms.flatMap(({ row }) => row ?? [])];
  return new Set(rows).size < rows.length;
}

function solve(
  equation: Equation,
  rowsOf: (name: string) => readonly Row[],
  order: readonly Row[],
): { sum: Sum; isConsistent: boolean } | null {
  let first: Sum | null = null;
  let count = 0;
  for (const result of rowsOf(equation.result))
    for (const terms of choices(equation.terms, rowsOf)) {
      if ((count += 1) > maxChoices) break;
      if (hasRowTwice(terms, result)) continue;
      const sum = { equation, result, terms };
      const columns = columnSums(sum);
      if (columns.length === 0) continue;
      if (columns.every(holds)) return { sum, isConsistent: true };
      if (areBetween(sum, order)) first ??= sum;
    }
  return first && { sum: first, isConsistent: false };
}

export interface Solution {
  rows: ReadonlyMap<string, Row>;
  candidates: ReadonlyMap<string, readonly Row[]>;
  sums: readonly { sum: Sum; isConsistent: boolean }[];
}

export function solveTotals(kind: Kind, rows: readonly Row[]): Solution {
  const named = [...kind.figures, ...(kind.totals ?? [])];
  const candidates = new Map(named.map(({ name, labels }) => [name, candidatesFor(labels, rows)]));
  const chosen = new Map<string, Row>();
  const rowsOf = (name: string) => {
    const own = chosen.get(name);
    return own ? [own] : (candidates.get(name) ?? []);
  };
  const sums = [];
  for (const equation of kind.equations ?? []) {
    if (equation.unless !== undefined && rowsOf(equation.unless).length > 0) continue;
    const solved = solve(equation, rowsOf, rows);
    if (!solved) continue;
    sums.push(solved);
    if (!solved.isConsistent) continue;
    chosen.set(equation.result, solved.sum.result);
    for (const { name, row } of solved.sum.terms) if (row) chosen.set(name, row);
  }
  return { rows: chosen, candidates, sums };
}

const maxOthers = 40;

function isRunOf(values: readonly number[], isGap: (sum: number) => boolean): boolean {
  return values.some((_, from) => {
    let sum = 0;
    return values.slice(from).some((value) => isGap((sum += value)));
  });
}

/** Rows between the terms and the result may be part of the sum under a name that no list contains. */
function isExplained(gap: number, others: readonly number[], tolerance: number): boolean {
  const all = others.slice(0, maxOthers).map(centsOf);
  const cents = all.map(Math.abs);
  const isGap = (sum: number) => Math.abs(Math.abs(sum) - Math.abs(gap)) <= tolerance;
  if (isRunOf(all, isGap)) return true;
  return cents.some(
    (one, at) => isGap(one) || cents.slice(at + 1).some((other) => isGap(one + other) || isGap(one - other)),
  );
}

export function failuresOf(
  { result, terms }: Sum,
  columns: readonly ColumnSum[],
  rows: readonly Row[],
): FailedSum[] {
  const used = new Set([result, ...terms.flatMap(({ row }) => row ?? [])]);
  const end = rows.indexOf(result);
  const start = Math.min(...[...used].map((row) => rows.indexOf(row)));
  const between = rows.slice(start + 1, end).filter((row) => !used.has(row));
  return columns.flatMap((column) => {
    if (holds(column)) return [];
    const { actual, reads, sums } = column;
    const others = between.flatMap((row) => amountIn(row, actual.right)?.value ?? []);
    const tolerance = ofColumn(column);
    if (sums.some((sum) => isExplained(centsOf(sum) - centsOf(actual.value), others, tolerance))) return [];
    return [{ row: result, expected: sums[0] ?? 0, actual, reads }];
  });
}

export function ownAmount(row: Row, columns: readonly ValueColumn[], own: ValueColumn | null): Amount | null {
  if (row.isHeaded === true) return row.amounts[0] ?? null;
  if (own) return amountIn(row, own.right) ?? null;
  return columns.length > 1 || row.amounts.length > 1 ? null : (row.amounts[0] ?? null);
}
