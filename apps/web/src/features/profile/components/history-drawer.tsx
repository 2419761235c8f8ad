import type { ProfileChange } from '@groundwork/contracts';
import { Button, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { Drawer } from 'antd';
import { History, X } from 'lucide-react';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { fieldOf } from '#shared/profile/fields.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useHistory } from '../api/use-history.ts';
import { valueWords } from '../model/field-words.ts';

type ChangedField = ProfileChange['fields'][number];

function FieldChange({ change: { field: name, from, to } }: { readonly change: ChangedField }) {
  const field = fieldOf(name);
  const show = (value: unknown) => (field === undefined ? String(value) : valueWords(field, value));
  return (
    <li>
      <strong>{field?.label ?? name}</strong>
      {from === null || to === null ? (
        <span>changed</span>
      ) : (
        <span>
          <s>{show(from)}</s> <span aria-hidden="true">→</span>
          <span className="gw-hidden"> to </span> {show(to)}
        </span>
      )}
    </li>
  );
}

function Change({ change }: { readonly change: ProfileChange }) {
  const { user } = useSession();
  const who = change.changedBy === user?.id ? 'You' : 'Somebody else';
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

function Changes({ cursor }: ChangesProps) {
  const { data, error, refresh } = useHistory(cursor);
  const [older, setOlder] = useState(false);
  if (data === undefined) {
    if (error === undefined) {
      return (
        <Loading label="Loading the history">
          <RowsSkeleton rows={3} />
        </Loading>
      );
    }
    const words = { title: 'The history could not be loaded', text: 'Check your connection and try again.' };
    return <ErrorState {...words} message={serverMessageOf(error)} onRetry={refresh} />;
  }
  if (data.items.length === 0 && cursor === null) {
    const icon = <History aria-hidden="true" />;
    return <EmptyState icon={icon} title="No changes yet" text="Every save appears here, field by field." />;
  }
  return (
    <>
      <ol className="history">
        {data.items.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {data.nextCursor === null ? null : older ? (
        <Changes cursor={data.nextCursor} />
      ) : (
        <Button look="outline" onClick={() => setOlder(true)}>
          Show older changes
        </Button>
      )}
    </>
  );
}

export interface HistoryDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who changed what, and when, newest first. Of encrypted fields only that they changed. */
export function HistoryDrawer({ open, onClose }: HistoryDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={440}
      title="Profile history"
      aria-label="Profile history"
      closeIcon={<X aria-hidden="true" size={20} />}
      closable={{ placement: 'end', 'aria-label': 'Close history' }}
      destroyOnHidden
    >
      <Changes cursor={null} />
    </Drawer>
  );
}
