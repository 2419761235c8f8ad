import type { RecordSnapshot } from '@groundwork/contracts';
import { Button, Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatDate } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useRecordImportActions, useRecordSnapshots } from '../api/use-record-imports.ts';
import { words } from '../record-imports.wording.ts';

function Snapshot({ snapshot }: { readonly snapshot: RecordSnapshot }) {
  const { remove } = useRecordImportActions();
  const [isConfirming, setConfirming] = useState(false);
  const { id, program, fiscalYears, loans, lenders, asOf, name } = snapshot;
  const [from, to] = fiscalYears;
  const title = fill(words.snapshots.name, {
    program: words.programs[program],
    from: String(from),
    to: String(to),
  });
  const run = () =>
    runWithErrorToast(words.notChanged, async () => {
      await remove(id);
      showToast({ title: words.snapshots.removed, description: title });
    });
  return (
    <li>
      <h3>{title}</h3>
      <p>{fill(words.snapshots.text, { loans, lenders, day: formatDate(asOf), file: name })}</p>
      {isConfirming ? (
        <Button look="danger" onClick={() => void run()}>
          {words.snapshots.confirm}
        </Button>
      ) : (
        <Button look="ghost" onClick={() => setConfirming(true)}>
          {words.snapshots.remove}
        </Button>
      )}
    </li>
  );
}

export function SnapshotList() {
  return (
    <QueryResult query={useRecordSnapshots()} failure={{ title: words.away, text: words.awayText }} rows={2}>
      {(data) => (
        <Card title={words.snapshots.title}>
          {data.length === 0 ? (
            <EmptyState title={words.snapshots.empty} text={words.snapshots.emptyText} />
          ) : (
            <ul className="record-list">
              {data.map((snapshot) => (
                <Snapshot key={snapshot.id} snapshot={snapshot} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryResult>
  );
}
