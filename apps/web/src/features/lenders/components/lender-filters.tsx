import { type LenderType, lenderTypeLabels, lenderTypes } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { Select } from 'antd';
import { hasFilters, type LenderView, type Sorting, sortings } from '../model/lender-list.ts';

export interface LenderFiltersProps {
  readonly view: LenderView;
  readonly onView: (view: LenderView) => void;
}

const typeOptions = [
  { value: 'all', label: 'All types' },
  ...lenderTypes.map((type) => ({ value: type, label: lenderTypeLabels[type] })),
];
const sortOptions = Object.entries(sortings).map(([value, label]) => ({ value, label }));

export function LenderFilters({ view, onView }: LenderFiltersProps) {
  const { search, type, sorting } = view;
  return (
    <div className="lender-filters" role="search" aria-label="Lenders">
      <TextField
        label="Search lenders"
        type="search"
        value={search}
        placeholder="Name or type"
        onChange={({ target }) => onView({ ...view, search: target.value })}
      />
      <label>
        <span>Type</span>
        <Select
          aria-label="Type"
          value={type ?? 'all'}
          options={typeOptions}
          onChange={(value: string) =>
            onView({ ...view, type: value === 'all' ? null : (value as LenderType) })
          }
        />
      </label>
      <label>
        <span>Sort by</span>
        <Select
          aria-label="Sort by"
          value={sorting}
          options={sortOptions}
          onChange={(value: string) => onView({ ...view, sorting: value as Sorting })}
        />
      </label>
      <Button
        look="ghost"
        disabled={!hasFilters(view)}
        onClick={() => onView({ ...view, search: '', type: null })}
      >
        Clear filters
      </Button>
    </div>
  );
}
