import { columnsOf, FAILS, tallyOf } from './columns.ts';
import type { Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { compareMatches, type RankingEntry } from './match.ts';
import { matchScore } from './match-score.ts';
import { computeMeasures, type Measures } from './measures.ts';
import type { Program } from './program.ts';
import { estimatedRate } from './rate.ts';
import type { MatchingRules } from './ruleset.ts';

function outcomeOfMarks(marks: number): Outcome {
  if (marks === 0) return 'eligible';
  return (marks & FAILS) === 0 ? 'needInfo' : 'failing';
}

/** Without texts, because a list shows the texts of one page only. */
export function rankingEntries(
  programs: readonly Program[],
  measures: Measures,
  rules: MatchingRules,
): RankingEntry[] {
  const columns = columnsOf(programs);
  const { marks, passed, checked } = tallyOf(columns, measures);
  return columns.programs.map((program, row): RankingEntry => {
    const outcome = outcomeOfMarks(marks[row] ?? 0);
    const rate = estimatedRate(program, measures, rules);
    const evaluated = { passed: passed[row] ?? 0, checked: checked[row] ?? 0, outcome, rate };
    const score = matchScore(program, measures, evaluated, rules);
    return { programme: program, outcome, matchScore: score, estimatedRate: rate };
  });
}

export const rankPrograms = (
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): RankingEntry[] =>
  rankingEntries(programs, computeMeasures(input, today, rules), rules).sort(compareMatches);
