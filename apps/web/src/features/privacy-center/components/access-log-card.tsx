import { Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import { useAccessLog, useOwnThings } from '../api/use-privacy-records.ts';
import { actionText } from '#shared/privacy/action-text.ts';
import { actorText, areaText, subjectText } from '../model/access-log-texts.ts';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { accessLog: words } = privacyWords;

function Entries({ cursor }: { readonly cursor: string | null }) {
  const { data, error, refresh } = useAccessLog(cursor);
  const own = useOwnThings();
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title={words.notLoaded}
        message={serverMessageOf(error)}
        text={privacyWords.retry}
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={3} />
      </Loading>
    );
  }
  if (data.items.length === 0) {
    return <EmptyState title={words.empty} text={words.emptyText} />;
  }
  return (
    <>
      <ul className="privacy-list">
        {data.items.map((entry) => (
          <li key={entry.id}>
            <strong>{actorText(entry)}</strong>
            <span>{actionText(entry.action)}</span>
            <span className="privacy-when">
              {[formatMoment(entry.at), areaText(entry), subjectText(entry, own)]
                .filter((text) => text !== null)
                .join(' · ')}
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
    <Card title={words.title} subtitle={words.subtitle} className="privacy-card">
      <Entries cursor={null} />
    </Card>
  );
}
