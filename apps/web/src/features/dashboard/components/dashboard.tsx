import { ErrorState } from '@groundwork/web-ui';
import { serverSentence } from '#shared/api/http-error.ts';
import { brand } from '#shared/brand/brand.ts';
import { useDashboard } from '../api/use-dashboard.ts';
import { DashboardCards } from './dashboard-cards.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';

export function Dashboard() {
  const { data, error, refresh } = useDashboard();
  if (data !== undefined) return <DashboardCards dashboard={data} scoreName={brand.scoreName} />;
  if (error === undefined) return <LoadingDashboard />;
  return (
    <ErrorState
      title="Your dashboard could not be loaded"
      said={serverSentence(error)}
      text="Nothing is lost. Check your connection and try again."
      onRetry={refresh}
    />
  );
}
