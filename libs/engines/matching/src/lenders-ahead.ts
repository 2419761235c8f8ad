import type { MatchingInput } from './figures.ts';
import { matchWithMeasures } from './match.ts';
import { computeMeasures } from './measures.ts';
import type { Program } from './program.ts';
import type { MatchingRules } from './ruleset.ts';

interface LendersAhead {
  readonly eligible: number;
  readonly raised: number;
}

const bands = [70, 80, 90];

const bandOf = (matchScore: number): number => bands.filter((from) => matchScore >= from).length;

export function countLendersAhead(
  programs: readonly Program[],
  { before, after }: { readonly before: MatchingInput; readonly after: MatchingInput },
  today: string,
  rules: MatchingRules,
): LendersAhead {
  const [measuresBefore, measuresAfter] = [
    computeMeasures(before, today, rules),
    computeMeasures(after, today, rules),
  ];
  let eligible = 0;
  let raised = 0;
  for (const program of programs) {
    const matchAfter = matchWithMeasures(program, measuresAfter, rules);
    if (!program.active || matchAfter.outcome !== 'eligible') continue;
    const matchBefore = matchWithMeasures(program, measuresBefore, rules);
    if (matchBefore.outcome !== 'eligible') eligible += 1;
    else if (bandOf(matchAfter.matchScore) > bandOf(matchBefore.matchScore)) raised += 1;
  }
  return { eligible, raised };
}
