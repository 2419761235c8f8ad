import type { RecalculatedReply, User } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from '#shared/api/connection.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { wait } from '#shared/api/wait.ts';
import { setPendingScore } from '#shared/score/pending-score.ts';
import { firstQuestions } from '#shared/session/first-questions.ts';
import { createAnswerOutbox } from '../model/answer-outbox.ts';
import type { Answers } from '../model/answers.ts';
import { sendDelay } from '../model/send-delay.ts';
import { contactOf } from '../model/answer-sending.ts';
import { useAnswerSending } from './use-answer-sending.ts';
import { computeScore } from './compute-score.ts';

const computed = {
  keys: [
    urlOf(routes.score),
    urlOf(routes.dashboard),
    urlOf(routes.recommendations),
    urlOf(routes.scoreHistory),
  ],
};

/** Earlier than after its delay, if the network returns. */
function waitForRetry(milliseconds: number): Promise<unknown> {
  const returned = new Promise<void>((resolve) => {
    const stop = connection.onReturn(() => {
      stop();
      resolve();
    });
  });
  return Promise.race([wait(milliseconds), returned]);
}

function useOutbox(user: User, onRejected: (error: unknown, values: Answers) => void) {
  const sending = useAnswerSending();
  const [outbox] = useState(() =>
    createAnswerOutbox({
      load: () => firstQuestions.read(user.id).unsent,
      store: (unsent) => firstQuestions.change(user.id, { unsent }),
      send: sending(),
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

export function useAnswers(user: User, onRejected: (error: unknown, values: Answers) => void): AnswersState {
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
