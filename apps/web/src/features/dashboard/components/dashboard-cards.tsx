import type { DashboardReply } from '@groundwork/contracts';
import { Card, cardLinkClass, type TrendPoint } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unavailableSentence } from '../model/dashboard-words.ts';
import { Breakdown } from './breakdown.tsx';
import './dashboard.css';
import { DocumentPortfolio } from './document-portfolio.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { RecommendationActions } from './recommendation-item.tsx';
import { Recommendations } from './recommendations.tsx';
import { ScoreDial } from './score-dial.tsx';
import { ScoreHistory } from './score-history.tsx';

export interface DashboardCardsProps {
  readonly dashboard: DashboardReply;
  readonly scoreName: string;
  /** Without one, the breakdown takes its place beside the dial. */
  readonly history?: readonly TrendPoint[];
  readonly actions?: RecommendationActions;
}

const breakdownTitle = 'Score breakdown';
const details = (
  <Link className={cardLinkClass} to="/score">
    View Details <ArrowUpRight aria-hidden="true" size={16} />
  </Link>
);

function Away({ parts }: { readonly parts: DashboardReply['unavailable'] }) {
  const sentence = unavailableSentence(parts);
  if (sentence === null) return null;
  return (
    <p className="dashboard-away" role="status">
      <CloudOff aria-hidden="true" size={18} /> {sentence}
    </p>
  );
}

function BesideTheDial({ dashboard, history }: Pick<DashboardCardsProps, 'dashboard' | 'history'>) {
  if (history !== undefined) return <ScoreHistory points={history} />;
  return (
    <section className="hero-part" aria-label={breakdownTitle}>
      <header>
        <h2>{breakdownTitle}</h2>
        {details}
      </header>
      <Breakdown score={dashboard.score} />
    </section>
  );
}

/** Every card of the dashboard; a part that is away says so in its own place. */
export function DashboardCards({ dashboard, scoreName, history, actions }: DashboardCardsProps) {
  const hasScore = !dashboard.unavailable.includes('score');
  return (
    <div className="dashboard">
      <Away parts={dashboard.unavailable} />
      <div className="dashboard-top">
        <ScoreDial dashboard={dashboard} scoreName={scoreName}>
          <BesideTheDial dashboard={dashboard} {...(history !== undefined && { history })} />
        </ScoreDial>
        <KeyFigures dashboard={dashboard} />
      </div>
      <div className="dashboard-bottom">
        <Recommendations dashboard={dashboard} {...(actions !== undefined && { actions })} />
        <div className="dashboard-side">
          {history !== undefined && hasScore ? (
            <Card title={breakdownTitle} action={details}>
              <Breakdown score={dashboard.score} />
            </Card>
          ) : null}
          <DocumentPortfolio dashboard={dashboard} />
        </div>
      </div>
    </div>
  );
}
