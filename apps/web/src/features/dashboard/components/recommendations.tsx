import type { DashboardReply } from '@groundwork/contracts';
import { buttonClass, Card, EmptyState, NextMove } from '@groundwork/web-ui';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { milestonePoints } from '../model/dashboard-words.ts';
import {
  boostSentence,
  groupRecommendations,
  type RecommendationCard,
} from '../model/recommendation-cards.ts';
import './recommendations.css';
import { RecommendationItem, type RecommendationActions } from './recommendation-item.tsx';

interface GroupProps {
  readonly title: string;
  readonly subtitle: string;
  readonly cards: readonly RecommendationCard[];
  readonly actions: RecommendationActions | undefined;
}

function Group({ title, subtitle, cards, actions }: GroupProps) {
  if (cards.length === 0) return null;
  return (
    <section className="advice-group" aria-label={title}>
      <h2>{title}</h2>
      <p>{subtitle}</p>
      <ul>
        {cards.map((card) => (
          <RecommendationItem key={card.id} card={card} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

const uploadLink = (
  <Link className={buttonClass('outline')} to="/documents">
    Upload a document
  </Link>
);

/** With no advice open, the next milestone is the one thing to do. */
function NoAdvice({ milestone }: { readonly milestone: DashboardReply['nextMilestone'] }) {
  if (milestone === null || milestone.href === null) {
    return (
      <Card title="High Impact Actions">
        <EmptyState
          icon={<Compass aria-hidden="true" />}
          title={milestone?.title ?? 'No recommendations right now'}
          text="Current documents keep your score where it is."
          action={uploadLink}
        />
      </Card>
    );
  }
  const worth = milestonePoints(milestone);
  return (
    <NextMove
      title={milestone.title}
      text="Recommendations are built from what we know of your business. This is the quickest way to get there."
      {...(worth !== null && { worth })}
      action={
        <Link className={buttonClass('next')} to={milestone.href}>
          {milestone.title}
        </Link>
      }
    />
  );
}

export interface RecommendationsProps {
  readonly dashboard: DashboardReply;
  readonly actions?: RecommendationActions;
}

export function Recommendations({ dashboard, actions }: RecommendationsProps) {
  const { highImpact, quickWins } = groupRecommendations(dashboard.recommendations);
  if (highImpact.length + quickWins.length === 0) return <NoAdvice milestone={dashboard.nextMilestone} />;
  return (
    <div className="advice">
      <Group
        title="High Impact Actions"
        subtitle={boostSentence(highImpact)}
        cards={highImpact}
        actions={actions}
      />
      <Group
        title="Quick Wins"
        subtitle="Easy improvements in 24-48 hours"
        cards={quickWins}
        actions={actions}
      />
    </div>
  );
}
