import type { ReviewItem } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { Button, Card, DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { formatBytes, formatMoment, formatShare } from '#shared/formatting/format.ts';
import { downloadFile } from '#shared/api/download-file.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useReviewCorrections } from '../api/use-corrections.ts';
import { useReviewRows } from '../api/use-statement-rows.ts';
import { words } from '../documents.wording.ts';
import { reviewWords } from '../review.wording.ts';
import { earlierRejection, formatFraudRisk } from '../model/document-state.ts';
import { pagesOf } from '../model/file-pages.ts';
import { formatPlace } from '../model/owner-actions.ts';
import { ComparedReadings } from './compared-readings.tsx';
import { CorrectKind } from './correct-kind.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Findings } from './findings.tsx';
import { PageViewer, usePages } from './page-viewer.tsx';
import { StatementRowTable } from './statement-rows.tsx';
import { SumConflicts } from './sum-conflicts.tsx';
import { useMarks } from './use-marks.ts';
import { useBusy } from '#shared/busy/use-busy.ts';

function rowsOf(item: ReviewItem) {
  const { aiAnalysis, createdAt, fileSize, ownerName = null } = item;
  const { confidence } = aiAnalysis;
  const uploaded = fill(words.drawer.uploadedValue, {
    date: formatMoment(createdAt),
    size: formatBytes(fileSize),
  });
  return [
    { label: words.drawer.category, value: formatPlace(item) },
    { label: words.list.fraudRisk, value: formatFraudRisk(item) },
    { label: reviewWords.confidence, value: confidence === null ? null : formatShare(confidence) },
    { label: words.drawer.uploaded, value: uploaded },
    { label: reviewWords.owner, value: ownerName ?? reviewWords.nameAway },
  ];
}

export interface ReviewedDocumentProps {
  readonly item: ReviewItem;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onDecided: () => Promise<void>;
}

export function ReviewedDocument({ item, heading, onDecided }: ReviewedDocumentProps) {
  const pages = usePages();
  const { busy, during } = useBusy();
  const corrections = useReviewCorrections(item, onDecided);
  const rows = useReviewRows(item.aiAnalysis.hasRows === true ? item.id : null);
  const { marks, onRow } = useMarks(item.aiAnalysis, pages, rows.data?.rows);
  const file = urlOf(routes.reviewFile, { params: { id: item.id } });
  const rejection = earlierRejection(item);
  const download = () => during(downloadFile(file, item.originalName));
  return (
    <Card className="reviewed">
      <header className="reviewed-head">
        <h2 ref={heading} tabIndex={-1}>
          {item.originalName}
        </h2>
        <Button look="outline" busy={busy} onClick={download}>
          <Download aria-hidden="true" size={18} /> {words.list.download}
        </Button>
      </header>
      <div className="reviewed-body">
        <PageViewer document={item} preview={routes.reviewPreview} pages={pages} marks={marks} />
        <div className="reviewed-facts">
          {rejection === null ? null : (
            <>
              <p className="reviewed-rejection">{rejection}</p>
              <ComparedReadings item={item} />
            </>
          )}
          <SumConflicts item={item} />
          <DataList rows={rowsOf(item)} />
          <Findings
            analysis={item.aiAnalysis}
            lastPicture={pagesOf(item).lastPicture}
            pages={pages}
            corrections={corrections}
          />
          <CorrectKind document={item} corrections={corrections} />
          {item.aiAnalysis.hasRows === true ? (
            <StatementRowTable query={rows} name={item.originalName} chosen={pages.chosen} onRow={onRow} />
          ) : null}
        </div>
        <DecisionForm item={item} onDecided={onDecided} />
      </div>
    </Card>
  );
}
