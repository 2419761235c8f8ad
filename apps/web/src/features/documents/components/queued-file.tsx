import { Button, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import { formatBytes } from '#shared/formatting/format.ts';
import type { DropQueueState } from '../api/use-drop-queue.ts';
import { words } from '../drop-queue.wording.ts';
import type { QueueRow } from '../model/queue-row.ts';

const icons = { waiting: CircleDot, good: CircleCheck, bad: CircleAlert } as const;

export interface QueuedFileProps {
  readonly row: QueueRow;
  readonly queue: Pick<DropQueueState, 'retry' | 'remove'>;
}

function Actions({ row, queue }: QueuedFileProps) {
  const { id, file } = row.entry;
  return (
    <div className="queued-actions">
      {row.canRetry ? (
        <Button
          look="outline"
          aria-label={fill(words.retryFile, { name: file.name })}
          onClick={() => queue.retry(id)}
        >
          {words.retry}
        </Button>
      ) : null}
      <Button
        look="ghost"
        aria-label={fill(words.removeFile, { name: file.name })}
        onClick={() => queue.remove(id)}
      >
        {words.remove}
      </Button>
    </div>
  );
}

export function QueuedFile({ row, queue }: QueuedFileProps) {
  const Icon = icons[row.tone];
  const { name, size } = row.entry.file;
  return (
    <li className={`document queued queued-${row.tone}`}>
      <Icon aria-hidden="true" size={20} />
      <div className="queued-text">
        <p className="queued-name">
          {name}
          <small>{formatBytes(size)}</small>
        </p>
        <p>
          <strong>{row.title}</strong> {row.text === null ? null : <span>{row.text}</span>}
        </p>
      </div>
      <Actions row={row} queue={queue} />
      {row.percent === null ? null : (
        <ProgressBar label={fill(words.progress, { name })} percent={row.percent} />
      )}
    </li>
  );
}
