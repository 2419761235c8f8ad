import { criterionCodes, judges, outcomeOf, verdicts } from './criteria.ts';
import type { CriterionCode, CriterionResult, Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { measure } from './measures.ts';
import type { Measures } from './measures.ts';
import type { Programme } from './programme.ts';
import { halfUp } from './rounding.ts';
import type { MatchingRules } from './ruleset.ts';
import { criterionLabels, wordCriterion } from './wording.ts';

export interface EvaluatedCriterion {
  readonly code: CriterionCode;
  readonly label: string;
  readonly result: CriterionResult;
  /** What the owner has, in words; null where it is not known. */
  readonly actual: string | null;
  readonly required: string;
  /** How much is missing; null unless the criterion fails by a distance that can be told. */
  readonly gap: string | null;
}

export interface Evaluation {
  readonly outcome: Outcome;
  readonly criteria: readonly EvaluatedCriterion[];
}

export function evaluateMeasured(programme: Programme, measures: Measures): Evaluation {
  const found = verdicts(programme, measures);
  const criteria = found.map(({ code, result }) => {
    const { actual, required, gap } = wordCriterion(code, programme, measures);
    return {
      code,
      label: criterionLabels[code],
      result,
      actual: result === 'unknown' ? null : actual,
      required,
      gap: result === 'fail' ? gap : null,
    };
  });
  return { outcome: outcomeOf(found), criteria };
}

export const evaluate = (
  programme: Programme,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Evaluation => evaluateMeasured(programme, measure(input, today, rules));

export interface Qualification {
  /** Share of active programmes all of whose stated criteria pass, in whole percent. */
  readonly rate: number;
  readonly eligible: number;
  /** Their row numbers in the catalogue. */
  readonly eligibleRows: readonly number[];
  readonly failing: number;
  readonly needInfo: number;
  readonly total: number;
  readonly failuresPerCriterion: Readonly<Record<CriterionCode, number>>;
}

/**
 * Criterion by criterion instead of lender by lender: a whole catalogue is judged at every change of an owner's
 * figures, and one judge over all programmes in a row is markedly faster.
 */
export function qualification(
  programmes: readonly Programme[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Qualification {
  const measures = measure(input, today, rules);
  const active = programmes.filter((programme) => programme.active);
  const outcomes = new Array<Outcome>(active.length).fill('eligible');
  const failures = Object.fromEntries(
    criterionCodes.map((code) => [code, tally(code, active, measures, outcomes)]),
  ) as Record<CriterionCode, number>;
  const counts: Record<Outcome, number> = { eligible: 0, failing: 0, needInfo: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  const eligibleRows = active
    .filter((_, at) => outcomes[at] === 'eligible')
    .map(({ rowNumber }) => rowNumber);
  const rate = active.length === 0 ? 0 : halfUp((100 * counts.eligible) / active.length);
  return { rate, ...counts, eligibleRows, total: active.length, failuresPerCriterion: failures };
}

/** Enters one criterion into the outcomes and tells how many programmes it fails. */
function tally(
  code: CriterionCode,
  programmes: readonly Programme[],
  measures: Measures,
  outcomes: Outcome[],
): number {
  const judge = judges[code];
  let failures = 0;
  programmes.forEach((programme, row) => {
    const result = judge(programme, measures);
    if (result === 'fail') {
      failures += 1;
      outcomes[row] = 'failing';
    } else if (result === 'unknown' && outcomes[row] === 'eligible') outcomes[row] = 'needInfo';
  });
  return failures;
}
