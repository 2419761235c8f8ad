import { fill } from '@groundwork/wording';
import type { Recommendation } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { Clock } from 'lucide-react';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { MoveButton } from '#shared/advice/move-button.tsx';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

export interface RecommendationItemProps {
  readonly card: Recommendation;
  readonly actions: RecommendationActions | undefined;
}

export function RecommendationItem({ card, actions }: RecommendationItemProps) {
  const { title, description, timeEstimate } = card;
  return (
    <li className="gw-card advice-card">
      <header>
        <h3>{title}</h3>
        <ImpactBadge {...card} />
      </header>
      <p>{description}</p>
      <footer>
        <span className="advice-time">
          <Clock aria-hidden="true" size={15} /> {fill(words.advice.time, { time: timeEstimate })}
        </span>
        <MoveButton move={card} look="outline" />
        {actions === undefined ? null : (
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
        )}
      </footer>
    </li>
  );
}
