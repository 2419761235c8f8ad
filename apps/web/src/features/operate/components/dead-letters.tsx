import type { DeadLetterList } from '@groundwork/contracts';
import { Button, Card, EmptyState, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { useState } from 'react';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type DeadLetterActions, useDeadLetters } from '../api/use-operations.ts';
import { AwayNote } from './away-note.tsx';
import './operate.css';

type Letter = DeadLetterList['items'][number];

function LetterRow({ letter, act }: { readonly letter: Letter } & Pick<DeadLetterActions, 'act'>) {
  const [busy, setBusy] = useState(false);
  const [purging, setPurging] = useState(false);
  const { id, service, consumer, subject, failedAt, eventId } = letter;
  const run = async (what: 'requeue' | 'purge', done: string) => {
    setBusy(true);
    await runWithErrorToast('Nothing was changed', async () => {
      const count = await act(what, { service, ids: [id] });
      showToast({ title: done, description: count === 0 ? 'It was gone already.' : consumer });
    });
    setBusy(false);
  };
  return (
    <li>
      <h3>{consumer}</h3>
      <p>
        {formatMoment(failedAt)} · {service} · {subject} · event {eventId ?? 'unreadable'}
      </p>
      <div className="operate-actions">
        <Button look="outline" busy={busy} onClick={() => void run('requeue', 'Sent once more')}>
          Requeue
        </Button>
        {purging ? (
          <Button busy={busy} onClick={() => void run('purge', 'Purged')}>
            Purge for good
          </Button>
        ) : (
          <Button look="ghost" onClick={() => setPurging(true)}>
            Purge…
          </Button>
        )}
      </div>
    </li>
  );
}

export function DeadLetters() {
  const { letters, act } = useDeadLetters();
  const { data, error, refresh } = letters;
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="The dead letters could not be loaded"
        message={serverMessageOf(error)}
        text="Try again in a moment."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) return <RowsSkeleton rows={4} />;
  return (
    <Card title="Waiting for a decision">
      <AwayNote services={data.unavailable} />
      {data.items.length === 0 ? (
        <EmptyState title="No dead letters" text="Every event was handled." />
      ) : (
        <ul className="operate-list">
          {data.items.map((letter) => (
            <LetterRow key={letter.id} letter={letter} act={act} />
          ))}
        </ul>
      )}
    </Card>
  );
}
