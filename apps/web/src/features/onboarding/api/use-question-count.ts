import { useSyncExternalStore } from 'react';
import { isSettled } from '#shared/api/use-query.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useSession } from '#shared/session/use-session.ts';
import { countQuestions, type QuestionCount } from '../model/open-questions.ts';
import { skippedQuestions } from './skipped-questions.ts';

const subscribe = (listener: () => void) => skippedQuestions.subscribe(listener);

/** undefined: the profile is not loaded yet. null: it cannot be loaded now. */
export function useQuestionCount(): QuestionCount | null | undefined {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const profile = useProfile();
  const figures = useFigures();
  const skipped = useSyncExternalStore(subscribe, () => skippedQuestions.read(userId));
  if (!isSettled(profile) || !isSettled(figures)) return undefined;
  if (profile.data === undefined) return null;
  const withValue = (figures.data ?? []).filter(({ value }) => value !== null);
  const inForce = new Set<string>(withValue.map(({ field }) => field));
  return countQuestions(profile.data, { skipped, inForce });
}
