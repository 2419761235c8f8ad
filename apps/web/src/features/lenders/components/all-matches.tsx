import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { NoResults } from '@groundwork/web-ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type LenderView, writeView, selectMatches, readView } from '../model/lender-list.ts';
import { LenderFilters } from './lender-filters.tsx';
import { LenderList } from './lender-list.tsx';
import { NoMatches } from './no-matches.tsx';
import { RefreshMatches } from './refresh-matches.tsx';
import { words } from '../lenders.wording.ts';

export interface AllMatchesProps {
  readonly matches: readonly LenderMatch[];
  readonly onOpen: (id: string) => void;
}

export function AllMatches({ matches, onOpen }: AllMatchesProps) {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const show = (next: LenderView) => setQuery((before) => writeView(before, next), { replace: true });
  const selected = selectMatches(matches, view);
  return (
    <section aria-label={words.page.allLabel}>
      <div className="lender-list-head">
        <h2 className="lender-heading">{words.page.allHeading}</h2>
        <p role="status">{fill(words.page.count, { count: selected.length })}</p>
        <RefreshMatches />
      </div>
      <LenderFilters view={view} onView={show} />
      {matches.length === 0 ? (
        <NoMatches />
      ) : selected.length === 0 ? (
        <NoResults
          icon={<SearchX aria-hidden="true" />}
          title={words.page.noResult}
          onClear={() => show({ ...view, search: '', type: null })}
        />
      ) : (
        <LenderList matches={selected} onOpen={onOpen} />
      )}
    </section>
  );
}
