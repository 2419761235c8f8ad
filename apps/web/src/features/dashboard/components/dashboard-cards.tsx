import type { DashboardReply, LenderCarry, ScoreReply } from '@groundwork/contracts';
import { Card, cardLinkClass, Hint, type TrendPoint } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orderPlan } from '#shared/advice/owner-plan.ts';
import { NoLenders } from '#shared/lenders/no-lenders.tsx';
import { paths } from '#shared/paths.ts';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { describeUnavailable } from '../model/dashboard-texts.ts';
import { Breakdown } from './breakdown.tsx';
import './dashboard.css';
import { DocumentPortfolio } from './document-portfolio.tsx';
import { KeyFigures } from './key-figures.tsx';
import { NextMoveCard } from './next-move-card.tsx';
import { Recommendations } from './recommendations.tsx';
import { ScoreDial } from './score-dial.tsx';
import { ScoreHistory } from '#shared/score/score-history.tsx';
import { specifiedWords, words } from '../dashboard.wording.ts';

export interface DashboardCardsProps {
  readonly dashboard: DashboardReply;
  readonly scoreName: string;
  readonly history?: readonly TrendPoint[];
  readonly since?: string | null;
  readonly isAdministrator?: boolean;
  readonly actions?: RecommendationActions;
  readonly score?: ScoreReply | undefined;
  readonly carry?: LenderCarry | undefined;
  readonly firstMove?: ReactNode;
  readonly whatIf?: ReactNode;
}

const { breakdown: breakdownTitle, breakdownHint } = words.score;
const details = (
  <Link className={cardLinkClass} to={paths.score()}>
    {specifiedWords.viewDetails} <ArrowUpRight aria-hidden="true" size={16} />
  </Link>
);

function UnavailableParts({ parts }: { readonly parts: DashboardReply['unavailable'] }) {
  const sentence = describeUnavailable(parts);
  if (sentence === null) return null;
  return (
    <p className="dashboard-away" role="status">
      <CloudOff aria-hidden="true" size={18} /> {sentence}
    </p>
  );
}

function HistoryOrBreakdown({ dashboard, history }: Pick<DashboardCardsProps, 'dashboard' | 'history'>) {
  if (history !== undefined) return <ScoreHistory points={history} />;
  return (
    <section className="hero-part" aria-label={breakdownTitle}>
      <header>
        <div className="hero-name">
          <h2>{breakdownTitle}</h2>
          <Hint about={breakdownTitle} text={breakdownHint} />
        </div>
        {details}
      </header>
      <Breakdown score={dashboard.score} parts={dashboard.parts} />
    </section>
  );
}

export function DashboardCards(props: DashboardCardsProps) {
  const {
    dashboard,
    scoreName,
    score,
    history,
    since,
    actions,
    isAdministrator = false,
    firstMove = null,
  } = props;
  const plan = orderPlan(dashboard.recommendations, dashboard.nextMilestone);
  const hasScore = !dashboard.unavailable.includes('score');
  return (
    <div className="dashboard">
      <UnavailableParts parts={dashboard.unavailable} />
      {firstMove ?? <NextMoveCard dashboard={dashboard} plan={plan} score={score} actions={actions} />}
      <div className="dashboard-top">
        <ScoreDial dashboard={dashboard} scoreName={scoreName} since={since ?? null}>
          <HistoryOrBreakdown dashboard={dashboard} {...(history !== undefined && { history })} />
        </ScoreDial>
        <KeyFigures dashboard={dashboard} carry={props.carry} />
      </div>
      {props.whatIf}
      <div className="dashboard-bottom">
        <Recommendations
          dashboard={dashboard}
          plan={plan}
          isFirstShown={firstMove === null}
          {...(actions !== undefined && { actions })}
        />
        <div className="dashboard-side">
          {history !== undefined && hasScore ? (
            <Card title={breakdownTitle} hint={breakdownHint} action={details}>
              <Breakdown score={dashboard.score} parts={dashboard.parts} />
            </Card>
          ) : null}
          {dashboard.catalogueMode === 'empty' ? <NoLenders isAdministrator={isAdministrator} /> : null}
          <DocumentPortfolio dashboard={dashboard} />
        </div>
      </div>
    </div>
  );
}
