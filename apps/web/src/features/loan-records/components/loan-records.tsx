import type { OwnRecordsReply, RecordsReply } from '@groundwork/contracts';
import { Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import type { Query } from '#shared/api/use-query.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import { describeQuery } from '#shared/lenders/record-query.ts';
import { words as queryWords } from '#shared/lenders/record-query.wording.ts';
import { paths } from '#shared/paths.ts';
import { useOwnRecords, useRecords } from '../api/use-loan-records.ts';
import {
  describeFewer,
  describeTotal,
  hasNoRecords,
  ownView,
  type RecordView,
} from '../model/record-view.ts';
import { words } from '../loan-records.wording.ts';
import { LenderRows } from './lender-rows.tsx';
import './loan-records.css';
import { RecordFilters } from './record-filters.tsx';

interface PageProps {
  readonly view: RecordView;
  readonly cursor: string | null;
}

interface ResultProps extends PageProps {
  readonly query: Query<RecordsReply | OwnRecordsReply>;
}

function Notes({ data }: { readonly data: RecordsReply | OwnRecordsReply }) {
  const hasHome = data.query.naics !== null || data.query.state !== null;
  const isOwn = 'widened' in data;
  return (
    <>
      <h2 className="record-sentence">{describeQuery(data)}</h2>
      {isOwn && data.widened ? <p>{words.widened}</p> : null}
      {isOwn && !hasHome ? (
        <p>
          <Link to={paths.profile({ tab: 'business' })}>{words.noHome}</Link>
        </p>
      ) : null}
      <p className="record-total">{describeTotal(data)}</p>
    </>
  );
}

function Result({ view, cursor, query: { data, error, refresh } }: ResultProps) {
  if (data === undefined && error !== undefined) {
    const message = serverMessageOf(error);
    return <ErrorState title={words.failed} message={message} text={words.failedText} onRetry={refresh} />;
  }
  if (data === undefined) {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={6} />
      </Loading>
    );
  }
  if (hasNoRecords(data)) return <EmptyState title={words.empty} text={words.emptyText} />;
  const fewer = describeFewer(data);
  return (
    <>
      {cursor === null ? <Notes data={data} /> : null}
      {data.items.length === 0 ? (
        <EmptyState title={words.nothing} text={words.nothingText} />
      ) : (
        <LenderRows items={data.items} />
      )}
      <NextPage cursor={data.nextCursor}>{(next) => <Rows view={view} cursor={next} />}</NextPage>
      {cursor === null && fewer !== null ? <p className="record-fewer">{fewer}</p> : null}
    </>
  );
}

function OwnRows(props: PageProps) {
  return <Result {...props} query={useOwnRecords(props.view, props.cursor)} />;
}

function ChosenRows(props: PageProps) {
  return <Result {...props} query={useRecords(props.view, props.cursor)} />;
}

function Rows(props: PageProps) {
  return props.view.place === 'own' ? <OwnRows {...props} /> : <ChosenRows {...props} />;
}

export function LoanRecords() {
  const [view, setView] = useState(ownView);
  return (
    <Card>
      <p className="record-always">{queryWords.always}</p>
      <RecordFilters key={view.place} view={view} onView={setView} />
      <Rows key={JSON.stringify(view)} view={view} cursor={null} />
    </Card>
  );
}
