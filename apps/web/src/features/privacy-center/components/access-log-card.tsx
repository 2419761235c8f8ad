import { Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import { useAccessLog } from '../api/use-privacy-records.ts';
import { actionWords, whoWords } from '../model/access-words.ts';

function Entries({ cursor }: { readonly cursor: string | null }) {
  const { data, error, refresh } = useAccessLog(cursor);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="The log could not be loaded"
        message={serverMessageOf(error)}
        text="It is shown only as a whole. Try again in a moment."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Loading the access log">
        <RowsSkeleton rows={3} />
      </Loading>
    );
  }
  if (data.items.length === 0) {
    return <EmptyState title="Nobody has opened anything yet" text="Each opening is listed here." />;
  }
  return (
    <>
      <ul className="privacy-list">
        {data.items.map((entry) => (
          <li key={entry.id}>
            <strong>{whoWords(entry)}</strong>
            <span>{actionWords(entry)}</span>
            <span className="privacy-when">
              {formatMoment(entry.at)} · {entry.subject}
            </span>
          </li>
        ))}
      </ul>
      <NextPage cursor={data.nextCursor}>{(next) => <Entries cursor={next} />}</NextPage>
    </>
  );
}

export function AccessLogCard() {
  return (
    <Card
      title="Who opened your data"
      subtitle="Our staff, you yourself and exports, newest first."
      className="privacy-card"
    >
      <Entries cursor={null} />
    </Card>
  );
}
