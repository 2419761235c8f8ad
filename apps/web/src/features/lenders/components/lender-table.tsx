import type { LenderMatch } from '@groundwork/contracts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { fill } from '@groundwork/wording';
import type { Sorting } from '../model/lender-list.ts';
import { columnClass, columns, tableId } from '../model/table-columns.ts';
import { LenderRow } from './lender-row.tsx';
import './lender-table.css';
import { words } from '../lenders.wording.ts';

const estimatedHeight = 64;

interface HeadProps {
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function Head({ sorting, onSort }: HeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{words.table.lender}</th>
        {columns.map((column) => {
          const isSorted = column.sorting === sorting;
          const Arrow = column.direction === 'ascending' ? ArrowUp : ArrowDown;
          return (
            <th
              key={column.sorting}
              scope="col"
              className={columnClass(column)}
              aria-sort={isSorted ? column.direction : 'none'}
            >
              <button
                type="button"
                aria-label={fill(words.table.sortBy, { column: column.name })}
                onClick={() => onSort(column.sorting)}
              >
                {isSorted ? <Arrow aria-hidden="true" size={14} /> : null}
                {column.name}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

export interface LenderTableProps extends HeadProps {
  readonly matches: readonly LenderMatch[];
  readonly onOpen: (id: string) => void;
}

function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  );
}

/** Only the visible rows are in the page, so its height does not depend on the catalog. */
export function LenderTable({ matches, sorting, onSort, onOpen }: LenderTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: matches.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    overscan: 6,
    getItemKey: (index) => matches[index]?.id ?? index,
  });
  const items = rows.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <div
      ref={box}
      id={tableId}
      className="lender-table"
      role="region"
      aria-label={words.table.label}
      tabIndex={0}
    >
      <table aria-rowcount={matches.length + 1}>
        <Head sorting={sorting} onSort={onSort} />
        <Space height={items[0]?.start ?? 0} />
        {items.map(({ key, index }) => {
          const match = matches[index];
          return match === undefined ? null : (
            <LenderRow key={key} ref={rows.measureElement} index={index} match={match} onOpen={onOpen} />
          );
        })}
        <Space height={rows.getTotalSize() - end} />
      </table>
    </div>
  );
}
