import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useAdviceCalls } from '#shared/advice/use-advice-calls.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { removeRecommendation } from '../model/recommendation-cards.ts';

export interface RecommendationActions {
  readonly onComplete: (card: Recommendation) => void;
  readonly onDismiss: (card: Recommendation) => void;
}

function showError(error: unknown): void {
  const said = error instanceof Error ? serverMessageOf(error) : null;
  const description = said ?? 'The recommendation could not be changed. Please try again.';
  showToast({ title: 'Error', description, destructive: true });
}

/** A card is gone at once and comes back by Undo, or because the server refused. */
export function useRecommendationActions(): RecommendationActions {
  const cached = useQueryCache();
  const calls = useAdviceCalls();
  const hide = (id: RecommendationId) =>
    cached.change(routes.dashboard, (now) => now && removeRecommendation(now, id));

  const undo = async ({ id }: Recommendation) => {
    await calls.restore(id).catch(showError);
  };
  const run = async (card: Recommendation, what: 'complete' | 'dismiss', title: string) => {
    await hide(card.id);
    try {
      await calls[what](card.id);
      showToast({
        title,
        description: card.title,
        action: { label: 'Undo', run: () => void undo(card) },
      });
    } catch (error) {
      showError(error);
      void cached.refresh(routes.dashboard);
    }
  };
  return {
    onComplete: (card) => void run(card, 'complete', 'Marked complete'),
    onDismiss: (card) => void run(card, 'dismiss', 'Dismissed'),
  };
}
