import type { FieldName } from '@groundwork/contracts';
import { createAnswerSending } from '#shared/profile/answer-sending.ts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';
import { readProfile, useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { answersBefore } from '../model/answers-before.ts';
import { words } from '../afford.wording.ts';

export interface SaveAnswers {
  readonly busy: boolean;
  readonly save: (answers: FieldAnswers, description: string) => Promise<void>;
}

/** Stores an answer in the profile, and restores the one before on Undo. */
export function useSaveAnswers(): SaveAnswers {
  const saveProfile = useSaveProfile();
  const { busy, run } = useActionWithToast();
  const send = createAnswerSending({ save: saveProfile, read: readProfile, prepare: (values) => values });
  const undo = (before: FieldAnswers) =>
    run(async () => {
      await send(before);
      return { title: words.request.undone, description: words.request.undoneText };
    });
  return {
    busy,
    save: (answers, description) =>
      run(async () => {
        const before = answersBefore(await readProfile(), Object.keys(answers) as FieldName[]);
        await send(answers);
        return {
          title: words.request.saved,
          description,
          action: { label: words.request.undo, run: () => void undo(before) },
        };
      }),
  };
}
