import type { DashboardReply } from '@groundwork/contracts';
import { buttonClass, Card, EmptyState, NextMove } from '@groundwork/web-ui';
import { CloudOff, Compass } from 'lucide-react';
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

const highImpactTitle = 'High Impact Actions';

/** With no advice open, the next milestone is the one thing to do. */
function NoAdvice({ milestone }: { readonly milestone: DashboardReply['nextMilestone'] }) {
  if (milestone === null) {
    return (
      <Card title={highImpactTitle}>
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title="Recommendations are not available right now"
          text="They appear here as soon as your score can be reached."
        />
      </Card>
    );
  }
  if (milestone.href === null) {
    return (
      <Card title={highImpactTitle}>
        <EmptyState
          icon={<Compass aria-hidden="true" />}
          title={milestone.title}
          text="Current documents keep your score where it is."
          action={
            <Link className={buttonClass('outline')} to="/documents">
              Upload a document
            </Link>
          }
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
        title={highImpactTitle}
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
