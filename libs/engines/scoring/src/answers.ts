import type { ScoringField, ScoringFigures } from './figures.ts';
import type { ScoreInput } from './measure-input.ts';

const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : value === 0 || value === false;

export const isUnanswered = (
  { figures, unanswered = [] }: Pick<ScoreInput, 'figures' | 'unanswered'>,
  field: ScoringField,
): boolean => isBlank(figures[field]) && unanswered.includes(field);

export function withAnswers<Input extends ScoreInput>(input: Input, answers: Partial<ScoringFigures>): Input {
  const { unanswered } = input;
  const answered = { ...input, figures: { ...input.figures, ...answers } };
  return unanswered !== undefined && Object.keys(answers).some((name) => unanswered.includes(name))
    ? { ...answered, unanswered: unanswered.filter((name) => !Object.hasOwn(answers, name)) }
    : answered;
}
