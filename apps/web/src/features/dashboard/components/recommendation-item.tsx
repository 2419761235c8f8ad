import { fill } from '@groundwork/wording';
import type { Recommendation } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

export interface RecommendationItemProps {
  readonly card: Recommendation;
  readonly actions: RecommendationActions | undefined;
}

export function RecommendationItem({ card, actions }: RecommendationItemProps) {
  const { title, description, href, timeEstimate } = card;
  return (
    <li className="gw-card advice-card">
      <header>
        <h3>
          <Link to={href}>{title}</Link>
        </h3>
        <ImpactBadge {...card} />
      </header>
      <p>{description}</p>
      <footer>
        <span className="advice-time">
          <Clock aria-hidden="true" size={15} /> {fill(words.advice.time, { time: timeEstimate })}
        </span>
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
              look="outline"
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
