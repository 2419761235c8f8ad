import type { DashboardReply } from '@groundwork/contracts';
import { buttonClass, Card, cardLinkClass, Hint, NextMove, type TrendPoint } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { isFirstUse, describeUnavailable } from '../model/dashboard-texts.ts';
import { Breakdown, breakdownHint } from './breakdown.tsx';
import './dashboard.css';
import { DocumentPortfolio } from './document-portfolio.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Recommendations } from './recommendations.tsx';
import { ScoreDial } from './score-dial.tsx';
import { ScoreHistory } from '#shared/score/score-history.tsx';

export interface DashboardCardsProps {
  readonly dashboard: DashboardReply;
  readonly scoreName: string;
  /** Without one, the breakdown takes its place beside the dial. */
  readonly history?: readonly TrendPoint[];
  /** What the change from last month is counted from, where that is no month. */
  readonly since?: string | null;
  readonly actions?: RecommendationActions;
}

const breakdownTitle = 'Score breakdown';
const details = (
  <Link className={cardLinkClass} to={paths.score()}>
    View Details <ArrowUpRight aria-hidden="true" size={16} />
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
      <Breakdown score={dashboard.score} />
    </section>
  );
}

const firstSteps = (
  <NextMove
    title="Get your first score in four minutes"
    text="Eight figures you know by heart or find on one page are enough for a first honest score. Nothing is guessed."
    action={
      <Link className={buttonClass('next')} to={paths.firstSteps()}>
        Start with eight figures
      </Link>
    }
  />
);

/** Every card of the dashboard; a part that is away says so in its own place. */
export function DashboardCards({ dashboard, scoreName, history, since, actions }: DashboardCardsProps) {
  // Without any advice the next milestone stands in its place, and is the one warm surface.
  const isFirst = isFirstUse(dashboard) && dashboard.recommendations.length > 0;
  const hasScore = !dashboard.unavailable.includes('score');
  return (
    <div className="dashboard">
      <UnavailableParts parts={dashboard.unavailable} />
      {isFirst ? firstSteps : null}
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
              <Breakdown score={dashboard.score} />
            </Card>
          ) : null}
          <DocumentPortfolio dashboard={dashboard} />
        </div>
      </div>
    </div>
  );
}
