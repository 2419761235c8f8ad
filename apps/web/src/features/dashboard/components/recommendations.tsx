import type { DashboardReply, Recommendation } from '@groundwork/contracts';
import { buttonClass, Card, cardLinkClass, EmptyState, Hint } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff, Compass } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { describeBoost, groupRecommendations } from '../model/recommendation-cards.ts';
import './recommendations.css';
import { RecommendationItem } from './recommendation-item.tsx';
import { useStableFocus } from './use-stable-focus.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

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
        <Hint about={title} text={words.advice.pointsHint} />
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

const { highImpact: highImpactTitle } = specifiedWords;

const NoHighImpact = (state: ComponentProps<typeof EmptyState>) => (
  <Card title={highImpactTitle}>
    <EmptyState {...state} />
  </Card>
);

function NoAdvice({ milestone }: { readonly milestone: DashboardReply['nextMilestone'] }) {
  if (milestone === null) {
    return (
      <NoHighImpact
        icon={<CloudOff aria-hidden="true" />}
        title={words.advice.unavailable}
        text={words.advice.unavailableText}
      />
    );
  }
  if (milestone.href === null) {
    return (
      <NoHighImpact
        icon={<Compass aria-hidden="true" />}
        title={milestone.title}
        text={words.advice.finishedText}
        action={
          <Link className={buttonClass('outline')} to={paths.documents()}>
            {words.advice.upload}
          </Link>
        }
      />
    );
  }
  return (
    <NoHighImpact
      icon={<Compass aria-hidden="true" />}
      title={words.advice.noHighImpact}
      text={words.advice.milestoneText}
    />
  );
}

export interface RecommendationsProps {
  readonly dashboard: DashboardReply;
  readonly plan: readonly Recommendation[];
  /** The first move of the plan has its own card. */
  readonly isFirstShown: boolean;
  readonly actions?: RecommendationActions;
}

export function Recommendations({ dashboard, plan, isFirstShown, actions }: RecommendationsProps) {
  const { place, stableActions } = useStableFocus(actions);
  const { highImpact, quickWins } = groupRecommendations(isFirstShown ? plan.slice(1) : plan);
  if (highImpact.length + quickWins.length === 0) return <NoAdvice milestone={dashboard.nextMilestone} />;
  return (
    <div className="advice" ref={place} tabIndex={-1}>
      {highImpact.length === 0 ? (
        <NoHighImpact
          icon={<Compass aria-hidden="true" />}
          title={plan[0]?.type === 'high_impact' ? words.advice.noOther : words.advice.noHighImpact}
          text={words.advice.noHighImpactText}
        />
      ) : (
        <Group
          title={highImpactTitle}
          subtitle={describeBoost(highImpact)}
          cards={highImpact}
          actions={stableActions}
        />
      )}
      {quickWins.length === 0 ? null : (
        <Group
          title={specifiedWords.quickWins}
          subtitle={specifiedWords.quickWinsNote}
          cards={quickWins}
          actions={stableActions}
        />
      )}
      <Link className={cardLinkClass} to={paths.plan()}>
        {words.advice.plan} <ArrowUpRight aria-hidden="true" size={16} />
      </Link>
    </div>
  );
}
