import { criteriaByCode, criterionCodes } from './criteria.ts';
import type { HardCriterion, CriterionCode, CriterionResult } from './criteria.ts';
import type { Measures } from './measures.ts';
import type { Programme } from './programme.ts';

/** Many lenders state the same condition. The engine evaluates each different statement once. */
interface Column {
  readonly code: CriterionCode;
  readonly evaluate: HardCriterion['evaluate'];
  readonly examples: readonly Programme[];
  readonly lenderCounts: readonly number[];
  readonly exampleIndexes: Uint32Array;
}

export interface Columns {
  readonly rowNumbers: readonly number[];
  readonly columns: readonly Column[];
}

function keyOf(statement: unknown): unknown {
  return typeof statement === 'object' ? JSON.stringify(statement) : statement;
}

function columnOf(code: CriterionCode, programmes: readonly Programme[]): Column {
  const { readStatement, evaluate } = criteriaByCode[code];
  const indexes = new Map<unknown, number>();
  const examples: Programme[] = [];
  const lenderCounts: number[] = [];
  const exampleIndexes = Uint32Array.from(programmes, (programme) => {
    const key = keyOf(readStatement(programme));
    const existing = indexes.get(key);
    const index = existing ?? examples.push(programme) - 1;
    if (existing === undefined) indexes.set(key, index);
    lenderCounts[index] = (lenderCounts[index] ?? 0) + 1;
    return index;
  });
  return { code, evaluate, examples, lenderCounts, exampleIndexes };
}

const columnsByCatalogue = new WeakMap<readonly Programme[], Columns>();

export function columnsOf(programmes: readonly Programme[]): Columns {
  const cached = columnsByCatalogue.get(programmes);
  if (cached !== undefined) return cached;
  const active = programmes.filter((programme) => programme.active);
  const columns = {
    rowNumbers: active.map(({ rowNumber }) => rowNumber),
    columns: criterionCodes.map((code) => columnOf(code, active)),
  };
  columnsByCatalogue.set(programmes, columns);
  return columns;
}

export const UNKNOWN = 1;
const FAILS = 2;

export function applyColumn(column: Column, measures: Measures, rows: Uint8Array): number {
  const results = Uint8Array.from(column.examples, (example) => bitOf(column.evaluate(example, measures)));
  if (results.some((result) => result > 0)) mergeResults(rows, column.exampleIndexes, results);
  return column.lenderCounts.reduce((sum, count, index) => (results[index] === FAILS ? sum + count : sum), 0);
}

function bitOf(result: CriterionResult | null): number {
  if (result === 'fail') return FAILS;
  return result === 'unknown' ? UNKNOWN : 0;
}

function mergeResults(rows: Uint8Array, exampleIndexes: Uint32Array, results: Uint8Array): void {
  for (let row = 0; row < rows.length; row += 1) {
    rows[row] = (rows[row] ?? 0) | (results[exampleIndexes[row] ?? 0] ?? 0);
  }
}
