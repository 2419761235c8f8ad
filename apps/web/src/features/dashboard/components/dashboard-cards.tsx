import type { DashboardReply } from '@groundwork/contracts';
import { buttonClass, Card, cardLinkClass, Hint, NextMove, type TrendPoint } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NoLenders } from '#shared/lenders/no-lenders.tsx';
import { paths } from '#shared/paths.ts';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { isFirstUse, describeUnavailable } from '../model/dashboard-texts.ts';
import { Breakdown } from './breakdown.tsx';
import './dashboard.css';
import { DocumentPortfolio } from './document-portfolio.tsx';
import { KeyFigures } from './key-figures.tsx';
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

const firstSteps = (
  <NextMove
    title={words.firstSteps.title}
    text={words.firstSteps.text}
    action={
      <Link className={buttonClass('next')} to={paths.firstSteps()}>
        {words.firstSteps.action}
      </Link>
    }
  />
);

export function DashboardCards(props: DashboardCardsProps) {
  const { dashboard, scoreName, history, since, actions, isAdministrator = false } = props;
  const showsFirstSteps = isFirstUse(dashboard) && dashboard.recommendations.length > 0;
  const hasScore = !dashboard.unavailable.includes('score');
  return (
    <div className="dashboard">
      <UnavailableParts parts={dashboard.unavailable} />
      {showsFirstSteps ? firstSteps : null}
      <div className="dashboard-top">
        <ScoreDial dashboard={dashboard} scoreName={scoreName} since={since ?? null}>
          <HistoryOrBreakdown dashboard={dashboard} {...(history !== undefined && { history })} />
        </ScoreDial>
        <KeyFigures dashboard={dashboard} />
      </div>
      <div className="dashboard-bottom">
        <Recommendations dashboard={dashboard} {...(actions !== undefined && { actions })} />
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
