import { readProfile, useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { createAnswerSending } from '../model/answer-sending.ts';
import type { Answers } from '../model/answers.ts';

export function useAnswerSending(): () => (values: Answers) => Promise<void> {
  const save = useSaveProfile();
  return () => createAnswerSending(save, readProfile);
}
