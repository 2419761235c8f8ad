import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { firstQuestions } from '#shared/session/first-questions.ts';
import { useSession } from '#shared/session/use-session.ts';
import { firstOpenStep } from '../model/open-questions.ts';

/** Opens the first question without an answer, or the plan if there is none. */
export function useOpenQuestions(): void {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data, error } = useProfile();
  const isWaiting = user === null || (data === undefined && error === undefined);
  const step = data === undefined ? 1 : firstOpenStep(data);
  const userId = user?.id;
  useEffect(() => {
    if (isWaiting || userId === undefined) return;
    if (step === null) {
      void navigate(paths.plan(), { replace: true });
      return;
    }
    firstQuestions.change(userId, { isOpen: true, answers: {} });
    void navigate(paths.dashboard({ question: String(step) }), { replace: true });
  }, [navigate, isWaiting, userId, step]);
}
