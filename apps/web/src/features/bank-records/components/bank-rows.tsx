import type { BankRowClass } from '@groundwork/contracts';
import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { NextPage } from '#shared/lists/next-page.tsx';
import { useBankRows } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { BankRow } from './bank-row.tsx';
import type { BankRowView } from '../model/views.ts';

const estimatedHeight = 76;
const classes = Object.keys(words.classes) as BankRowClass[];

function RowList({ rows }: { readonly rows: readonly BankRowView[] }) {
  const [top, setTop] = useState(0);
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  return (
    <ul
      ref={(element) => setTop(element?.offsetTop ?? 0)}
      className="bank-rows"
      style={{ height: list.getTotalSize() }}
    >
      {list.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={key}
            ref={list.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - list.options.scrollMargin}px)` }}
          >
            <BankRow row={row} />
          </li>
        );
      })}
    </ul>
  );
}

interface RowPageProps {
  readonly rowClass: BankRowClass | null;
  readonly cursor: string | null;
}

function RowPage({ rowClass, cursor }: RowPageProps) {
  const { data, error, refresh } = useBankRows(rowClass, cursor);
  if (data === undefined)
    return error === undefined ? (
      <Loading label={words.rows.loading}>
        <RowsSkeleton rows={3} />
      </Loading>
    ) : (
      <ErrorState title={words.away} text={words.awayText} onRetry={refresh} />
    );
  if (data.items.length === 0) return <p role="status">{words.rows.none}</p>;
  return (
    <>
      <RowList rows={data.items} />
      <NextPage cursor={data.nextCursor}>{(next) => <RowPage rowClass={rowClass} cursor={next} />}</NextPage>
    </>
  );
}

export function BankRows() {
  const [rowClass, setRowClass] = useState<BankRowClass | null>(null);
  return (
    <section aria-label={words.rows.title}>
      <div className="bank-rows-head">
        <h3>{words.rows.title}</h3>
        <label>
          <span>{words.rows.filter}</span>
          <select
            value={rowClass ?? ''}
            onChange={({ target }) =>
              setRowClass(target.value === '' ? null : (target.value as BankRowClass))
            }
          >
            <option value="">{words.rows.allClasses}</option>
            {classes.map((each) => (
              <option key={each} value={each}>
                {words.classes[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <RowPage key={rowClass} rowClass={rowClass} cursor={null} />
    </section>
  );
}
