import { type LenderType, lenderTypeLabels, lenderTypes } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Select } from 'antd';
import { X } from 'lucide-react';
import { useTypedText } from '#shared/lists/use-typed-text.ts';
import { hasFilters, type LenderView, type Sorting, withoutFilters } from '../model/lender-list.ts';
import { specifiedWords, words } from '../lenders.wording.ts';

export interface LenderFiltersProps {
  readonly view: LenderView;
  readonly onView: (view: LenderView) => void;
}

const typeOptions = [
  { value: 'all', label: words.filters.allTypes },
  ...lenderTypes.map((type) => ({ value: type, label: lenderTypeLabels[type] })),
];
const sortOptions = Object.entries(words.sortings).map(([value, label]) => ({ value, label }));

export function LenderFilters({ view, onView }: LenderFiltersProps) {
  const { type, sorting } = view;
  const search = useTypedText(view.search, (text) => onView({ ...view, search: text }));
  return (
    <div className="lender-filters" role="search" aria-label={words.filters.label}>
      <TextField
        label={words.filters.search}
        type="search"
        value={search.value}
        placeholder={words.filters.placeholder}
        onChange={({ target }) => search.onText(target.value)}
        onBlur={search.onBlur}
      />
      <label>
        <span>{words.filters.type}</span>
        <Select
          aria-label={words.filters.type}
          value={type ?? 'all'}
          options={typeOptions}
          onChange={(value: string) =>
            onView({ ...view, type: value === 'all' ? null : (value as LenderType) })
          }
        />
      </label>
      <label>
        <span>{words.filters.sort}</span>
        <Select
          aria-label={words.filters.sort}
          value={sorting}
          options={sortOptions}
          onChange={(value: string) => onView({ ...view, sorting: value as Sorting })}
        />
      </label>
      {view.kind === null ? null : (
        <Button
          look="outline"
          aria-label={fill(words.table.clearKind, { kind: words.choice.kinds[view.kind] })}
          onClick={() => onView({ ...view, kind: null })}
        >
          {words.choice.kinds[view.kind]} <X aria-hidden="true" size={16} />
        </Button>
      )}
      <Button look="ghost" disabled={!hasFilters(view)} onClick={() => onView(withoutFilters(view))}>
        {specifiedWords.clearFilters}
      </Button>
    </div>
  );
}
