import {
  documentCategories,
  type DocumentCategory,
  documentCategoryLabels,
  type DocumentView,
} from '@groundwork/contracts';
import { Card, EmptyState, NoResults } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DropQueueState } from '../api/use-drop-queue.ts';
import { specifiedWords, words } from '../documents.wording.ts';
import { listSummary } from '../model/list-summary.ts';
import { isInCategory } from '../model/owner-actions.ts';
import { queueRows } from '../model/queue-row.ts';
import './document-list.css';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';
import { MissingDocuments } from './missing-documents.tsx';
import { QueuedFile } from './queued-file.tsx';
import { useNow } from './use-now.ts';

const noQueue: ListQueue = { files: [], retry: () => undefined, remove: () => undefined };

type ListQueue = Pick<DropQueueState, 'files' | 'retry' | 'remove'>;

export interface DocumentListProps {
  readonly documents: readonly DocumentView[];
  readonly filter: DocumentCategory | null;
  readonly onFilter: (category: DocumentCategory | null) => void;
  readonly onView: (document: DocumentView) => void;
  readonly commands: DocumentRowProps['commands'];
  readonly queue?: ListQueue;
  readonly bankFiles?: ReactNode;
}

type FilterProps = Pick<DocumentListProps, 'filter' | 'onFilter'>;

function Filters({ filter, onFilter }: FilterProps) {
  const options = [null, ...documentCategories];
  return (
    <div className="filters" role="group" aria-label={words.list.filters}>
      {options.map((option) => (
        <button
          key={option ?? 'all'}
          type="button"
          className="filter"
          aria-pressed={filter === option}
          onClick={() => onFilter(option)}
        >
          {option === null ? specifiedWords.allDocuments : documentCategoryLabels[option]}
        </button>
      ))}
    </div>
  );
}

function EmptyList({ filter, onFilter }: FilterProps) {
  const icon = <FileText aria-hidden="true" />;
  if (filter === null) {
    return <EmptyState icon={icon} title={specifiedWords.noDocuments} text={words.list.emptyText} />;
  }
  return (
    <NoResults
      icon={icon}
      title={fill(words.list.noneInCategory, { category: documentCategoryLabels[filter] })}
      onClear={() => onFilter(null)}
    />
  );
}

function visibleIn(documents: readonly DocumentView[], filter: FilterProps['filter']) {
  return filter === null ? documents : documents.filter((document) => isInCategory(document, filter));
}

interface ArrivingProps extends Pick<DocumentListProps, 'filter' | 'bankFiles'> {
  readonly rows: ReturnType<typeof queueRows>;
  readonly queue: ListQueue;
}

function Arriving({ filter, rows, queue, bankFiles }: ArrivingProps) {
  const queued = filter === null ? rows : [];
  return (
    <>
      {queued.map((row) => (
        <QueuedFile key={row.entry.id} row={row} queue={queue} />
      ))}
      {filter === null || filter === 'bank_statements' ? bankFiles : null}
    </>
  );
}

export function DocumentList({ documents, filter, onFilter, onView, commands, ...more }: DocumentListProps) {
  const { queue = noQueue, bankFiles } = more;
  const now = useNow(queue.files.some(({ step }) => step.kind === 'paused'));
  const rows = queueRows(queue.files, documents, now);
  const visible = visibleIn(documents, filter);
  const noFilter = documents.length === 0;
  const isEmpty = visible.length === 0 && (filter !== null || rows.length === 0);
  return (
    <Card title={words.list.title} subtitle={words.list.confidenceNote}>
      <div className="documents-head">
        <Filters filter={filter} onFilter={onFilter} />
        {noFilter && rows.length === 0 ? null : <p role="status">{listSummary(documents, rows)}</p>}
      </div>
      {isEmpty ? <EmptyList filter={noFilter ? null : filter} onFilter={onFilter} /> : null}
      <ul className="documents" aria-label={words.list.title}>
        <Arriving filter={filter} rows={rows} queue={queue} bankFiles={bankFiles} />
        {visible.map((document) => (
          <DocumentRow key={document.id} document={document} onView={onView} commands={commands} />
        ))}
        <MissingDocuments documents={documents} filter={filter} />
      </ul>
    </Card>
  );
}
