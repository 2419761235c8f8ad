import type { Worded } from '@groundwork/wording';
import { outcomeOf, evaluateCriteria } from './criteria.ts';
import type { Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { matchScore, qualificationProbability } from './match-score.ts';
import { computeMeasures } from './measures.ts';
import type { Measures } from './measures.ts';
import { isMerchantCashAdvance } from './program.ts';
import type { Program } from './program.ts';
import { estimatedRate } from './rate.ts';
import { reasonsFor } from './reasons.ts';
import type { MatchingRules } from './ruleset.ts';

export interface Match {
  readonly outcome: Outcome;
  readonly matchScore: number;
  readonly qualificationProbability: number;
  readonly estimatedRate: number;
  readonly reasons: readonly Worded[];
}

export interface RankedMatch extends Match {
  readonly programme: Program;
}

export type RankingEntry = Pick<RankedMatch, 'programme' | 'outcome' | 'matchScore' | 'estimatedRate'>;

function computeMatch(program: Program, measures: Measures, rules: MatchingRules) {
  const results = evaluateCriteria(program, measures);
  const outcome = outcomeOf(results);
  const rate = estimatedRate(program, measures, rules);
  const passed = results.filter(({ result }) => result === 'pass').length;
  const score = matchScore(program, measures, { passed, checked: results.length, outcome, rate }, rules);
  return { results, outcome, rate, score };
}

export function matchWithMeasures(program: Program, measures: Measures, rules: MatchingRules): Match {
  const { results, outcome, rate, score } = computeMatch(program, measures, rules);
  return {
    outcome,
    matchScore: score,
    qualificationProbability: qualificationProbability(program, score, outcome, rules),
    estimatedRate: rate,
    reasons: reasonsFor(program, measures, results),
  };
}

export const matchProgram = (
  program: Program,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Match => matchWithMeasures(program, computeMeasures(input, today, rules), rules);

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const compareNames = (a: Program, b: Program): number =>
  byCodeUnits(a.name, b.name) || byCodeUnits(a.id, b.id);

const advancesLast = (program: Program): number => Number(isMerchantCashAdvance(program));

export function compareMatches(a: RankingEntry, b: RankingEntry): number {
  return (
    b.matchScore - a.matchScore ||
    advancesLast(a.programme) - advancesLast(b.programme) ||
    a.estimatedRate - b.estimatedRate ||
    compareNames(a.programme, b.programme)
  );
}

export function rankMatches(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): RankedMatch[] {
  const measures = computeMeasures(input, today, rules);
  return programs
    .filter((program) => program.active)
    .map((program) => ({ programme: program, ...matchWithMeasures(program, measures, rules) }))
    .sort(compareMatches);
}
