import type { DocumentView } from '@groundwork/contracts';
import type { routes } from '@groundwork/contracts/client';
import { EmptyState } from '@groundwork/web-ui';
import { ImageOff } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { urlOf } from '#shared/api/url-of.ts';
import { usePicture } from '../api/use-picture.ts';
import './page-viewer.css';
import { Pager } from './pager.tsx';

export interface Pages {
  readonly page: number;
  readonly turnTo: (page: number) => void;
  /** Turns to a page and brings it into view: on a phone it stands far above what points at it. */
  readonly show: (page: number) => void;
  readonly viewer: RefObject<HTMLDivElement | null>;
}

export function usePages(): Pages {
  const [page, turnTo] = useState(1);
  const viewer = useRef<HTMLDivElement>(null);
  const show = (next: number) => {
    turnTo(next);
    viewer.current?.scrollIntoView({ block: 'nearest' });
  };
  return { page, turnTo, show, viewer };
}

export interface PageViewerProps {
  readonly document: DocumentView;
  /** The call for its pictures: an owner's or a reviewer's. */
  readonly preview: typeof routes.documentPreview | typeof routes.reviewPreview;
  readonly pages: Pages;
}

interface PagePictureProps extends Omit<PageViewerProps, 'pages'> {
  readonly page: number;
}

function PagePicture({ document, preview, page }: PagePictureProps) {
  const run = document.aiAnalysis.stages[0]?.at ?? '';
  const { url, failed } = usePicture(urlOf(preview, { params: { id: document.id }, query: { page } }), run);
  if (url !== undefined) return <img src={url} alt={`Page ${page} of ${document.originalName}`} />;
  if (!failed) return <div className="viewer-blank" role="status" aria-label={`Loading page ${page}`} />;
  const icon = <ImageOff aria-hidden="true" />;
  return <EmptyState icon={icon} title="This page cannot be shown" text="Download the file to see it." />;
}

function NoPicture({ status }: Pick<DocumentView, 'status'>) {
  const waits = status === 'pending' || status === 'processing';
  return (
    <p className="viewer-none">
      <ImageOff aria-hidden="true" size={20} />
      {waits
        ? 'No picture yet: it appears here once the pages are read.'
        : 'There is no picture of this document. Download the file to see it as it is.'}
    </p>
  );
}

/** The document page by page, as it was drawn while it was read. */
export function PageViewer({ document, preview, pages: { page, turnTo, viewer } }: PageViewerProps) {
  const { previews, pages } = document.aiAnalysis;
  if (previews === 0) return <NoPicture status={document.status} />;
  const shown = Math.min(page, previews);
  return (
    <div className="viewer" ref={viewer}>
      <div className="viewer-page">
        <PagePicture document={document} preview={preview} page={shown} />
      </div>
      <Pager page={shown} last={previews} pages={Math.max(pages ?? 0, previews)} onPage={turnTo} />
    </div>
  );
}
