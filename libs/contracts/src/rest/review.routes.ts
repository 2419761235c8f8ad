import { z } from 'zod';
import { reviewFiguresBody } from '../document-corrections.ts';
import { previewQuery, rejectDocumentBody, reviewItem } from '../documents.ts';
import { inPlainUnits } from '../plain-units.ts';
import { statementRows } from '../statement-rows.ts';
import { listOf, pageQuery } from '../lists.ts';
import * as addresses from './addresses.ts';
import { documentId } from '../ids.ts';
import { at, defineRoute } from './define.ts';

export const reviewRoutes = {
  reviewQueue: defineRoute({
    ...at(addresses.reviewQueue),
    access: 'reviewer',
    summary: 'List documents that wait for a decision, the oldest first',
    description:
      'Returns the whole list, or one page of it if limit or cursor is set. Leaves out the reviewer’s own documents.',
    status: 200,
    query: pageQuery,
    reply: listOf(reviewItem),
  }),
  reviewFile: defineRoute({
    ...at(addresses.reviewFile),
    access: 'reviewer',
    summary: 'Download the file of a document that waits for a decision',
    description:
      'Returns the file as an attachment under its original name. The owner’s access log records it.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'FILE_DAMAGED', 'OWN_DOCUMENT', 'NOT_WAITING'],
    status: 200,
    produces: 'application/octet-stream',
    ranges: true,
    reply: null,
  }),
  reviewPreview: defineRoute({
    ...at(addresses.reviewPreview),
    access: 'reviewer',
    summary: 'Get a page picture of a document that waits for a decision',
    description: 'The owner’s access log records it.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'NO_PREVIEW', 'FILE_DAMAGED', 'OWN_DOCUMENT', 'NOT_WAITING'],
    status: 200,
    query: previewQuery,
    produces: 'image/png',
    ranges: true,
    reply: null,
  }),
  reviewRows: defineRoute({
    ...at(addresses.reviewRows),
    access: 'reviewer',
    summary: 'Get the bank rows of a document that waits for a decision',
    description: 'The owner’s access log records it.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'NO_ROWS_READ', 'FILE_DAMAGED', 'OWN_DOCUMENT', 'NOT_WAITING'],
    status: 200,
    reply: inPlainUnits(statementRows),
  }),
  reviewFigures: defineRoute({
    ...at(addresses.reviewFigures),
    access: 'reviewer',
    summary: 'Correct a document, or decide on corrections of its owner',
    description: 'All changes apply, or none. Corrections of a reviewer count at once.',
    params: z.object({ id: documentId }),
    errors: [
      'DOCUMENT_NOT_FOUND',
      'OWN_DOCUMENT',
      'NOT_WAITING',
      'DOCUMENT_CHANGED',
      'TOO_MANY_CORRECTIONS',
      'CORRECTION_NOT_FOUND',
    ],
    status: 200,
    body: reviewFiguresBody,
    reply: reviewItem,
  }),
  verifyDocument: defineRoute({
    ...at(addresses.verifyDocument),
    access: 'reviewer',
    summary: 'Verify a document',
    description: 'The document counts as verified from now on. Its kind has to be known.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'OWN_DOCUMENT', 'NOT_WAITING', 'CATEGORY_OPEN'],
    status: 200,
    reply: reviewItem,
  }),
  rejectDocument: defineRoute({
    ...at(addresses.rejectDocument),
    access: 'reviewer',
    summary: 'Reject a document with a reason',
    description: 'The owner sees the reason.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'OWN_DOCUMENT', 'NOT_WAITING'],
    status: 200,
    body: rejectDocumentBody,
    reply: reviewItem,
  }),
} as const;
