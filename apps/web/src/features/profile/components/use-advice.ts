import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import { useEffect, useState } from 'react';
import { useAdviceCalls } from '#shared/advice/use-advice-calls.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useJointImpact } from '../api/use-joint-impact.ts';
import { useRecommendations } from '../api/use-recommendations.ts';
import { specifiedWords, words } from '../profile.wording.ts';

const logFailure = (message: string) => (error: unknown) => {
  console.error(message, error);
};

export function useAdvice(currentData: () => object) {
  const { data, error } = useRecommendations();
  const calls = useAdviceCalls();
  const [chosen, setChosen] = useState<ReadonlySet<RecommendationId>>(new Set());
  const { result, isOutdated, calculate } = useJointImpact();
  useEffect(() => {
    if (error !== undefined) logFailure('The recommendations could not be loaded')(error);
  }, [error]);

  const open = data?.filter(({ completed }) => !completed) ?? [];
  const select = (item: Recommendation, selected: boolean) => {
    const next = new Set(open.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
    if (selected) next.add(item.id);
    else next.delete(item.id);
    setChosen(next);
    void calculate(
      open.filter(({ id }) => next.has(id)),
      currentData(),
    );
  };
  const reopen = async ({ id }: Recommendation) => {
    await calls.restore(id).catch(logFailure('The recommendation could not be reopened'));
  };
  const complete = async (item: Recommendation) => {
    try {
      await calls.complete(item.id);
      if (chosen.has(item.id)) select(item, false);
      showToast({
        title: specifiedWords.success,
        description: specifiedWords.applied,
        action: { label: words.advice.undo, run: () => void reopen(item) },
      });
    } catch (failure) {
      logFailure('The recommendation could not be completed')(failure);
    }
  };
  const isChosen = ({ id, completed }: Recommendation) => !completed && chosen.has(id);
  return { all: data ?? [], isChosen, select, complete, reopen, result, isOutdated };
}
