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
import { CostComparison } from './cost-comparison.tsx';
import { LenderStats } from './lender-stats.tsx';
import './lender-matching.css';
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

export function LenderMatching() {
  const { data, error, refresh } = useLenderMatches();
  const mode = useDashboard().data?.catalogueMode;
  const isAdministrator = useIsAdministrator();
  const [query, setQuery] = useSearchParams();
  const open = (lender: string | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (lender === null) next.delete('lender');
      else next.set('lender', lender);
      return next;
    });
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
  const openLender = query.get('lender');
  const all = <AllMatches matches={data} onOpen={open} />;
  return (
    <div className="lender-matching">
      {mode === 'sample' ? <p className="lender-samples">{words.samples}</p> : null}
      <LenderStats matches={data} />
      <Link className="lender-records-link" to={paths.lenderRecords()}>
        {words.page.records}
      </Link>
      {data.length === 0 ? (
        all
      ) : (
        <>
          <TopMatches matches={data.slice(0, 3)} onOpen={open} />
          <CostComparison />
          <UpcomingRules matches={data} />
        </>
      )}
      {/* The long list measures its cards while it scrolls, so content below it is hard to reach. */}
      <NearMisses firstCursor={data.at(-1)?.id ?? null} onOpen={open} />
      {data.length === 0 ? null : all}
      {openLender === null ? null : (
        <Suspense fallback={null}>
          <LenderDrawer id={openLender} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  );
}
