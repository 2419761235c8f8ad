import { criteriaByCode, criterionCodes } from './criteria.ts';
import type { HardCriterion, CriterionCode, CriterionResult } from './criteria.ts';
import type { Measures } from './measures.ts';
import type { Programme } from './programme.ts';

/** One criterion of a catalogue. Few different things are stated by many lenders; each is judged once. */
interface Column {
  readonly code: CriterionCode;
  readonly judge: HardCriterion['judge'];
  /** One lender for each different statement. */
  readonly examples: readonly Programme[];
  /** How many lenders state the same as each example. */
  readonly lenders: readonly number[];
  /** Lender by lender, which example it is like. */
  readonly like: Uint32Array;
}

/** The active programmes of a catalogue, criterion by criterion. */
export interface Columns {
  readonly rowNumbers: readonly number[];
  readonly columns: readonly Column[];
}

function keyOf(stated: unknown): unknown {
  return typeof stated === 'object' ? JSON.stringify(stated) : stated;
}

function columnOf(code: CriterionCode, programmes: readonly Programme[]): Column {
  const { stated, judge } = criteriaByCode[code];
  const places = new Map<unknown, number>();
  const examples: Programme[] = [];
  const lenders: number[] = [];
  const like = Uint32Array.from(programmes, (programme) => {
    const key = keyOf(stated(programme));
    const known = places.get(key);
    const place = known ?? examples.push(programme) - 1;
    if (known === undefined) places.set(key, place);
    lenders[place] = (lenders[place] ?? 0) + 1;
    return place;
  });
  return { code, judge, examples, lenders, like };
}

const prepared = new WeakMap<readonly Programme[], Columns>();

/** Made at the first use of a catalogue and kept as long as its array is. */
export function columnsOf(programmes: readonly Programme[]): Columns {
  const known = prepared.get(programmes);
  if (known !== undefined) return known;
  const active = programmes.filter((programme) => programme.active);
  const columns = {
    rowNumbers: active.map(({ rowNumber }) => rowNumber),
    columns: criterionCodes.map((code) => columnOf(code, active)),
  };
  prepared.set(programmes, columns);
  return columns;
}

export const UNKNOWN = 1;
const FAILS = 2;

/** Lets one criterion into the results of all rows, bit by bit, and tells how many lenders it fails. */
export function enter(column: Column, measures: Measures, rows: Uint8Array): number {
  const results = Uint8Array.from(column.examples, (example) => bitOf(column.judge(example, measures)));
  if (results.some((result) => result > 0)) join(rows, column.like, results);
  return column.lenders.reduce((sum, count, place) => (results[place] === FAILS ? sum + count : sum), 0);
}

function bitOf(result: CriterionResult | null): number {
  if (result === 'fail') return FAILS;
  return result === 'unknown' ? UNKNOWN : 0;
}

function join(rows: Uint8Array, like: Uint32Array, results: Uint8Array): void {
  for (let row = 0; row < rows.length; row += 1) {
    rows[row] = (rows[row] ?? 0) | (results[like[row] ?? 0] ?? 0);
  }
}
