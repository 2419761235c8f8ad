import type { DocumentCategory } from '@groundwork/contracts';
import { ErrorState } from '@groundwork/web-ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { siteConfig } from '#shared/brand/site-config.ts';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { useDocumentCommands } from '../api/use-document-commands.ts';
import { useDropQueue } from '../api/use-drop-queue.ts';
import { words } from '../documents.wording.ts';
import { CategoryCards } from './category-cards.tsx';
import './document-center.css';
import { DropCard } from './drop-card.tsx';
import { DocumentList } from './document-list.tsx';
import { LoadingCategories, LoadingList } from './loading-documents.tsx';
import { SampleDocumentCard } from './sample-document-card.tsx';
import { useOpenDocument } from './use-open-document.ts';

const DocumentDrawer = lazy(() => import('./document-drawer.tsx'));

export interface DocumentCenterProps {
  /** The bank files among the documents, as list items. */
  readonly bankFiles: ReactNode;
  readonly requests: ReactNode;
}

export function DocumentCenter({ bankFiles, requests }: DocumentCenterProps) {
  const { data, error, refresh } = useDocuments();
  const commands = useDocumentCommands();
  const queue = useDropQueue();
  const [filter, setFilter] = useState<DocumentCategory | null>(null);
  const { document, open, view, close } = useOpenDocument(data ?? []);
  if (data === undefined && error !== undefined) {
    return <ErrorState {...words.loadFailed} message={serverMessageOf(error)} onRetry={refresh} />;
  }
  return (
    <div className="document-center">
      {data === undefined ? (
        <LoadingCategories />
      ) : (
        <CategoryCards documents={data} filter={filter} onFilter={setFilter} />
      )}
      <Needs access="documents edit">
        <DropCard queue={queue} />
        <SampleDocumentCard document={siteConfig().samplePaper} documents={data} />
      </Needs>
      {requests}
      {data === undefined ? (
        <LoadingList />
      ) : (
        <DocumentList
          documents={data}
          filter={filter}
          onFilter={setFilter}
          onView={view}
          commands={commands}
          queue={queue}
          bankFiles={bankFiles}
        />
      )}
      {document === null ? null : (
        <Suspense fallback={null}>
          <DocumentDrawer
            key={document.id}
            document={document}
            open={open}
            commands={commands}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
