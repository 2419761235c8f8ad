import type { OwnRecordsReply, RecordsReply } from '@groundwork/contracts';
import { Card, EmptyState } from '@groundwork/web-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryResult } from '#shared/api/query-result.tsx';
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

function Result({ view, cursor, query }: ResultProps) {
  return (
    <QueryResult
      query={query}
      failure={{ title: words.failed, text: words.failedText }}
      loading={words.loading}
      rows={6}
    >
      {(data) => {
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
      }}
    </QueryResult>
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
