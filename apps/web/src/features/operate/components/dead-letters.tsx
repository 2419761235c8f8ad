import type { DeadLetterList } from '@groundwork/contracts';
import { Button, Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type DeadLetterActions, useDeadLetters } from '../api/use-operations.ts';
import { MissingServices } from './missing-services.tsx';
import { words as operateWords } from '../operate.wording.ts';
import './operate.css';

const { deadLetters: words } = operateWords;

type Letter = DeadLetterList['items'][number];

function LetterRow({ letter, act }: { readonly letter: Letter } & Pick<DeadLetterActions, 'act'>) {
  const [busy, setBusy] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { id, service, consumer, subject, failedAt, eventId } = letter;
  const run = async (action: 'requeue' | 'purge', title: string) => {
    setBusy(true);
    await runWithErrorToast(words.notChanged, async () => {
      const count = await act(action, { service, ids: [id] });
      showToast({ title, description: count === 0 ? words.alreadyGone : consumer });
    });
    setBusy(false);
  };
  return (
    <li>
      <h3>{consumer}</h3>
      <p>
        {formatMoment(failedAt)} · {service} · {subject} ·{' '}
        {fill(words.event, { id: eventId ?? words.unreadable })}
      </p>
      <div className="operate-actions">
        <Button look="outline" busy={busy} onClick={() => void run('requeue', words.requeued)}>
          {words.requeue}
        </Button>
        {isConfirming ? (
          <Button busy={busy} onClick={() => void run('purge', words.purged)}>
            {words.confirmPurge}
          </Button>
        ) : (
          <Button look="ghost" onClick={() => setConfirming(true)}>
            {words.purge}
          </Button>
        )}
      </div>
    </li>
  );
}

export function DeadLetters() {
  const { letters, act } = useDeadLetters();
  return (
    <QueryResult query={letters} failure={{ title: words.notLoaded, text: operateWords.retry }} rows={4}>
      {(data) => (
        <Card title={words.title}>
          <MissingServices services={data.unavailable} />
          {data.items.length === 0 ? (
            <EmptyState title={words.empty} text={words.emptyText} />
          ) : (
            <ul className="operate-list">
              {data.items.map((letter) => (
                <LetterRow key={letter.id} letter={letter} act={act} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryResult>
  );
}
