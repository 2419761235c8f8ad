import type { LenderMatch } from '@groundwork/contracts';
import { BarsSkeleton, ErrorState, FigureSkeleton, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { NoLenders } from '#shared/lenders/no-lenders.tsx';
import { paths } from '#shared/paths.ts';
import { useIsAdministrator } from '#shared/session/use-is-administrator.ts';
import { useLenderMatches } from '../api/use-lender-matches.ts';
import { AllMatches } from './all-matches.tsx';
import { CompareTray } from './compare-tray.tsx';
import { LenderFrontier } from './lender-frontier.tsx';
import { LenderStats } from './lender-stats.tsx';
import './lender-matching.css';
import { LoanChoice } from './loan-choice.tsx';
import { NearMisses } from './near-misses.tsx';
import { TopMatches } from './top-matches.tsx';
import { UpcomingRules } from './upcoming-rules.tsx';
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

interface MatchListsProps {
  readonly matches: readonly LenderMatch[];
  readonly isSample: boolean;
}

function MatchLists({ matches, isSample }: MatchListsProps) {
  const [query, setQuery] = useSearchParams();
  const open = (lender: string | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (lender === null) next.delete('lender');
      else next.set('lender', lender);
      return next;
    });
  const openLender = query.get('lender');
  return (
    <div className="lender-matching">
      <p className="lender-origin">
        {isSample ? <strong>{words.samples}</strong> : null}
        <Link to={paths.lenderRecords()}>{words.page.records}</Link>
      </p>
      <LoanChoice matches={matches} onOpen={open} />
      <LenderFrontier />
      <LenderStats matches={matches} />
      {matches.length === 0 ? null : <TopMatches matches={matches.slice(0, 3)} onOpen={open} />}
      <AllMatches matches={matches} onOpen={open} />
      <NearMisses firstCursor={matches.at(-1)?.id ?? null} onOpen={open} />
      <UpcomingRules matches={matches} />
      <CompareTray matches={matches} />
      {openLender === null ? null : (
        <Suspense fallback={null}>
          <LenderDrawer id={openLender} onClose={() => open(null)} />
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
  return <MatchLists matches={data} isSample={mode === 'sample'} />;
}
