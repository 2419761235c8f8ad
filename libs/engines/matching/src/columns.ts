import { criteriaByCode, criterionCodes } from './criteria.ts';
import type { HardCriterion, CriterionCode, CriterionResult } from './criteria.ts';
import type { Measures } from './measures.ts';
import type { Program } from './program.ts';

/** Many lenders state the same condition. The engine evaluates each different statement once. */
interface Statement {
  readonly example: Program;
  readonly rows: readonly number[];
}

interface Column {
  readonly code: CriterionCode;
  readonly evaluate: HardCriterion['evaluate'];
  readonly statements: readonly Statement[];
}

export interface Columns {
  readonly programs: readonly Program[];
  readonly rowNumbers: readonly number[];
  readonly columns: readonly Column[];
}

function keyOf(statement: unknown): unknown {
  return typeof statement === 'object' ? JSON.stringify(statement) : statement;
}

function columnOf(code: CriterionCode, programs: readonly Program[]): Column {
  const { readStatement, evaluate } = criteriaByCode[code];
  const statements = new Map<unknown, { example: Program; rows: number[] }>();
  programs.forEach((example, row) => {
    const key = keyOf(readStatement(example));
    const existing = statements.get(key);
    if (existing === undefined) statements.set(key, { example, rows: [row] });
    else existing.rows.push(row);
  });
  return { code, evaluate, statements: [...statements.values()] };
}

const columnsByCatalog = new WeakMap<readonly Program[], Columns>();

export function columnsOf(programs: readonly Program[]): Columns {
  const cached = columnsByCatalog.get(programs);
  if (cached !== undefined) return cached;
  const active = programs.filter((program) => program.active);
  const columns = {
    programs: active,
    rowNumbers: active.map(({ rowNumber }) => rowNumber),
    columns: criterionCodes.map((code) => columnOf(code, active)),
  };
  columnsByCatalog.set(programs, columns);
  return columns;
}

export const UNKNOWN = 1;
export const FAILS = 2;

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

export interface Tally {
  readonly marks: Uint8Array;
  readonly passed: Uint8Array;
  readonly checked: Uint8Array;
}

export function tallyOf({ programs, columns }: Columns, measures: Measures): Tally {
  const [marks, passed, checked] = Array.from({ length: 3 }, () => new Uint8Array(programs.length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  for (const { statements, evaluate } of columns)
    for (const { example, rows } of statements) {
      const result = evaluate(example, measures);
      if (result === null) continue;
      const bit = bitOf(result);
      for (const row of rows) {
        checked[row] = (checked[row] ?? 0) + 1;
        if (bit === 0) passed[row] = (passed[row] ?? 0) + 1;
        else marks[row] = (marks[row] ?? 0) | bit;
      }
    }
  return { marks, passed, checked };
}
