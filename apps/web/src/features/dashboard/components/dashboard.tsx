import { useMay } from '#shared/business/use-business.ts';
import { ErrorState } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { brand } from '#shared/brand/brand.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { useLenderCarry } from '#shared/lenders/use-lender-carry.ts';
import { toHistoryPoints } from '#shared/score/history-points.ts';
import { describeStart } from '#shared/score/score-texts.ts';
import { useScore } from '#shared/score/use-score.ts';
import { useIsAdministrator } from '#shared/session/use-is-administrator.ts';
import { useScoreHistory } from '#shared/score/use-score-history.ts';
import { useRecommendationActions } from '../api/use-recommendation-actions.ts';
import { DashboardCards } from './dashboard-cards.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { words } from '../dashboard.wording.ts';

/** The dashboard waits for the history: a late history would move the cards. */
function useHistoryPoints() {
  const { data, error } = useScoreHistory();
  const steps = data ?? [];
  const now = new Date();
  return {
    isWaiting: data === undefined && error === undefined,
    points: toHistoryPoints(steps, now),
    sinceOf: (change30Days: number) => describeStart(steps, now, change30Days),
  };
}

export interface DashboardProps {
  /** Comes before the plan; undefined while it is not known whether there is one. */
  readonly firstMove: ReactNode;
  readonly whatIf: ReactNode;
}

export function Dashboard({ firstMove, whatIf }: DashboardProps) {
  const { data, error, refresh } = useDashboard();
  const { isWaiting, points, sinceOf } = useHistoryPoints();
  const actions = useRecommendationActions();
  const canEdit = useMay('score edit');
  const isAdministrator = useIsAdministrator();
  const score = useScore();
  const carry = useLenderCarry({ isOff: data === undefined || (data.canCarry ?? 0) > 0 });
  if (data !== undefined && !isWaiting && firstMove !== undefined) {
    return (
      <DashboardCards
        dashboard={data}
        scoreName={brand.scoreName}
        score={score.data}
        carry={carry.data}
        firstMove={firstMove}
        whatIf={whatIf}
        {...(canEdit && { actions })}
        since={sinceOf(data.change30Days)}
        isAdministrator={isAdministrator}
        {...(points.length > 0 && { history: points })}
      />
    );
  }
  if (data !== undefined || error === undefined) return <LoadingDashboard />;
  return (
    <ErrorState
      title={words.failed}
      message={serverMessageOf(error)}
      text={words.tryAgain}
      onRetry={refresh}
    />
  );
}
