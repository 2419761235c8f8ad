import type { MatchingInput } from './figures.ts';
import { matchWithMeasures } from './match.ts';
import { computeMeasures } from './measures.ts';
import type { Programme } from './programme.ts';
import type { MatchingRules } from './ruleset.ts';

interface LendersAhead {
  readonly eligible: number;
  readonly raised: number;
}

const bands = [70, 80, 90];

const bandOf = (matchScore: number): number => bands.filter((from) => matchScore >= from).length;

/** How many lenders a change would make eligible, and at how many that fit already it reaches a better band. */
export function countLendersAhead(
  programmes: readonly Programme[],
  { before, after }: { readonly before: MatchingInput; readonly after: MatchingInput },
  today: string,
  rules: MatchingRules,
): LendersAhead {
  const [was, becomes] = [computeMeasures(before, today, rules), computeMeasures(after, today, rules)];
  let eligible = 0;
  let raised = 0;
  for (const programme of programmes) {
    const then = matchWithMeasures(programme, becomes, rules);
    if (!programme.active || then.outcome !== 'eligible') continue;
    const now = matchWithMeasures(programme, was, rules);
    if (now.outcome !== 'eligible') eligible += 1;
    else if (bandOf(then.matchScore) > bandOf(now.matchScore)) raised += 1;
  }
  return { eligible, raised };
}
