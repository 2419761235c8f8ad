import { Clock } from 'lucide-react';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { describeTime } from '#shared/advice/impact-text.ts';
import { MoveButton } from '#shared/advice/move-button.tsx';
import { AdviceActions, type AdviceActionsProps } from './advice-actions.tsx';

export function RecommendationItem({ card, actions }: AdviceActionsProps) {
  const { title, description } = card;
  const time = describeTime(card);
  return (
    <li className="gw-card advice-card">
      <header>
        <h3>{title}</h3>
        <ImpactBadge {...card} />
      </header>
      <p>{description}</p>
      <footer>
        {time === null ? null : (
          <span className="advice-time">
            <Clock aria-hidden="true" size={15} /> {time}
          </span>
        )}
        <MoveButton move={card} look="outline" />
        <AdviceActions card={card} actions={actions} />
      </footer>
    </li>
  );
}
