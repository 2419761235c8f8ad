import { type FieldName, isFilled, type ProfileReply } from '@groundwork/contracts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';

/** What brings back her answers: null clears a field that was open. */
export function answersBefore(profile: ProfileReply, names: readonly FieldName[]): FieldAnswers {
  const answerOf = (name: FieldName) =>
    profile.answered.includes(name) || isFilled(profile[name]) ? profile[name] : null;
  return Object.fromEntries(names.map((name) => [name, answerOf(name)]));
}
