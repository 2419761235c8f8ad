import type { DocumentCategory } from '@groundwork/contracts';
import { ErrorState, Skeleton } from '@groundwork/web-ui';
import { useState } from 'react';
import { useDocuments } from '../api/use-documents.ts';
import { CategoryCards } from './category-cards.tsx';
import './document-center.css';
import { DocumentList } from './document-list.tsx';
import { UploadCard } from './upload-card.tsx';

export function DocumentCenter() {
  const { data, error, refresh } = useDocuments();
  const [filter, setFilter] = useState<DocumentCategory | null>(null);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="Your documents could not be loaded"
        text="They are safe. Check your connection and try again."
        onRetry={() => void refresh()}
      />
    );
  }
  return (
    <div className="document-center">
      {data === undefined ? (
        <Skeleton height={112} label="Loading your documents" />
      ) : (
        <CategoryCards documents={data} filter={filter} onFilter={setFilter} />
      )}
      <UploadCard />
      {data === undefined ? (
        <Skeleton height={280} />
      ) : (
        <DocumentList documents={data} filter={filter} onFilter={setFilter} />
      )}
    </div>
  );
}
