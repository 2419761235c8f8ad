import type { FieldName, ProfileReply, User } from '@groundwork/contracts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';
import type { Answers } from './answers.ts';

const contactFields: readonly FieldName[] = ['fullName', 'email'];

export const contactOf = ({ firstName, lastName, email }: User): Answers => ({
  fullName: `${firstName} ${lastName}`.trim(),
  email,
});

/** Name and email of the sign-up fill blank fields only. */
export function withoutKnownContact(values: FieldAnswers, stored: ProfileReply): FieldAnswers {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !contactFields.includes(name as FieldName) || stored[name as FieldName] === '',
    ),
  );
}
