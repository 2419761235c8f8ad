import type { BankRowClass } from '@groundwork/contracts';
import { Button, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { type ReactNode, useState } from 'react';
import { words as listWords } from '#shared/lists/lists.wording.ts';
import { useBankRows } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { BankRow } from './bank-row.tsx';

const classes = Object.keys(words.classes) as BankRowClass[];
const { columns } = words.rows;

function WholeRow({ children }: { readonly children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td colSpan={Object.keys(columns).length + 1}>{children}</td>
      </tr>
    </tbody>
  );
}

interface RowPageProps {
  readonly rowClass: BankRowClass | null;
  readonly cursor: string | null;
  /** Missing where the next page is already there. */
  readonly onMore: ((cursor: string) => void) | null;
}

function RowPage({ rowClass, cursor, onMore }: RowPageProps) {
  const { data, error, refresh } = useBankRows(rowClass, cursor);
  if (data === undefined)
    return (
      <WholeRow>
        {error === undefined ? (
          <Loading label={words.rows.loading}>
            <RowsSkeleton rows={3} />
          </Loading>
        ) : (
          <ErrorState title={words.away} text={words.awayText} onRetry={refresh} />
        )}
      </WholeRow>
    );
  const { items, nextCursor } = data;
  if (items.length === 0)
    return (
      <WholeRow>
        <p role="status">{words.rows.none}</p>
      </WholeRow>
    );
  return (
    <>
      {items.map((row) => (
        <BankRow key={row.id} row={row} />
      ))}
      {nextCursor === null || onMore === null ? null : (
        <WholeRow>
          <Button look="ghost" onClick={() => onMore(nextCursor)}>
            {listWords.showMore}
          </Button>
        </WholeRow>
      )}
    </>
  );
}

/** A table of fixed height: many transactions do not make the page longer. */
function RowTable({ rowClass }: Pick<RowPageProps, 'rowClass'>) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const onMore = (cursor: string) => setCursors([...cursors, cursor]);
  return (
    <div className="bank-table" role="group" aria-label={words.rows.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col" className={`bank-${name}`}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="gw-hidden">{words.rows.change}</span>
            </th>
          </tr>
        </thead>
        {cursors.map((cursor, at) => (
          <RowPage
            key={cursor}
            rowClass={rowClass}
            cursor={cursor}
            onMore={at === cursors.length - 1 ? onMore : null}
          />
        ))}
      </table>
    </div>
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
      <RowTable key={rowClass} rowClass={rowClass} />
    </section>
  );
}
