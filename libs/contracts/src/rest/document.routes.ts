import { z } from 'zod';
import {
  documentView,
  moveDocumentBody,
  previewQuery,
  rejectDocumentBody,
  reviewItem,
} from '../documents.ts';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import { defineRoute } from './define.ts';

export const documentRoutes = {
  documents: defineRoute({
    method: 'GET',
    path: '/api/documents',
    access: 'user',
    summary: 'All documents, newest first',
    status: 200,
    reply: z.array(documentView),
  }),
  uploadDocument: defineRoute({
    method: 'POST',
    path: '/api/documents/upload',
    access: 'user',
    summary: 'Upload one document: fields file, category, subcategory',
    status: 201,
    consumes: 'multipart/form-data',
    reply: documentView,
  }),
} as const;

export const oneDocumentRoutes = {
  document: defineRoute({
    method: 'GET',
    path: '/api/documents/:id',
    access: 'user',
    summary: 'One document with all its analysis found',
    status: 200,
    reply: documentView,
  }),
  documentFile: defineRoute({
    method: 'GET',
    path: '/api/documents/:id/file',
    access: 'user',
    summary: 'The file as it was uploaded, as a download',
    status: 200,
    produces: 'application/octet-stream',
    reply: null,
  }),
  documentPreview: defineRoute({
    method: 'GET',
    path: '/api/documents/:id/preview',
    access: 'user',
    summary: 'A picture of one page',
    status: 200,
    query: previewQuery,
    produces: 'image/png',
    reply: null,
  }),
  moveDocument: defineRoute({
    method: 'PATCH',
    path: '/api/documents/:id',
    access: 'user',
    summary: 'Move a document to another category',
    status: 200,
    body: moveDocumentBody,
    reply: documentView,
  }),
  removeDocument: defineRoute({
    method: 'DELETE',
    path: '/api/documents/:id',
    access: 'user',
    summary: 'Delete a document',
    status: 200,
    reply: succeeded,
  }),
  restoreDocument: defineRoute({
    method: 'POST',
    path: '/api/documents/:id/restore',
    access: 'user',
    summary: 'Bring back a document deleted in the last ten minutes',
    status: 200,
    reply: documentView,
  }),
  reanalyzeDocument: defineRoute({
    method: 'POST',
    path: '/api/documents/:id/reanalyze',
    access: 'user',
    summary: 'Analyse a document again',
    status: 202,
    reply: documentView,
  }),
} as const;

export const reviewRoutes = {
  reviewQueue: defineRoute({
    method: 'GET',
    path: '/api/review/documents',
    access: 'reviewer',
    summary: 'Documents waiting for a decision, oldest first',
    status: 200,
    query: pageQuery,
    reply: listOf(reviewItem),
  }),
  reviewFile: defineRoute({
    method: 'GET',
    path: '/api/review/documents/:id/file',
    access: 'reviewer',
    summary: 'The file of a document waiting for a decision',
    status: 200,
    produces: 'application/octet-stream',
    reply: null,
  }),
  reviewPreview: defineRoute({
    method: 'GET',
    path: '/api/review/documents/:id/preview',
    access: 'reviewer',
    summary: 'A picture of one page of a document waiting for a decision',
    status: 200,
    query: previewQuery,
    produces: 'image/png',
    reply: null,
  }),
  verifyDocument: defineRoute({
    method: 'POST',
    path: '/api/review/documents/:id/verify',
    access: 'reviewer',
    summary: 'Verify a document',
    status: 200,
    reply: reviewItem,
  }),
  rejectDocument: defineRoute({
    method: 'POST',
    path: '/api/review/documents/:id/reject',
    access: 'reviewer',
    summary: 'Reject a document with a reason',
    status: 200,
    body: rejectDocumentBody,
    reply: reviewItem,
  }),
} as const;
