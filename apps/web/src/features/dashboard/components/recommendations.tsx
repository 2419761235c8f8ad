import type { DashboardReply, Recommendation } from '@groundwork/contracts';
import { buttonClass, Card, EmptyState, Hint, NextMove } from '@groundwork/web-ui';
import { CloudOff, Compass } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { formatMilestonePoints } from '../model/dashboard-texts.ts';
import { describeBoost, groupRecommendations } from '../model/recommendation-cards.ts';
import './recommendations.css';
import { RecommendationItem } from './recommendation-item.tsx';

const pointsHint =
  'Points are the exact difference that this one step makes to your total; “at least” where the figure is not known yet.';

interface GroupProps {
  readonly title: string;
  readonly subtitle: string;
  readonly cards: readonly Recommendation[];
  readonly actions: RecommendationActions | undefined;
}

function Group({ title, subtitle, cards, actions }: GroupProps) {
  return (
    <section className="advice-group" aria-label={title}>
      <div className="advice-name">
        <h2>{title}</h2>
        <Hint about={title} text={pointsHint} />
      </div>
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

const NoHighImpact = (state: ComponentProps<typeof EmptyState>) => (
  <Card title={highImpactTitle}>
    <EmptyState {...state} />
  </Card>
);

/** With no advice open, the next milestone is the one thing to do. */
function NoAdvice({ milestone }: { readonly milestone: DashboardReply['nextMilestone'] }) {
  if (milestone === null) {
    return (
      <NoHighImpact
        icon={<CloudOff aria-hidden="true" />}
        title="Recommendations are not available right now"
        text="They appear here as soon as your score can be reached."
      />
    );
  }
  if (milestone.href === null) {
    return (
      <NoHighImpact
        icon={<Compass aria-hidden="true" />}
        title={milestone.title}
        text="Current documents keep your score where it is."
        action={
          <Link className={buttonClass('outline')} to={paths.documents()}>
            Upload a document
          </Link>
        }
      />
    );
  }
  const worth = formatMilestonePoints(milestone);
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

/** A card that is gone takes its button along: the reader goes on with what is left. */
function useStableFocus(actions: RecommendationActions | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const focusPlace = () => place.current?.focus({ preventScroll: true });
  return {
    place,
    steadyActions: actions && {
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

export function Recommendations({ dashboard, actions }: RecommendationsProps) {
  const { place, steadyActions } = useStableFocus(actions);
  const { highImpact, quickWins } = groupRecommendations(dashboard.recommendations);
  if (highImpact.length + quickWins.length === 0) return <NoAdvice milestone={dashboard.nextMilestone} />;
  return (
    <div className="advice" ref={place} tabIndex={-1}>
      {highImpact.length === 0 ? (
        <NoHighImpact
          icon={<Compass aria-hidden="true" />}
          title="Nothing with a high impact is open"
          text="The quick wins below are your next steps."
        />
      ) : (
        <Group
          title={highImpactTitle}
          subtitle={describeBoost(highImpact)}
          cards={highImpact}
          actions={steadyActions}
        />
      )}
      {quickWins.length === 0 ? null : (
        <Group
          title="Quick Wins"
          subtitle="Easy improvements in 24-48 hours"
          cards={quickWins}
          actions={steadyActions}
        />
      )}
    </div>
  );
}
