import { isUnanswered } from './answers.ts';
import type { ScoringField } from './figures.ts';
import type { MeasureInput, ScoreInput } from './measure-input.ts';
import type { Ruleset } from './ruleset.ts';
import { pointsOf, totalOf } from './total.ts';

export interface BlankAnswers {
  readonly questions: number;
  readonly points: number;
}

/** The questions whose blanks gave points under older rules and give none now. */
export function blankAnswers(
  input: ScoreInput,
  today: string,
  { before, now }: { readonly before: Ruleset; readonly now: Ruleset },
): BlankAnswers {
  const current: MeasureInput = { ...input, today, rules: now };
  const open = ((input.unanswered ?? []) as readonly ScoringField[]).filter((field) =>
    isUnanswered(input, field),
  );
  const lowered = now.criteria.filter((criterion) => {
    const older = before.criteria.find(({ code }) => code === criterion.code);
    return older && pointsOf(older, { ...current, rules: before }) > pointsOf(criterion, current);
  });
  const pointsWithout = (unanswered: readonly string[]): number[] =>
    lowered.map((criterion) => pointsOf(criterion, { ...current, unanswered }));
  const confirmed = pointsWithout([]);
  const questions = open.filter((field) =>
    pointsWithout([field]).some((points, at) => points < (confirmed[at] ?? 0)),
  );
  const unanswered = open.filter((field) => !questions.includes(field));
  return {
    questions: questions.length,
    points: totalOf({ ...current, unanswered }) - totalOf(current),
  };
}
