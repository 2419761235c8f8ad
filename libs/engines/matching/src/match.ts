import type { Worded } from '@groundwork/wording';
import { outcomeOf, verdicts } from './criteria.ts';
import type { Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { matchScore, qualificationProbability } from './match-score.ts';
import { measure } from './measures.ts';
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
  /** Passed criteria, the one with most headroom first. */
  readonly reasons: readonly Worded[];
}

export interface RankedMatch extends Match {
  readonly programme: Programme;
}

/** What the order of a list is made of. */
export type Standing = Pick<RankedMatch, 'programme' | 'outcome' | 'matchScore' | 'estimatedRate'>;

function judge(programme: Programme, measures: Measures, rules: MatchingRules) {
  const found = verdicts(programme, measures);
  const outcome = outcomeOf(found);
  const rate = estimatedRate(programme, measures, rules);
  const score = matchScore(programme, measures, { found, outcome, rate }, rules);
  return { found, outcome, rate, score };
}

export function matchMeasured(programme: Programme, measures: Measures, rules: MatchingRules): Match {
  const { found, outcome, rate, score } = judge(programme, measures, rules);
  return {
    outcome,
    matchScore: score,
    qualificationProbability: qualificationProbability(programme, score, outcome, rules),
    estimatedRate: rate,
    reasons: reasonsFor(programme, measures, found),
  };
}

export const match = (
  programme: Programme,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Match => matchMeasured(programme, measure(input, today, rules), rules);

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const advancesLast = (programme: Programme): number => Number(isMerchantCashAdvance(programme));

/** Best match first; among equals advances last, then the lower rate, the name, the id. */
export function compareMatches(a: Standing, b: Standing): number {
  return (
    b.matchScore - a.matchScore ||
    advancesLast(a.programme) - advancesLast(b.programme) ||
    a.estimatedRate - b.estimatedRate ||
    byCodeUnits(a.programme.name, b.programme.name) ||
    byCodeUnits(a.programme.id, b.programme.id)
  );
}

/** Every active programme, eligible or not, best first; nothing is put into words yet. */
export function bestFirst(
  programmes: readonly Programme[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Standing[] {
  const measures = measure(input, today, rules);
  return programmes
    .filter((programme) => programme.active)
    .map((programme) => {
      const { outcome, score: matchScore, rate } = judge(programme, measures, rules);
      return { programme, outcome, matchScore, estimatedRate: rate };
    })
    .sort(compareMatches);
}

/** The same with all that is told of a match. */
export function rank(
  programmes: readonly Programme[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): RankedMatch[] {
  const measures = measure(input, today, rules);
  return bestFirst(programmes, input, today, rules).map(({ programme }) => ({
    programme,
    ...matchMeasured(programme, measures, rules),
  }));
}
