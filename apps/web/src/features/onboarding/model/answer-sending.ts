import type { FieldName, ProfileReply, User } from '@groundwork/contracts';
import { isProfileChanged } from '#shared/profile/profile-changed.ts';
import type { Answers } from './answers.ts';

const contactFields: readonly FieldName[] = ['fullName', 'email'];

export const contactOf = ({ firstName, lastName, email }: User): Answers => ({
  fullName: `${firstName} ${lastName}`.trim(),
  email,
});

/** Name and email of the sign-up fill blank fields only. */
function withoutKnownContact(values: Answers, stored: ProfileReply): Answers {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !contactFields.includes(name as FieldName) || stored[name as FieldName] === '',
    ),
  );
}

const isStored = (values: Answers, stored: ProfileReply): boolean =>
  Object.entries(values).every(([name, value]) => stored[name as FieldName] === value);

const bodyOf = (values: Answers) => ({
  ...values,
  answered: Object.keys(values).filter((name) => values[name as FieldName] === 0),
});

type SaveAnswers = (values: object, version: number | undefined) => Promise<ProfileReply>;

/** A request whose response was lost is not sent again: the version differs, and the profile has the values. */
export function createAnswerSending(
  save: SaveAnswers,
  read: () => Promise<ProfileReply>,
): (values: Answers) => Promise<void> {
  let stored: ProfileReply | null = null;
  return async (answers) => {
    stored ??= await read();
    const values = withoutKnownContact(answers, stored);
    if (Object.keys(values).length === 0) return;
    try {
      stored = await save(bodyOf(values), stored.version);
    } catch (error) {
      if (!isProfileChanged(error)) throw error;
      stored = await read();
      if (!isStored(values, stored)) stored = await save(bodyOf(values), stored.version);
    }
  };
}
