import type { FieldName } from '@groundwork/contracts';

export type FieldAnswers = Readonly<Partial<Record<FieldName, unknown>>>;

export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A 0 or a no is an answer only if the request names its field. */
export const hasAnswerAtDefault = (value: unknown): boolean => value === 0 || value === false;

export const answersOf = (values: FieldAnswers): object => ({
  ...values,
  answered: Object.entries(values).flatMap(([name, value]) => (hasAnswerAtDefault(value) ? [name] : [])),
});
