import type { LenderMatch } from '@groundwork/contracts';
import { NoResults } from '@groundwork/web-ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '#shared/formatting/format.ts';
import { type LenderView, writeView, selectMatches, readView } from '../model/lender-list.ts';
import { LenderFilters } from './lender-filters.tsx';
import { LenderList } from './lender-list.tsx';
import { NoMatches } from './no-matches.tsx';
import { RefreshMatches } from './refresh-matches.tsx';

export interface AllMatchesProps {
  readonly matches: readonly LenderMatch[];
  readonly onOpen: (id: string) => void;
}

export function AllMatches({ matches, onOpen }: AllMatchesProps) {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const show = (next: LenderView) => setQuery((before) => writeView(before, next), { replace: true });
  const shown = selectMatches(matches, view);
  return (
    <section aria-label="All matches">
      <div className="lender-list-head">
        <h2 className="lender-heading">All Matches</h2>
        <p role="status">{shown.length === 1 ? '1 match' : `${formatCount(shown.length)} matches`}</p>
        <RefreshMatches />
      </div>
      <LenderFilters view={view} onView={show} />
      {matches.length === 0 ? (
        <NoMatches />
      ) : shown.length === 0 ? (
        <NoResults
          icon={<SearchX aria-hidden="true" />}
          title="No lender fits these filters"
          onClear={() => show({ ...view, search: '', type: null })}
        />
      ) : (
        <LenderList matches={shown} onOpen={onOpen} />
      )}
    </section>
  );
}
