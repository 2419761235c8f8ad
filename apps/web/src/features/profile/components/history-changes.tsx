import type { ProfileChange } from '@groundwork/contracts';
import { Button, EmptyState } from '@groundwork/web-ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { fieldOf } from '#shared/profile/fields.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useHistory } from '../api/use-history.ts';
import { formatStoredValue } from '../model/format-field.ts';
import { words as changeWords } from '../history-changes.wording.ts';
import { words } from '../profile.wording.ts';

type ChangedField = ProfileChange['fields'][number];

function FieldChange({ change: { field: name, from, to } }: { readonly change: ChangedField }) {
  const field = fieldOf(name);
  const format = (value: unknown) => (field === undefined ? String(value) : formatStoredValue(field, value));
  return (
    <li>
      <strong>{field?.label ?? name}</strong>
      {from === null && to === null ? (
        <span>{changeWords.changed}</span>
      ) : (
        <span>
          <s>{format(from)}</s> <span aria-hidden="true">→</span>
          <span className="gw-hidden"> {changeWords.to} </span> {format(to)}
        </span>
      )}
    </li>
  );
}

function Change({ change }: { readonly change: ProfileChange }) {
  const { user } = useSession();
  const who = change.changedBy === user?.id ? changeWords.you : changeWords.otherPerson;
  return (
    <li className="history-change">
      <p>
        {who} · <time dateTime={change.at}>{formatMoment(change.at)}</time>
      </p>
      <ul>
        {change.fields.map((each) => (
          <FieldChange key={each.field} change={each} />
        ))}
      </ul>
    </li>
  );
}

interface ChangesProps {
  readonly cursor: string | null;
}

export default function Changes({ cursor }: ChangesProps) {
  const [hasOlder, setHasOlder] = useState(false);
  return (
    <QueryResult
      query={useHistory(cursor)}
      failure={changeWords.loadFailed}
      loading={words.history.loading}
      rows={3}
    >
      {(data) => {
        if (data.items.length === 0 && cursor === null) {
          const icon = <History aria-hidden="true" />;
          return <EmptyState icon={icon} title={changeWords.emptyTitle} text={changeWords.emptyText} />;
        }
        return (
          <>
            <ol className="history">
              {data.items.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ol>
            {data.nextCursor === null ? null : hasOlder ? (
              <Changes cursor={data.nextCursor} />
            ) : (
              <Button look="outline" onClick={() => setHasOlder(true)}>
                {changeWords.showOlder}
              </Button>
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
