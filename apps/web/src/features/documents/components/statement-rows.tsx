import type { InPlainUnits, StatementRows } from '@groundwork/contracts';
import { Button, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveText } from '#shared/api/download-file.ts';
import type { Query } from '#shared/api/use-query.ts';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { rowMarkId } from '../model/marks.ts';
import { isInRange, isOpenRow, type OpenRange } from '../model/open-ranges.ts';
import { type PlainRow, rowsAsCsv } from '../model/rows-csv.ts';
import { describeTotal } from '../model/rows-total.ts';
import { OpenRanges } from './open-ranges.tsx';
import './statement-rows.css';

const rowHeight = 44;

interface RowTableProps {
  readonly ranges: readonly OpenRange[];
  readonly rows: readonly PlainRow[];
  readonly chosen: string | null;
  readonly onRow: (index: number) => void;
}

function Cells({ row, isOpen }: { readonly row: PlainRow; readonly isOpen: boolean }) {
  const { day, text, plain, page } = row;
  return (
    <>
      <span role="cell">
        {formatDate(day)}
        {isOpen ? <span className="gw-hidden">. {words.rows.inOpenRange}</span> : null}
      </span>
      <span role="cell" className="row-text">
        {text}
      </span>
      <span role="cell" className="row-money">
        {formatMoney(plain.amount)}
      </span>
      <span role="cell" className="row-money">
        {plain.balance === null ? '–' : formatMoney(plain.balance)}
      </span>
      <span role="cell">{page}</span>
    </>
  );
}

function RowTable({ rows, ranges, chosen, onRow }: RowTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
  });
  const at = rows.findIndex((_, index) => rowMarkId(index) === chosen);
  useEffect(() => {
    if (at >= 0) list.scrollToIndex(at);
  }, [at, list]);
  const { columns } = words.rows;
  const names = [columns.day, columns.text, columns.amount, columns.balance, columns.page];
  return (
    <div className="row-table" role="table" aria-label={words.rows.title} aria-rowcount={rows.length + 1}>
      <div role="row" aria-rowindex={1} className="row-line row-head">
        {names.map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
      <div ref={scroller} className="row-scroll" role="rowgroup" tabIndex={0} aria-label={words.rows.title}>
        <div style={{ height: list.getTotalSize() }} role="presentation">
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const isChosen = chosen === rowMarkId(index);
            const isOpen = isOpenRow(row, ranges);
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={isChosen}
                tabIndex={0}
                className="row-line row-item"
                data-open={isOpen ? '' : undefined}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
                onClick={() => onRow(index)}
                onKeyDown={({ key: pressed }) => {
                  if (pressed === 'Enter') onRow(index);
                }}
              >
                <Cells row={row} isOpen={isOpen} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface StatementRowsProps extends Omit<RowTableProps, 'rows' | 'ranges'> {
  readonly query: Query<InPlainUnits<StatementRows>>;
  readonly name: string;
}

export function StatementRowTable({ query: { data, error, refresh }, name, ...table }: StatementRowsProps) {
  if (data === undefined)
    return error === undefined ? (
      <Loading label={words.rows.loading}>
        <RowsSkeleton rows={3} />
      </Loading>
    ) : (
      <ErrorState {...words.rows.loadFailed} onRetry={refresh} />
    );
  const save = () => saveText(rowsAsCsv(data.rows), 'text/csv', `${name.replace(/\.[^.]+$/, '')}-rows.csv`);
  const ranges = data.openRanges ?? [];
  const showRange = (range: OpenRange) => {
    const first = data.rows.findIndex((row) => isInRange(row, range));
    if (first >= 0) table.onRow(first);
  };
  return (
    <section className="findings" aria-label={words.rows.title}>
      <div className="rows-head">
        <h3>{fill(words.rows.count, { count: data.rows.length })}</h3>
        <Button look="outline" onClick={save}>
          <Download aria-hidden="true" size={18} /> {words.rows.csv}
        </Button>
      </div>
      <p>{describeTotal(data)}</p>
      <OpenRanges ranges={ranges} onRange={showRange} />
      <RowTable rows={data.rows} ranges={ranges} {...table} />
    </section>
  );
}
