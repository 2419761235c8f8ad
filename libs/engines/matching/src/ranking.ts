import { type Columns, columnsOf, FAILS, tallyOf } from './columns.ts';
import type { Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { advancesLast, compareNames, type RankingEntry } from './match.ts';
import { matchScore } from './match-score.ts';
import { computeMeasures } from './measures.ts';
import type { Program } from './program.ts';
import { estimatedRate } from './rate.ts';
import type { MatchingRules } from './ruleset.ts';

const HIGHEST_SCORE = 100;

/** Rows in the order of their names, and the place of each row in it. The same for each owner. */
interface NameOrder {
  readonly rows: Int32Array;
  readonly places: Int32Array;
}

const orders = new WeakMap<Columns, NameOrder>();

function nameOrderOf(columns: Columns): NameOrder {
  const cached = orders.get(columns);
  if (cached !== undefined) return cached;
  const { programs } = columns;
  const inOrder = programs.map((program, row) => ({ program, row }));
  inOrder.sort((a, b) => compareNames(a.program, b.program));
  const rows = Int32Array.from(inOrder, ({ row }) => row);
  const places = new Int32Array(rows.length);
  rows.forEach((row, place) => {
    places[row] = place;
  });
  const order = { rows, places };
  orders.set(columns, order);
  return order;
}

function outcomeOfMarks(marks: number): Outcome {
  if (marks === 0) return 'eligible';
  return (marks & FAILS) === 0 ? 'needInfo' : 'failing';
}

function placesOfRates(entries: readonly RankingEntry[]): ReadonlyMap<number, number> {
  const rates = Float64Array.from(new Set(entries.map((entry) => entry.estimatedRate))).sort();
  return new Map(Array.from(rates, (rate, place) => [rate, place]));
}

/** One number for each row: an array of numbers sorts several times as fast as one of programs. */
function sorted(entries: readonly RankingEntry[], { rows, places }: NameOrder): RankingEntry[] {
  const rates = placesOfRates(entries);
  const keys = Float64Array.from(entries, ({ programme: program, matchScore: score, estimatedRate }, row) => {
    const scorePlace = (HIGHEST_SCORE - score) * 2 + advancesLast(program);
    const ratePlace = rates.get(estimatedRate) ?? 0;
    return (scorePlace * rates.size + ratePlace) * rows.length + (places[row] ?? 0);
  });
  return Array.from(keys.sort(), (key) => entries[rows[key % rows.length] ?? 0]).filter(
    (entry) => entry !== undefined,
  );
}

/** Without texts, because a list shows the texts of one page only. Sorts as `rankMatches` does. */
export function rankPrograms(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): RankingEntry[] {
  const measures = computeMeasures(input, today, rules);
  const columns = columnsOf(programs);
  const { marks, passed, checked } = tallyOf(columns, measures);
  const entries = columns.programs.map((program, row): RankingEntry => {
    const outcome = outcomeOfMarks(marks[row] ?? 0);
    const rate = estimatedRate(program, measures, rules);
    const evaluated = { passed: passed[row] ?? 0, checked: checked[row] ?? 0, outcome, rate };
    const score = matchScore(program, measures, evaluated, rules);
    return { programme: program, outcome, matchScore: score, estimatedRate: rate };
  });
  return sorted(entries, nameOrderOf(columns));
}
