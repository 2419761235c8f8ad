import type { RecalculatedReply, User } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { createAnswerOutbox } from '#shared/profile/answer-outbox.ts';
import { createAnswerSending } from '#shared/profile/answer-sending.ts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';
import { sendDelay } from '#shared/profile/send-delay.ts';
import { readProfile, useSaveProfile } from '#shared/profile/use-save-profile.ts';
import { waitForRetry } from '#shared/profile/wait-for-retry.ts';
import { setPendingScore } from '#shared/score/pending-score.ts';
import { firstQuestions } from '#shared/session/first-questions.ts';
import type { Answers } from '../model/answers.ts';
import { contactOf, withoutKnownContact } from '../model/contact.ts';
import { computeScore } from './compute-score.ts';

const computed = {
  keys: [
    urlOf(routes.score),
    urlOf(routes.dashboard),
    urlOf(routes.recommendations),
    urlOf(routes.scoreHistory),
  ],
};

function useOutbox(user: User, onRejected: (error: unknown, values: FieldAnswers) => void) {
  const save = useSaveProfile();
  const [outbox] = useState(() =>
    createAnswerOutbox({
      load: () => firstQuestions.read(user.id).unsent,
      store: (unsent) => firstQuestions.change(user.id, { unsent: unsent as Answers }),
      send: createAnswerSending({ save, read: readProfile, prepare: withoutKnownContact }),
      delayAfter: sendDelay,
      wait: waitForRetry,
      onRejected,
    }),
  );
  return outbox;
}

export interface AnswersState {
  readonly answers: Answers;
  readonly isLate: boolean;
  readonly add: (values: Answers) => void;
  /** Sends all answers and computes the score from them. */
  readonly finish: () => Promise<RecalculatedReply | null>;
}

export function useAnswers(
  user: User,
  onRejected: (error: unknown, values: FieldAnswers) => void,
): AnswersState {
  const outbox = useOutbox(user, onRejected);
  const refreshAffected = useRefreshAffected();
  const [answers, setAnswers] = useState(() => firstQuestions.read(user.id).answers as Answers);
  useEffect(() => {
    if (firstQuestions.read(user.id).isOpen) outbox.add(contactOf(user));
    else outbox.resume();
  }, [outbox, user]);
  return {
    answers,
    isLate: useSyncExternalStore(outbox.subscribe, outbox.isLate),
    add: (values) => {
      const next = { ...answers, ...values };
      setAnswers(next);
      firstQuestions.change(user.id, { answers: next });
      setPendingScore(true);
      outbox.add(values);
    },
    finish: async () => {
      setPendingScore(true);
      try {
        await outbox.flush();
        return await computeScore();
      } catch {
        return null;
      } finally {
        setPendingScore(false);
        void refreshAffected(computed);
      }
    },
  };
}
