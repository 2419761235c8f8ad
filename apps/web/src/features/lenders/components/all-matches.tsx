import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { Button, NoResults } from '@groundwork/web-ui';
import { SearchX } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
import {
  type LenderView,
  readView,
  selectMatches,
  showsTable,
  withoutFilters,
  writeView,
} from '../model/lender-list.ts';
import { LenderFilters } from './lender-filters.tsx';
import { LenderTable } from './lender-table.tsx';
import { NoMatches } from './no-matches.tsx';
import { RefreshMatches } from './refresh-matches.tsx';
import { words } from '../lenders.wording.ts';

export interface AllMatchesProps {
  readonly matches: readonly LenderMatch[];
  readonly onOpen: (id: string) => void;
}

interface MatchesProps extends AllMatchesProps {
  readonly selected: readonly LenderMatch[];
  readonly view: LenderView;
  readonly onView: (view: LenderView) => void;
}

function Matches({ matches, selected, view, onView, onOpen }: MatchesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (matches.length === 0) return <NoMatches />;
  if (!isOpen && !showsTable(view)) {
    return (
      <Button look="outline" onClick={() => setIsOpen(true)}>
        {fill(words.table.show, { count: matches.length })}
      </Button>
    );
  }
  if (selected.length === 0) {
    return (
      <NoResults
        icon={<SearchX aria-hidden="true" />}
        title={words.page.noResult}
        onClear={() => onView(withoutFilters(view))}
      />
    );
  }
  return (
    <LenderTable
      matches={selected}
      sorting={view.sorting}
      onSort={(sorting) => {
        setIsOpen(true);
        onView({ ...view, sorting });
      }}
      onOpen={onOpen}
    />
  );
}

export const AllMatches = memo(function AllMatches({ matches, onOpen }: AllMatchesProps) {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readView(query), [query]);
  const selected = useMemo(() => selectMatches(matches, view), [matches, view]);
  const show = (next: LenderView) => setQuery((before) => writeView(before, next), { replace: true });
  return (
    <section aria-label={words.page.allLabel}>
      <div className="lender-list-head">
        <h2 className="lender-heading">{words.page.allHeading}</h2>
        <p role="status">{fill(words.page.count, { count: selected.length })}</p>
        <Needs access="matches edit">
          <RefreshMatches />
        </Needs>
      </div>
      <LenderFilters view={view} onView={show} />
      <Matches {...{ matches, selected, view }} onView={show} onOpen={onOpen} />
    </section>
  );
});
