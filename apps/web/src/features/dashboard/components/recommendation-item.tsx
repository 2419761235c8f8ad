import { fill } from '@groundwork/wording';
import { Clock } from 'lucide-react';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { MoveButton } from '#shared/advice/move-button.tsx';
import { words } from '../dashboard.wording.ts';
import { AdviceActions, type AdviceActionsProps } from './advice-actions.tsx';

export function RecommendationItem({ card, actions }: AdviceActionsProps) {
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
        <AdviceActions card={card} actions={actions} />
      </footer>
    </li>
  );
}
