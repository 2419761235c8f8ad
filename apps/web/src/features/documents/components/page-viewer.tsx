import type { DocumentView } from '@groundwork/contracts';
import type { routes } from '@groundwork/contracts/client';
import { EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ImageOff, ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { urlOf } from '#shared/api/url-of.ts';
import { formatShare } from '#shared/formatting/format.ts';
import { usePicture } from '../api/use-picture.ts';
import { words } from '../documents.wording.ts';
import { pagesOf } from '../model/file-pages.ts';
import { type Mark, nextZoom, zoomSteps } from '../model/marks.ts';
import { focusFinding } from './pointed-mark.ts';
import { PageMarks } from './page-marks.tsx';
import './page-viewer.css';
import { Pager } from './pager.tsx';

export interface Pages {
  readonly page: number;
  readonly turnTo: (page: number) => void;
  /** Also scrolls to the page, which is far above the link on a phone. */
  readonly show: (page: number) => void;
  readonly viewer: RefObject<HTMLDivElement | null>;
  readonly chosen: string | null;
  readonly choose: (id: string | null, page: number) => void;
  /** The mark under the pointer or with the focus, on the picture or in the list. */
  readonly pointed: string | null;
  readonly point: (id: string | null) => void;
}

export function usePages(): Pages {
  const [page, turnTo] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const viewer = useRef<HTMLDivElement>(null);
  const show = (next: number) => {
    turnTo(next);
    viewer.current?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (id: string | null, next: number) => {
    setChosen(id);
    show(next);
  };
  return { page, turnTo, show, viewer, chosen, choose, pointed, point };
}

export interface PageViewerProps {
  readonly document: DocumentView;
  readonly preview: typeof routes.documentPreview | typeof routes.reviewPreview;
  readonly pages: Pages;
  readonly marks?: readonly Mark[];
}

interface PagePictureProps extends Pick<PageViewerProps, 'document' | 'preview'> {
  readonly page: number;
  readonly marks: readonly Mark[];
  readonly pages: Pages;
  readonly zoom: number;
  readonly onChoose: (mark: Mark) => void;
}

function PagePicture({ document, preview, page, marks, pages, zoom, onChoose }: PagePictureProps) {
  const { chosen } = pages;
  const sheet = useRef<HTMLDivElement>(null);
  const analyzedAt = document.aiAnalysis.stages[0]?.at ?? '';
  const { url, failed } = usePicture(
    urlOf(preview, { params: { id: document.id }, query: { page } }),
    analyzedAt,
  );
  useEffect(() => {
    if (chosen === null || url === undefined) return;
    const mark = sheet.current?.querySelector(`[data-mark="${CSS.escape(chosen)}"]`);
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, url, zoom]);
  if (url !== undefined)
    return (
      <div className="page-sheet" ref={sheet} style={{ width: `${zoom * 100}%` }}>
        <img src={url} alt={fill(words.pages.picture, { page, name: document.originalName })} />
        <PageMarks marks={marks} pages={pages} onChoose={onChoose} />
      </div>
    );
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

interface ZoomProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

function Zoom({ zoom, onZoom }: ZoomProps) {
  return (
    <div className="viewer-pager" role="group" aria-label={words.pages.zoom}>
      <button
        type="button"
        aria-label={words.pages.smaller}
        disabled={zoom === zoomSteps[0]}
        onClick={() => onZoom(nextZoom(zoom, -1))}
      >
        <ZoomOut aria-hidden="true" size={20} />
      </button>
      <p role="status">{formatShare(zoom)}</p>
      <button
        type="button"
        aria-label={words.pages.larger}
        disabled={zoom === zoomSteps.at(-1)}
        onClick={() => onZoom(nextZoom(zoom, 1))}
      >
        <ZoomIn aria-hidden="true" size={20} />
      </button>
    </div>
  );
}

export function PageViewer({ document, preview, pages: state, marks = [] }: PageViewerProps) {
  const { page, turnTo, viewer, choose } = state;
  const [zoom, setZoom] = useState<number>(zoomSteps[0]);
  const { first, lastPicture, last } = pagesOf(document);
  if (lastPicture < first) return <NoPicture status={document.status} />;
  const current = Math.min(Math.max(page, first), lastPicture);
  return (
    <div className="viewer" ref={viewer}>
      <div className="viewer-page" role="group" aria-label={words.pages.marks} tabIndex={zoom > 1 ? 0 : -1}>
        <PagePicture
          document={document}
          preview={preview}
          page={current}
          marks={marks.filter((mark) => mark.page === current)}
          pages={state}
          zoom={zoom}
          onChoose={(mark) => {
            choose(mark.id, mark.page);
            focusFinding(mark.id);
          }}
        />
      </div>
      <div className="viewer-controls">
        <Pager page={current} first={first} last={lastPicture} pages={last} onPage={turnTo} />
        <Zoom zoom={zoom} onZoom={setZoom} />
      </div>
    </div>
  );
}
