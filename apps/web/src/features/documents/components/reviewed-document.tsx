import type { ReviewItem } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { Button, Card, DataList } from '@groundwork/web-ui';
import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { formatBytes, formatMoment, formatShare } from '#shared/formatting/format.ts';
import { downloadFile } from '#shared/api/download-file.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { fraudRisk } from '../model/document-words.ts';
import { placeWords } from '../model/owner-actions.ts';
import { DecisionForm } from './decision-form.tsx';
import { Findings } from './findings.tsx';
import { PageViewer, usePages } from './page-viewer.tsx';
import { useBusy } from './use-busy.ts';

function rowsOf(item: ReviewItem) {
  const { aiAnalysis, createdAt, fileSize, ownerId } = item;
  const { confidence } = aiAnalysis;
  return [
    { label: 'Category', value: placeWords(item) },
    { label: 'Fraud risk', value: fraudRisk(item) },
    { label: 'Confidence', value: confidence === null ? null : formatShare(confidence) },
    { label: 'Uploaded', value: `${formatMoment(createdAt)}, ${formatBytes(fileSize)}` },
    { label: 'Owner', value: ownerId },
  ];
}

export interface ReviewedDocumentProps {
  readonly item: ReviewItem;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onDecided: () => Promise<void>;
}

/** One document of the queue with all that helps to decide about it. */
export function ReviewedDocument({ item, heading, onDecided }: ReviewedDocumentProps) {
  const pages = usePages();
  const { busy, during } = useBusy();
  const file = urlOf(routes.reviewFile, { params: { id: item.id } });
  const download = () => during(downloadFile(file, item.originalName));
  return (
    <Card className="reviewed">
      <header className="reviewed-head">
        <h2 ref={heading} tabIndex={-1}>
          {item.originalName}
        </h2>
        <Button look="outline" busy={busy} onClick={download}>
          <Download aria-hidden="true" size={18} /> Download
        </Button>
      </header>
      <div className="reviewed-body">
        <PageViewer document={item} preview={routes.reviewPreview} pages={pages} />
        <div className="reviewed-facts">
          <DataList rows={rowsOf(item)} />
          <Findings analysis={item.aiAnalysis} onPage={pages.show} />
        </div>
        <DecisionForm item={item} onDecided={onDecided} />
      </div>
    </Card>
  );
}
