import type { Worded } from '@groundwork/wording';
import { outcomeOf, evaluateCriteria } from './criteria.ts';
import type { Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { matchScore, qualificationProbability } from './match-score.ts';
import { computeMeasures } from './measures.ts';
import type { Measures } from './measures.ts';
import { isMerchantCashAdvance } from './programme.ts';
import type { Programme } from './programme.ts';
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
  readonly programme: Programme;
}

export type RankingEntry = Pick<RankedMatch, 'programme' | 'outcome' | 'matchScore' | 'estimatedRate'>;

function computeMatch(programme: Programme, measures: Measures, rules: MatchingRules) {
  const results = evaluateCriteria(programme, measures);
  const outcome = outcomeOf(results);
  const rate = estimatedRate(programme, measures, rules);
  const score = matchScore(programme, measures, { results, outcome, rate }, rules);
  return { results, outcome, rate, score };
}

export function matchWithMeasures(programme: Programme, measures: Measures, rules: MatchingRules): Match {
  const { results, outcome, rate, score } = computeMatch(programme, measures, rules);
  return {
    outcome,
    matchScore: score,
    qualificationProbability: qualificationProbability(programme, score, outcome, rules),
    estimatedRate: rate,
    reasons: reasonsFor(programme, measures, results),
  };
}

export const matchProgramme = (
  programme: Programme,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Match => matchWithMeasures(programme, computeMeasures(input, today, rules), rules);

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const advancesLast = (programme: Programme): number => Number(isMerchantCashAdvance(programme));

export function compareMatches(a: RankingEntry, b: RankingEntry): number {
  return (
    b.matchScore - a.matchScore ||
    advancesLast(a.programme) - advancesLast(b.programme) ||
    a.estimatedRate - b.estimatedRate ||
    byCodeUnits(a.programme.name, b.programme.name) ||
    byCodeUnits(a.programme.id, b.programme.id)
  );
}

/** Sorts without texts, because a list shows the texts of one page only. */
export function rankProgrammes(
  programmes: readonly Programme[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): RankingEntry[] {
  const measures = computeMeasures(input, today, rules);
  return programmes
    .filter((programme) => programme.active)
    .map((programme) => {
      const { outcome, score: matchScore, rate } = computeMatch(programme, measures, rules);
      return { programme, outcome, matchScore, estimatedRate: rate };
    })
    .sort(compareMatches);
}

export function rankMatches(
  programmes: readonly Programme[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): RankedMatch[] {
  const measures = computeMeasures(input, today, rules);
  return rankProgrammes(programmes, input, today, rules).map(({ programme }) => ({
    programme,
    ...matchWithMeasures(programme, measures, rules),
  }));
}
