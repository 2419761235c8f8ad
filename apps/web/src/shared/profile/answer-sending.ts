import type { FieldName, ProfileReply } from '@groundwork/contracts';
import { answersOf, type FieldAnswers, isSameAnswer } from './field-answers.ts';
import { isProfileChanged } from './profile-changed.ts';

export interface SendingPorts {
  readonly save: (values: object, version: number | undefined) => Promise<ProfileReply>;
  readonly read: () => Promise<ProfileReply>;
  /** The values to send, before each attempt. */
  readonly prepare: (values: FieldAnswers, stored: ProfileReply) => FieldAnswers | Promise<FieldAnswers>;
  readonly onSaved?: (saved: ProfileReply, sent: FieldAnswers) => void;
}

const isEmpty = (values: FieldAnswers): boolean => Object.keys(values).length === 0;

const isStored = (values: FieldAnswers, stored: ProfileReply): boolean =>
  Object.entries(values).every(([name, value]) => isSameAnswer(stored[name as FieldName], value));

/** A request whose response was lost is not sent again: the version differs, and the profile has the values. */
export function createAnswerSending({
  save,
  read,
  prepare,
  onSaved,
}: SendingPorts): (values: FieldAnswers) => Promise<void> {
  let stored: ProfileReply | null = null;
  const send = async (values: FieldAnswers, from: ProfileReply) => {
    stored = await save(answersOf(values), from.version);
    onSaved?.(stored, values);
  };
  return async (answers) => {
    stored ??= await read();
    const values = await prepare(answers, stored);
    if (isEmpty(values)) return;
    try {
      await send(values, stored);
    } catch (error) {
      if (!isProfileChanged(error)) throw error;
      stored = await read();
      const left = await prepare(answers, stored);
      if (isEmpty(left)) return;
      if (isStored(left, stored)) onSaved?.(stored, left);
      else await send(left, stored);
    }
  };
}
