import type { DocumentView } from '@groundwork/contracts';
import { EmptyState } from '@groundwork/web-ui';
import { ChevronLeft, ChevronRight, FileText, ImageOff } from 'lucide-react';
import { usePicture } from '../api/use-picture.ts';
import './page-viewer.css';

export interface PageViewerProps {
  readonly document: DocumentView;
  /** Where the document's own calls begin: an owner's or a reviewer's. */
  readonly path: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function PagePicture({ document, path, page }: Omit<PageViewerProps, 'onPage'>) {
  const run = document.aiAnalysis.stages[0]?.at ?? '';
  const { url, failed } = usePicture(`${path}/${document.id}/preview?page=${page}`, run);
  if (url !== undefined) return <img src={url} alt={`Page ${page} of ${document.originalName}`} />;
  if (!failed) return <div className="viewer-blank" role="status" aria-label={`Loading page ${page}`} />;
  const icon = <ImageOff aria-hidden="true" />;
  return <EmptyState icon={icon} title="This page cannot be shown" text="Download the file to see it." />;
}

function NoPicture({ status }: Pick<DocumentView, 'status'>) {
  const waits = status === 'pending' || status === 'processing';
  const text = waits ? 'It appears here once its pages are read.' : 'Download the file to see it as it is.';
  return (
    <EmptyState icon={<FileText aria-hidden="true" />} title="No picture of this document" text={text} />
  );
}

interface PagerProps {
  readonly page: number;
  readonly last: number;
  /** Of these only the first have a picture. */
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, last, pages, onPage }: PagerProps) {
  return (
    <div className="viewer-pager" role="group" aria-label="Pages">
      <button type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <p role="status">
        Page {page} of {pages}
      </p>
      <button type="button" aria-label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" size={20} />
      </button>
      {last < pages ? <p className="viewer-note">Pictures of the first {last} pages</p> : null}
    </div>
  );
}

/** The document page by page, as it was drawn while it was read. */
export function PageViewer({ document, path, page, onPage }: PageViewerProps) {
  const { previews, pages } = document.aiAnalysis;
  const shown = Math.min(page, previews);
  return (
    <div className="viewer">
      <div className="viewer-page">
        {previews === 0 ? (
          <NoPicture status={document.status} />
        ) : (
          <PagePicture document={document} path={path} page={shown} />
        )}
      </div>
      {previews === 0 ? null : (
        <Pager page={shown} last={previews} pages={Math.max(pages ?? 0, previews)} onPage={onPage} />
      )}
    </div>
  );
}
