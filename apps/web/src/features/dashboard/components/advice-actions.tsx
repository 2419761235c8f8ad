import type { Recommendation } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

export interface AdviceActionsProps {
  readonly card: Recommendation;
  readonly actions: RecommendationActions | undefined;
}

export function AdviceActions({ card, actions }: AdviceActionsProps) {
  if (actions === undefined) return null;
  const { title } = card;
  return (
    <span className="advice-actions">
      <Button
        look="ghost"
        aria-label={fill(words.advice.dismissOf, { title })}
        onClick={() => actions.onDismiss(card)}
      >
        {specifiedWords.dismiss}
      </Button>
      <Button
        look="ghost"
        aria-label={fill(words.advice.markCompleteOf, { title })}
        onClick={() => actions.onComplete(card)}
      >
        {specifiedWords.markComplete}
      </Button>
    </span>
  );
}
