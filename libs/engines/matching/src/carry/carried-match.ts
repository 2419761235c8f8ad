import type { MatchingInput } from '../figures.ts';
import type { CarryKind } from '../loan-kind.ts';
import { matchWithMeasures, type RankedMatch } from '../match.ts';
import { qualificationProbability } from '../match-score.ts';
import { computeMeasures } from '../measures.ts';
import type { Program } from '../program.ts';
import type { CarryingRules } from '../ruleset.ts';
import { type Band, cappedScore } from './bands.ts';
import { type CarriedEntry, loanJudge } from './carried-entries.ts';
import { bandWords } from './carry.wording.ts';
import { costOf, type LoanCost } from './loan-cost.ts';
import { roomOf } from './room.ts';

export interface CarriedMatch extends RankedMatch {
  readonly carryKind: CarryKind;
  readonly band: Band;
  readonly word: string;
  readonly termMonths: number;
  readonly cost: LoanCost | null;
}

export type MatchCarried = (program: Program) => CarriedMatch;

type CarriedQuote = Omit<CarriedMatch, 'reasons'>;

/** A match without its reasons, because a list shows the texts of some rows only. */
export function carriedQuoter(
  { figures }: Pick<MatchingInput, 'figures'>,
  rules: CarryingRules,
): (entry: CarriedEntry) => CarriedQuote {
  const amount = figures.loanRequestAmount;
  return ({ programme, outcome, matchScore, estimatedRate: rate, ...loan }) => {
    const { carryKind, termMonths, coverageAfter, band } = loan;
    return {
      programme,
      outcome,
      matchScore,
      qualificationProbability: qualificationProbability(programme, matchScore, outcome, rules),
      estimatedRate: rate,
      carryKind,
      band,
      word: bandWords[band],
      termMonths,
      cost: costOf(
        carryKind,
        { amount, rate, months: termMonths },
        { coverageAfter, fees: programme.family?.fees },
        rules,
      ),
    };
  };
}

export function carriedMatcher(input: MatchingInput, today: string, rules: CarryingRules): MatchCarried {
  const measures = computeMeasures(input, today, rules);
  const judge = loanJudge(input, roomOf(input, rules.carry), rules);
  const quote = carriedQuoter(input, rules);
  return (program) => {
    const { reasons, ...match } = matchWithMeasures(program, measures, rules);
    const { outcome, estimatedRate } = match;
    const loan = judge(program, estimatedRate);
    const matchScore = cappedScore(loan.band, match.matchScore, rules.carry);
    return { ...quote({ programme: program, outcome, matchScore, estimatedRate, ...loan }), reasons };
  };
}
