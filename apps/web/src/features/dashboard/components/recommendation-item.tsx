import { Badge, Button } from '@groundwork/web-ui';
import { Clock } from 'lucide-react';
import { formatSigned } from '#shared/formatting/format.ts';
import type { RecommendationCard } from '../model/recommendation-cards.ts';

export interface RecommendationActions {
  readonly onComplete: (id: string) => void;
  readonly onDismiss: (id: string) => void;
}

export interface RecommendationItemProps {
  readonly card: RecommendationCard;
  readonly actions: RecommendationActions | undefined;
}

export function RecommendationItem({ card, actions }: RecommendationItemProps) {
  const { id, title, description, impact, timeEstimate } = card;
  return (
    <li className="gw-card advice-card">
      <header>
        <h3>{title}</h3>
        <Badge tone={impact < 0 ? 'neutral' : 'good'}>
          <span>
            <strong>{formatSigned(impact)}</strong> pts
          </span>
        </Badge>
      </header>
      <p>{description}</p>
      <footer>
        {timeEstimate === '' ? null : (
          <span className="advice-time">
            <Clock aria-hidden="true" size={15} /> {timeEstimate}
          </span>
        )}
        {actions === undefined ? null : (
          <span className="advice-actions">
            <Button look="ghost" aria-label={`Dismiss: ${title}`} onClick={() => actions.onDismiss(id)}>
              Dismiss
            </Button>
            <Button
              look="outline"
              aria-label={`Mark Complete: ${title}`}
              onClick={() => actions.onComplete(id)}
            >
              Mark Complete
            </Button>
          </span>
        )}
      </footer>
    </li>
  );
}
