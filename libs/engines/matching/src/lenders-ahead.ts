import type { MatchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Program } from './program.ts';
import { rankingEntries } from './ranking.ts';
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
  const entriesFor = (input: MatchingInput) =>
    rankingEntries(programs, computeMeasures(input, today, rules), rules);
  const earlier = entriesFor(before);
  let eligible = 0;
  let raised = 0;
  for (const [row, { outcome, matchScore }] of entriesFor(after).entries()) {
    if (outcome !== 'eligible') continue;
    if (earlier[row]?.outcome !== 'eligible') eligible += 1;
    else if (bandOf(matchScore) > bandOf(earlier[row].matchScore)) raised += 1;
  }
  return { eligible, raised };
}
