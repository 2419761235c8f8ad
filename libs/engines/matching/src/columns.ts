import { criteriaByCode, criterionCodes } from './criteria.ts';
import type { HardCriterion, CriterionCode, CriterionResult } from './criteria.ts';
import type { Measures } from './measures.ts';
import type { Programme } from './programme.ts';

/** Many lenders state the same condition. The engine evaluates each different statement once. */
interface Statement {
  readonly example: Programme;
  readonly rows: readonly number[];
}

interface Column {
  readonly code: CriterionCode;
  readonly evaluate: HardCriterion['evaluate'];
  readonly statements: readonly Statement[];
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
  const statements = new Map<unknown, { example: Programme; rows: number[] }>();
  programmes.forEach((example, row) => {
    const key = keyOf(readStatement(example));
    const existing = statements.get(key);
    if (existing === undefined) statements.set(key, { example, rows: [row] });
    else existing.rows.push(row);
  });
  return { code, evaluate, statements: [...statements.values()] };
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

/** Marks only the rows of statements that do not pass, and returns how many fail. */
export function applyColumn(column: Column, measures: Measures, marks: Uint8Array): number {
  let failing = 0;
  for (const { example, rows } of column.statements) {
    const bit = bitOf(column.evaluate(example, measures));
    if (bit === 0) continue;
    if (bit === FAILS) failing += rows.length;
    for (const row of rows) marks[row] = (marks[row] ?? 0) | bit;
  }
  return failing;
}

function bitOf(result: CriterionResult | null): number {
  if (result === 'fail') return FAILS;
  return result === 'unknown' ? UNKNOWN : 0;
}
