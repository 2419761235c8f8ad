import { type FieldName, isFilled, type ProfileReply } from '@groundwork/contracts';
import { fieldsOf, questions } from './questions.ts';

/** A 0 or a no counts only if the owner entered it. */
function isAnswered(profile: ProfileReply, name: FieldName): boolean {
  return profile.answered.includes(name) || isFilled(profile[name]);
}

const isOpen = (profile: ProfileReply, index: number): boolean => {
  const question = questions[index];
  return question !== undefined && !fieldsOf(question).every((name) => isAnswered(profile, name));
};

const stepsOf = (profile: ProfileReply): number[] =>
  questions.map((_, index) => index + 1).filter((step) => isOpen(profile, step - 1));

export const countAnswered = (profile: ProfileReply): number => questions.length - stepsOf(profile).length;

/** null: the profile has an answer to each question. */
export const firstOpenStep = (profile: ProfileReply): number | null => stepsOf(profile)[0] ?? null;
