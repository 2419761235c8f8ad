import { ErrorState, Skeleton } from '@groundwork/web-ui';
import { useDashboard } from '../api/use-dashboard.ts';
import { unavailableSentence } from '../model/dashboard-words.ts';
import { DocumentPortfolio } from './document-portfolio.tsx';
import './dashboard.css';
import { KeyFigures } from './key-figures.tsx';
import { Recommendations } from './recommendations.tsx';
import { ScoreCard } from './score-card.tsx';

function LoadingDashboard() {
  return (
    <div className="dashboard-top">
      <Skeleton height={400} label="Loading your dashboard" />
      <div className="figures">
        <Skeleton height={122} />
        <Skeleton height={122} />
        <Skeleton height={122} />
      </div>
    </div>
  );
}

export function Dashboard() {
  const { data, error, refresh } = useDashboard();
  if (data === undefined) {
    if (error === undefined) return <LoadingDashboard />;
    return (
      <ErrorState
        title="Your dashboard could not be loaded"
        text="Nothing is lost. Check your connection and try again."
        onRetry={() => void refresh()}
      />
    );
  }
  const away = unavailableSentence(data.unavailable);
  return (
    <div className="dashboard">
      {away === null ? null : (
        <p className="dashboard-away" role="status">
          {away}
        </p>
      )}
      <div className="dashboard-top">
        <ScoreCard dashboard={data} />
        <KeyFigures dashboard={data} />
      </div>
      <div className="dashboard-bottom">
        <Recommendations dashboard={data} />
        <DocumentPortfolio dashboard={data} />
      </div>
    </div>
  );
}
