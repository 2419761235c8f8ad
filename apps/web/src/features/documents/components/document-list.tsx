import {
  documentCategories,
  type DocumentCategory,
  documentCategoryLabels,
  type DocumentView,
} from '@groundwork/contracts';
import { Card, EmptyState, NoResults } from '@groundwork/web-ui';
import { FileText } from 'lucide-react';
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
    <div className="filters" role="group" aria-label="Show">
      {options.map((option) => (
        <button
          key={option ?? 'all'}
          type="button"
          className="filter"
          aria-pressed={filter === option}
          onClick={() => onFilter(option)}
        >
          {option === null ? 'All Documents' : documentCategoryLabels[option]}
        </button>
      ))}
    </div>
  );
}

function NothingShown({ filter, onFilter }: FilterProps) {
  const icon = <FileText aria-hidden="true" />;
  if (filter === null) {
    const text = 'Start with your tax returns: choose a category above and drop the file.';
    return <EmptyState icon={icon} title="No documents uploaded" text={text} />;
  }
  return (
    <NoResults
      icon={icon}
      title={`Nothing in ${documentCategoryLabels[filter]} yet`}
      onClear={() => onFilter(null)}
    />
  );
}

export function DocumentList({ documents, filter, onFilter, onView, commands }: DocumentListProps) {
  const shown = filter === null ? documents : documents.filter(({ category }) => category === filter);
  const noFilter = documents.length === 0;
  return (
    <Card title="Your documents">
      <Filters filter={filter} onFilter={onFilter} />
      {shown.length === 0 ? (
        <NothingShown filter={noFilter ? null : filter} onFilter={onFilter} />
      ) : (
        <ul className="documents">
          {shown.map((document) => (
            <DocumentRow key={document.id} document={document} onView={onView} commands={commands} />
          ))}
        </ul>
      )}
    </Card>
  );
}
