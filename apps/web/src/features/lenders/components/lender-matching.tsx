import type { LenderMatch } from '@groundwork/contracts';
import { BarsSkeleton, ErrorState, FigureSkeleton, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { useHasLoanRecords } from '#shared/lenders/use-has-loan-records.ts';
import { NoLenders } from '#shared/lenders/no-lenders.tsx';
import { paths } from '#shared/paths.ts';
import { useIsAdministrator } from '#shared/session/use-is-administrator.ts';
import { useLenderMatches } from '../api/use-lender-matches.ts';
import { Affordability } from './affordability.tsx';
import { AllMatches } from './all-matches.tsx';
import { CompareTray } from './compare-tray.tsx';
import { LenderFrontier } from './lender-frontier.tsx';
import { LenderStats } from './lender-stats.tsx';
import './lender-matching.css';
import { topMatches } from '../model/lender-list.ts';
import { NearMisses } from './near-misses.tsx';
import { TopMatches } from './top-matches.tsx';
import { UpcomingRules } from './upcoming-rules.tsx';
import { useMovedRequest } from './use-moved-request.ts';
import { words } from '../lenders.wording.ts';

const LenderDrawer = lazy(() => import('./lender-drawer.tsx'));

function LoadingMatches() {
  return (
    <Loading label={words.page.loading}>
      <div className="lender-stats">
        <FigureSkeleton />
        <FigureSkeleton />
        <FigureSkeleton />
      </div>
      <BarsSkeleton bars={3} />
      <RowsSkeleton rows={6} />
    </Loading>
  );
}

/** Past loans have a link once an administrator publishes them. */
function Origin({ isSample }: { readonly isSample: boolean }) {
  const hasRecords = useHasLoanRecords();
  if (!isSample && !hasRecords) return null;
  return (
    <p className="lender-origin">
      {isSample ? <strong>{words.samples}</strong> : null}
      {hasRecords ? <Link to={paths.lenderRecords()}>{words.page.records}</Link> : null}
    </p>
  );
}

function useOpenLender() {
  const [query, setQuery] = useSearchParams();
  const open = useCallback(
    (lender: string | null) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        if (lender === null) next.delete('lender');
        else next.set('lender', lender);
        return next;
      }),
    [setQuery],
  );
  return [query.get('lender'), open] as const;
}

interface MatchListsProps {
  readonly own: readonly LenderMatch[];
  readonly isSample: boolean;
}

function MatchLists({ own, isSample }: MatchListsProps) {
  const [openLender, open] = useOpenLender();
  const moved = useMovedRequest(own);
  const { matches, carry } = moved;
  const top = useMemo(() => topMatches(matches), [matches]);
  return (
    <div className="lender-matching">
      <Origin isSample={isSample} />
      <Affordability {...moved} onOpen={open} />
      <LenderFrontier />
      <LenderStats matches={matches} carry={carry} isMoved={moved.isMoved} />
      {top.length === 0 ? null : <TopMatches matches={top} onOpen={open} />}
      <AllMatches matches={matches} onOpen={open} />
      <NearMisses judged={moved.judged} request={moved.request} onWanted={moved.onWanted} onOpen={open} />
      <UpcomingRules matches={matches} />
      <CompareTray matches={matches} own={own} />
      {openLender === null ? null : (
        <Suspense fallback={null}>
          <LenderDrawer id={openLender} moved={moved.movedMatch(openLender)} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  );
}

export function LenderMatching() {
  const { data, error, refresh } = useLenderMatches();
  const mode = useDashboard().data?.catalogueMode;
  const isAdministrator = useIsAdministrator();
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title={words.page.failed}
        message={serverMessageOf(error)}
        text={words.tryAgain}
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) return <LoadingMatches />;
  if (mode === 'empty' && data.length === 0) return <NoLenders isAdministrator={isAdministrator} />;
  return <MatchLists own={data} isSample={mode === 'sample'} />;
}
