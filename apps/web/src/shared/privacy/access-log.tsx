import type { AccessEntry, AccessQuery } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { EmptyState } from '@groundwork/web-ui';
import { QueryResult } from '#shared/api/query-result.tsx';
import { useQuery } from '#shared/api/use-query.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import { actorText, areaText } from './access-entry-texts.ts';
import './access-log.css';
import { words } from './access-log.wording.ts';
import { actionText } from './action-text.ts';

interface AccessLogProps {
  readonly query: AccessQuery;
  readonly empty: string;
  readonly emptyText: string;
  readonly subjectOf?: (entry: AccessEntry) => string | null;
}

function Entry({ entry, subject }: { readonly entry: AccessEntry; readonly subject: string | null }) {
  return (
    <li>
      <strong>{actorText(entry)}</strong>
      <span>{actionText(entry.action)}</span>
      <span>
        {[formatMoment(entry.at), areaText(entry), subject].filter((text) => text !== null).join(' · ')}
      </span>
    </li>
  );
}

export function AccessLog(props: AccessLogProps) {
  const { query, empty, emptyText, subjectOf } = props;
  return (
    <QueryResult
      query={useQuery(routes.accessLog, { query })}
      failure={{ title: words.notLoaded, text: words.retry }}
      loading={words.loading}
      rows={3}
    >
      {(data) => {
        if (data.items.length === 0) return <EmptyState title={empty} text={emptyText} />;
        return (
          <>
            <ul className="access-log">
              {data.items.map((entry) => (
                <Entry key={entry.id} entry={entry} subject={subjectOf?.(entry) ?? null} />
              ))}
            </ul>
            <NextPage cursor={data.nextCursor}>
              {(cursor) => <AccessLog {...props} query={{ ...query, cursor }} />}
            </NextPage>
          </>
        );
      }}
    </QueryResult>
  );
}
