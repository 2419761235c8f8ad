import type { Recommendation } from '@groundwork/contracts';
import { useRef } from 'react';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';

/** A removed card removes the focused button. The focus moves to its place, so the keyboard stays there. */
export function useStableFocus(actions: RecommendationActions | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const focusPlace = () => place.current?.focus({ preventScroll: true });
  return {
    place,
    stableActions: actions && {
      onComplete: (card: Recommendation) => {
        focusPlace();
        actions.onComplete(card);
      },
      onDismiss: (card: Recommendation) => {
        focusPlace();
        actions.onDismiss(card);
      },
    },
  };
}
