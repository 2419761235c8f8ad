import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { firstQuestions } from '#shared/session/first-questions.ts';
import { useSession } from '#shared/session/use-session.ts';
import { answersIn } from '../model/open-questions.ts';
import { useQuestionCount } from './use-question-count.ts';

/** Opens the first question without an answer, or the plan if there is none. */
export function useOpenQuestions(): void {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data } = useProfile();
  const count = useQuestionCount();
  const step = count === null ? 1 : count?.firstOpen;
  const userId = user?.id;
  useEffect(() => {
    if (step === undefined || userId === undefined) return;
    if (step === null) {
      void navigate(paths.plan(), { replace: true });
      return;
    }
    const answers = data === undefined ? {} : (answersIn(data) as Record<string, string | number>);
    firstQuestions.change(userId, { isOpen: true, answers });
    void navigate(paths.dashboard({ question: String(step) }), { replace: true });
  }, [navigate, step, data, userId]);
}
