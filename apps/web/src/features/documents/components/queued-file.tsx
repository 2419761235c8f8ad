import { documentCategories, documentCategoryLabels } from '@groundwork/contracts';
import { Button, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { CircleAlert, CircleCheck, CircleDot, CircleHelp } from 'lucide-react';
import { formatBytes } from '#shared/formatting/format.ts';
import { words } from '../drop-queue.wording.ts';
import type { Place } from '../model/owner-actions.ts';
import type { QueueRow } from '../model/queue-row.ts';
import { useBusy } from '#shared/busy/use-busy.ts';

const icons = { waiting: CircleDot, good: CircleCheck, warn: CircleHelp, bad: CircleAlert } as const;

export interface QueuedFileProps {
  readonly row: QueueRow;
  readonly onFile: (place: Place) => Promise<void>;
  readonly onRetry: () => Promise<void>;
  readonly onRemove: () => Promise<void>;
}

function CategoryChoice({ row: { name }, onFile }: Pick<QueuedFileProps, 'row' | 'onFile'>) {
  const { busy, during } = useBusy();
  return (
    <div className="queued-categories" role="group" aria-label={fill(words.chooseCategory, { name })}>
      {documentCategories.map((category) => (
        <Button
          key={category}
          look="outline"
          busy={busy}
          aria-label={fill(words.fileUnder, { category: documentCategoryLabels[category], name })}
          onClick={() => during(onFile({ category, subcategory: null }))}
        >
          {documentCategoryLabels[category]}
        </Button>
      ))}
    </div>
  );
}

function Actions({ row, onRetry, onRemove }: Omit<QueuedFileProps, 'onFile'>) {
  const { busy, during } = useBusy();
  const { name, canRetry, document } = row;
  const removal = document === null ? words.removeFile : words.deleteFile;
  return (
    <div className="queued-actions">
      {canRetry ? (
        <Button
          look="outline"
          busy={busy}
          aria-label={fill(words.retryFile, { name })}
          onClick={() => during(onRetry())}
        >
          {words.retry}
        </Button>
      ) : null}
      <Button
        look="ghost"
        busy={busy}
        aria-label={fill(removal, { name })}
        onClick={() => during(onRemove())}
      >
        {document === null ? words.remove : words.delete}
      </Button>
    </div>
  );
}

export function QueuedFile({ row, onFile, onRetry, onRemove }: QueuedFileProps) {
  const Icon = icons[row.tone];
  return (
    <li className={`queued queued-${row.tone}`}>
      <Icon aria-hidden="true" size={20} />
      <div className="queued-text">
        <p className="queued-name">
          {row.name}
          <small>{formatBytes(row.size)}</small>
        </p>
        <p>
          <strong>{row.title}</strong> {row.text === null ? null : <span>{row.text}</span>}
        </p>
      </div>
      <Actions row={row} onRetry={onRetry} onRemove={onRemove} />
      {row.percent === null ? null : (
        <ProgressBar label={fill(words.progress, { name: row.name })} percent={row.percent} />
      )}
      {row.isOpen ? <CategoryChoice row={row} onFile={onFile} /> : null}
    </li>
  );
}
