import {
  documentCategories,
  type DocumentCategory,
  documentCategoryLabels,
  type DocumentView,
} from '@groundwork/contracts';
import { Card, EmptyState, NoResults } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { FileText } from 'lucide-react';
import { specifiedWords, words } from '../documents.wording.ts';
import { isInCategory } from '../model/owner-actions.ts';
import './document-list.css';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';

export interface DocumentListProps {
  readonly documents: readonly DocumentView[];
  readonly filter: DocumentCategory | null;
  readonly onFilter: (category: DocumentCategory | null) => void;
  readonly onView: (document: DocumentView) => void;
  readonly commands: DocumentRowProps['commands'];
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

export function DocumentList({ documents, filter, onFilter, onView, commands }: DocumentListProps) {
  const visible =
    filter === null ? documents : documents.filter((document) => isInCategory(document, filter));
  const noFilter = documents.length === 0;
  return (
    <Card title={words.list.title} subtitle={words.list.confidenceNote}>
      <Filters filter={filter} onFilter={onFilter} />
      {visible.length === 0 ? (
        <EmptyList filter={noFilter ? null : filter} onFilter={onFilter} />
      ) : (
        <ul className="documents">
          {visible.map((document) => (
            <DocumentRow key={document.id} document={document} onView={onView} commands={commands} />
          ))}
        </ul>
      )}
    </Card>
  );
}
