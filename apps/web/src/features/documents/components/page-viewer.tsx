import type { DocumentView } from '@groundwork/contracts';
import type { routes } from '@groundwork/contracts/client';
import { EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ImageOff } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { urlOf } from '#shared/api/url-of.ts';
import { usePicture } from '../api/use-picture.ts';
import { words } from '../documents.wording.ts';
import './page-viewer.css';
import { Pager } from './pager.tsx';

export interface Pages {
  readonly page: number;
  readonly turnTo: (page: number) => void;
  /** Also scrolls to the page, which is far above the link on a phone. */
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
  readonly preview: typeof routes.documentPreview | typeof routes.reviewPreview;
  readonly pages: Pages;
}

interface PagePictureProps extends Omit<PageViewerProps, 'pages'> {
  readonly page: number;
}

function PagePicture({ document, preview, page }: PagePictureProps) {
  const analyzedAt = document.aiAnalysis.stages[0]?.at ?? '';
  const { url, failed } = usePicture(
    urlOf(preview, { params: { id: document.id }, query: { page } }),
    analyzedAt,
  );
  if (url !== undefined)
    return <img src={url} alt={fill(words.pages.picture, { page, name: document.originalName })} />;
  if (!failed)
    return <div className="viewer-blank" role="status" aria-label={fill(words.pages.loading, { page })} />;
  const icon = <ImageOff aria-hidden="true" />;
  return <EmptyState icon={icon} title={words.pages.failedTitle} text={words.pages.failedText} />;
}

function NoPicture({ status }: Pick<DocumentView, 'status'>) {
  const waits = status === 'pending' || status === 'processing';
  return (
    <p className="viewer-none">
      <ImageOff aria-hidden="true" size={20} />
      {waits ? words.pages.noneYet : words.pages.none}
    </p>
  );
}

export function PageViewer({ document, preview, pages: { page, turnTo, viewer } }: PageViewerProps) {
  const { previews, pages } = document.aiAnalysis;
  if (previews === 0) return <NoPicture status={document.status} />;
  const current = Math.min(page, previews);
  return (
    <div className="viewer" ref={viewer}>
      <div className="viewer-page">
        <PagePicture document={document} preview={preview} page={current} />
      </div>
      <Pager page={current} last={previews} pages={Math.max(pages ?? 0, previews)} onPage={turnTo} />
    </div>
  );
}
