import { z } from 'zod';
import { correctFiguresBody } from '../document-corrections.ts';
import { splitDocumentBody } from '../document-parts.ts';
import { answerHolderBody, documentView, moveDocumentBody, previewQuery } from '../documents.ts';
import { inPlainUnits } from '../plain-units.ts';
import { statementRows } from '../statement-rows.ts';
import { documentUsage } from '../quotas.ts';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import * as addresses from './addresses.ts';
import { addDocumentForm, uploadForm } from './forms.ts';
import { documentId } from '../ids.ts';
import { at, defineRoute } from './define.ts';

const quotaErrors = ['STORAGE_FULL', 'TOO_MANY_FILES', 'TOO_MANY_WAITING'] as const;
const uploadErrors = [
  'DUPLICATE_DOCUMENT',
  'TOO_MANY_ANALYSES',
  'ACCOUNT_ERASED',
  'DISK_LOW',
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'FILE_INFECTED',
  'SCAN_UNAVAILABLE',
  ...quotaErrors,
] as const;

export const documentRoutes = {
  documents: defineRoute({
    ...at(addresses.documents),
    access: 'documents view',
    summary: 'List documents, the newest first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(documentView),
  }),
  addDocument: defineRoute({
    ...at(addresses.addDocument),
    access: 'documents edit',
    spends: 'document',
    summary: 'Add a document without a category',
    description:
      'Send one PDF, JPEG, PNG, XLSX or CSV file of up to 25 MB. The analysis finds its kind and files it in the category of that kind. Until then categoryOpen is true and the document counts in no category. If the kind is unknown, PATCH /api/documents/{id} sets the category.',
    form: addDocumentForm,
    errors: uploadErrors,
    status: 201,
    consumes: 'multipart/form-data',
    reply: documentView,
  }),
  uploadDocument: defineRoute({
    ...at(addresses.uploadDocument),
    access: 'documents edit',
    spends: 'document',
    summary: 'Upload a document',
    description:
      'Send a category, an optional subcategory and one file of up to 25 MB. Its first bytes must be those of a PDF, JPEG or PNG. The analysis starts at once. GET /api/events streams its stages.',
    form: uploadForm,
    errors: uploadErrors,
    status: 201,
    consumes: 'multipart/form-data',
    reply: documentView,
  }),
  documentUsage: defineRoute({
    ...at(addresses.documentUsage),
    access: 'documents view',
    summary: 'Get the used and the available storage',
    description: 'The limits follow from the plan. A deleted document frees its share.',
    status: 200,
    reply: documentUsage,
  }),
  document: defineRoute({
    ...at(addresses.document),
    access: 'documents view',
    summary: 'Get one document with its analysis',
    description: 'Includes the stages, figures, signals and mismatches of the analysis.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND'],
    status: 200,
    reply: documentView,
  }),
  documentFile: defineRoute({
    ...at(addresses.documentFile),
    access: 'documents view',
    summary: 'Download the file as it was uploaded',
    description: 'Returns the file as an attachment under its original name.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'FILE_DAMAGED'],
    status: 200,
    produces: 'application/octet-stream',
    ranges: true,
    reply: null,
  }),
  documentPreview: defineRoute({
    ...at(addresses.documentPreview),
    access: 'documents view',
    summary: 'Get a picture of one page',
    description: 'aiAnalysis.previews of the document is the number of pages with a picture.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'NO_PREVIEW', 'FILE_DAMAGED'],
    status: 200,
    query: previewQuery,
    produces: 'image/png',
    ranges: true,
    reply: null,
  }),
  documentRows: defineRoute({
    ...at(addresses.documentRows),
    access: 'documents view',
    summary: 'Get the rows of a bank statement',
    description: 'Money is in cents, and in dollars in plain. The box of a row is its place on the page.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'NO_ROWS_READ', 'FILE_DAMAGED'],
    status: 200,
    reply: inPlainUnits(statementRows),
  }),
  correctFigures: defineRoute({
    ...at(addresses.correctFigures),
    access: 'documents edit',
    summary: 'Correct what was read wrongly',
    description:
      'Corrects figures, the kind or the period, marks signals as wrong, and undoes corrections. All changes apply, or none. A correction that would raise the score by more than 10 points waits for a reviewer.',
    params: z.object({ id: documentId }),
    errors: [
      'DOCUMENT_NOT_FOUND',
      'BEING_ANALYSED',
      'VERIFIED',
      'NOT_ANALYSED',
      'DOCUMENT_CHANGED',
      'TOO_MANY_CORRECTIONS',
      'CORRECTION_NOT_FOUND',
    ],
    status: 200,
    body: correctFiguresBody,
    reply: documentView,
  }),
  moveDocument: defineRoute({
    ...at(addresses.moveDocument),
    access: 'documents edit',
    summary: 'Move a document to a new category',
    description: 'You cannot move a document while its analysis runs, or after it is verified.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'BEING_ANALYSED', 'VERIFIED'],
    status: 200,
    body: moveDocumentBody,
    reply: documentView,
  }),
  removeDocument: defineRoute({
    ...at(addresses.removeDocument),
    access: 'documents edit',
    summary: 'Delete a document',
    description: 'You can restore it for ten minutes.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND'],
    status: 200,
    reply: succeeded,
  }),
  restoreDocument: defineRoute({
    ...at(addresses.restoreDocument),
    access: 'documents edit',
    summary: 'Restore a document within ten minutes of its deletion',
    description: 'Fails if the same file was uploaded again since then.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'DUPLICATE_DOCUMENT', ...quotaErrors],
    status: 200,
    reply: documentView,
  }),
  reanalyzeDocument: defineRoute({
    ...at(addresses.reanalyzeDocument),
    access: 'documents edit',
    spends: 'document',
    summary: 'Analyze a document again',
    description:
      'Starts a new analysis and returns the document in its current state. A document that a reviewer rejected returns to a reviewer and does not count meanwhile, at most three times.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'BEING_ANALYSED', 'VERIFIED', 'DUPLICATE_DOCUMENT', 'TOO_MANY_ANALYSES'],
    status: 202,
    reply: documentView,
  }),
  answerHolder: defineRoute({
    ...at(addresses.answerHolder),
    access: 'documents edit',
    summary: 'Answer whose name a document is in',
    description:
      'A document in another name counts half until its owner answers. A former name is a name of the owner from then on. A document of another business proves nothing. `remove` deletes the document; you can restore it for ten minutes. The same answer twice changes nothing.',
    params: z.object({ id: documentId }),
    errors: ['DOCUMENT_NOT_FOUND', 'NO_HOLDER_QUESTION'],
    status: 200,
    body: answerHolderBody,
    reply: documentView,
  }),
  splitDocument: defineRoute({
    ...at(addresses.splitDocument),
    access: 'documents edit',
    spends: 'document',
    summary: 'Split a document into its papers',
    description:
      'Each part of the PDF file becomes a document of its own, and the original is deleted. aiAnalysis.parts proposes the parts. Page numbers stay those of the file.',
    params: z.object({ id: documentId }),
    errors: [
      'DOCUMENT_NOT_FOUND',
      'BEING_ANALYSED',
      'VERIFIED',
      'NOT_ANALYSED',
      'NOT_A_PDF',
      'TOO_MANY_ANALYSES',
      'ACCOUNT_ERASED',
      'FILE_DAMAGED',
      ...quotaErrors,
    ],
    status: 201,
    body: splitDocumentBody,
    reply: z.array(documentView),
  }),
} as const;
