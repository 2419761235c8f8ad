import type { DocumentId, PageRange } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { v7 as newId } from 'uuid';
import { alreadyVerified, analysisRuns, notAnalyzed, notAPdf, wrongPart } from '../documents.errors.ts';
import { partNames } from '../documents.wording.ts';
import type { DocumentRow } from './document.model.ts';
import { createDocument } from './new-document.rules.ts';
import { pageRangeOf } from './part-of-file.rules.ts';

const pdf = 'application/pdf';

function pagesOf(row: DocumentRow): PageRange {
  if (row.status === 'pending' || row.status === 'processing') throw analysisRuns();
  if (row.status === 'verified') throw alreadyVerified();
  if (row.mediaType !== pdf) throw notAPdf();
  if (row.status !== 'processed' || row.pages === null) throw notAnalyzed();
  return pageRangeOf(row) ?? { fromPage: 1, toPage: row.pages };
}

export function assertSplittable(row: DocumentRow, parts: readonly PageRange[]): void {
  const own = pagesOf(row);
  for (const [at, { fromPage, toPage }] of parts.entries()) {
    if (fromPage < own.fromPage) throw wrongPart(at, 'fromPage', own);
    if (toPage > own.toPage) throw wrongPart(at, 'toPage', own);
  }
}

const suffixOf = ({ fromPage, toPage }: PageRange): string =>
  fromPage === toPage
    ? fill(partNames.page, { page: fromPage })
    : fill(partNames.pages, { from: fromPage, to: toPage });

const longestName = 200;

export function nameOfPart(row: DocumentRow, range: PageRange): string {
  const own = pageRangeOf(row);
  const [, base = '', ending = ''] = /^(.*?)(\.\w{1,5})?$/su.exec(row.originalName) ?? [];
  const whole = own === null ? base : base.replace(suffixOf(own), '');
  return `${whole.slice(0, longestName)}${suffixOf(range)}${ending}`;
}

export const createPart = (row: DocumentRow, pageRange: PageRange, now: Date): DocumentRow =>
  createDocument(
    {
      userId: row.userId,
      documentId: newId() as DocumentId,
      originalName: nameOfPart(row, pageRange),
      fileSize: row.fileSize,
      sha256: row.sha256,
      mediaType: pdf,
      category: null,
      subcategory: null,
      pageRange,
    },
    now,
  );
