import type { MatchingInput } from '../figures.ts';
import type { CarryKind } from '../loan-kind.ts';
import { matchWithMeasures, type RankedMatch } from '../match.ts';
import { qualificationProbability } from '../match-score.ts';
import { computeMeasures } from '../measures.ts';
import type { Program } from '../program.ts';
import type { CarryingRules } from '../ruleset.ts';
import { type Band, cappedScore } from './bands.ts';
import { loanJudge } from './carried-entries.ts';
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

export function carriedMatcher(input: MatchingInput, today: string, rules: CarryingRules): MatchCarried {
  const measures = computeMeasures(input, today, rules);
  const judge = loanJudge(input, roomOf(input, rules.carry), rules);
  const amount = input.figures.loanRequestAmount;
  return (program) => {
    const match = matchWithMeasures(program, measures, rules);
    const { carryKind, termMonths, coverageAfter, band } = judge(program, match.estimatedRate);
    const score = cappedScore(band, match.matchScore, rules.carry);
    return {
      ...match,
      programme: program,
      matchScore: score,
      qualificationProbability: qualificationProbability(program, score, match.outcome, rules),
      carryKind,
      band,
      word: bandWords[band],
      termMonths,
      cost: costOf(
        carryKind,
        { amount, rate: match.estimatedRate, months: termMonths },
        { coverageAfter, fees: program.family?.fees },
        rules,
      ),
    };
  };
}
