import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useAdviceCalls } from '#shared/advice/use-advice-calls.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { removeRecommendation } from '../model/recommendation-cards.ts';
import { words } from '../dashboard.wording.ts';

export interface RecommendationActions {
  readonly onComplete: (card: Recommendation) => void;
  readonly onDismiss: (card: Recommendation) => void;
}

function showError(error: unknown): void {
  const message = error instanceof Error ? serverMessageOf(error) : null;
  const description = message ?? words.advice.failed;
  showToast({ title: words.errorTitle, description, destructive: true });
}

export function useRecommendationActions(): RecommendationActions {
  const cached = useQueryCache();
  const calls = useAdviceCalls();
  const hide = (id: RecommendationId) =>
    cached.change(routes.dashboard, (now) => now && removeRecommendation(now, id));

  const undo = async ({ id }: Recommendation) => {
    await calls.restore(id).catch(showError);
  };
  const run = async (card: Recommendation, call: 'complete' | 'dismiss', title: string) => {
    await hide(card.id);
    try {
      await calls[call](card.id);
      showToast({
        title,
        description: card.title,
        action: { label: words.advice.undo, run: () => void undo(card) },
      });
    } catch (error) {
      showError(error);
      void cached.refresh(routes.dashboard);
    }
  };
  return {
    onComplete: (card) => void run(card, 'complete', words.advice.completed),
    onDismiss: (card) => void run(card, 'dismiss', words.advice.dismissed),
  };
}
