import type { DocumentView } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { useDropQueue } from '../api/use-drop-queue.ts';
import type { DocumentCommands } from '../api/use-document-commands.ts';
import { words } from '../drop-queue.wording.ts';
import { type QueueRow, queueRows, queueSummary } from '../model/queue-row.ts';
import { acceptedDocuments } from '../model/upload-rules.ts';
import './drop-card.css';
import { DropInvitation } from './drop-zone.tsx';
import { FileDrop } from './file-drop.tsx';
import { QueuedFile } from './queued-file.tsx';
import { SharedFile } from './shared-file.tsx';
import { StorageUsage } from './storage-usage.tsx';
import { useNow } from './use-now.ts';
import { useSharedFiles } from './use-shared-files.ts';

export interface DropCardProps {
  readonly documents: readonly DocumentView[];
  readonly commands: Pick<DocumentCommands, 'move' | 'reanalyze' | 'remove'>;
}

export function DropCard({ documents, commands }: DropCardProps) {
  const queue = useDropQueue();
  const [shared, dropShared] = useSharedFiles();
  const now = useNow(queue.files.some(({ step }) => step.kind === 'paused'));
  const rows = queueRows(queue.files, documents, now);

  const dropEntry = ({ entry }: QueueRow) => {
    if (entry !== null) queue.remove(entry.id);
  };
  const retry = async ({ document, entry }: QueueRow) => {
    if (document !== null) await commands.reanalyze(document);
    else if (entry !== null) queue.retry(entry.id);
  };
  const remove = async (row: QueueRow) => {
    if (row.document === null) dropEntry(row);
    else await commands.remove(row.document, () => dropEntry(row));
  };
  const move = async ({ document }: QueueRow, place: Parameters<DocumentCommands['move']>[1]) => {
    if (document !== null) await commands.move(document, place);
  };

  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <div className="drop-card">
        {shared.map((file) => (
          <SharedFile
            key={file.name}
            file={file}
            onUpload={() => {
              queue.add([file]);
              dropShared(file);
            }}
            onDrop={() => dropShared(file)}
          />
        ))}
        <FileDrop label={words.chooseFiles} accept={acceptedDocuments} multiple onFiles={queue.add}>
          {(id) => (
            <DropInvitation id={id} drop={words.dropFiles} choose={words.orChooseFiles} hint={words.hint} />
          )}
        </FileDrop>
        {rows.length === 0 ? null : (
          <div className="queue-head">
            <p role="status">{queueSummary(rows)}</p>
            {queue.files.length === 0 ? null : (
              <Button look="ghost" onClick={queue.clear}>
                {words.clear}
              </Button>
            )}
          </div>
        )}
        <ul className="queue" aria-label={words.list} hidden={rows.length === 0}>
          {rows.map((row) => (
            <QueuedFile
              key={row.key}
              row={row}
              onFile={(place) => move(row, place)}
              onRetry={() => retry(row)}
              onRemove={() => remove(row)}
            />
          ))}
        </ul>
      </div>
      <StorageUsage />
    </Card>
  );
}
