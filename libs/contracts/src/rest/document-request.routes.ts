import { z } from 'zod';
import {
  addedDocumentRequest,
  deadline,
  documentRequest,
  documentRequestBody,
  documentRequestId,
  openedRequest,
  requestAnswer,
  requestLink,
  requestTokenBody,
} from '../document-requests.ts';
import { listOf, pageQuery } from '../lists.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';
import { requestAnswerForm } from './forms.ts';

const ownRequest = z.object({ id: documentRequestId });
const unknown = ['DOCUMENT_REQUEST_NOT_FOUND'] as const;
const byToken = ['LINK_NOT_VALID', 'TOO_MANY_TOKENS'] as const;

export const documentRequestRoutes = {
  documentRequests: defineRoute({
    ...at(addresses.documentRequests),
    access: 'documents view',
    summary: 'List the requests for documents, the newest first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    query: pageQuery,
    status: 200,
    reply: listOf(documentRequest),
  }),
  addDocumentRequest: defineRoute({
    ...at(addresses.addDocumentRequest),
    access: 'documents edit',
    summary: 'Request a document',
    description:
      'Returns the link that answers the request. It works until you close the request, or 30 days after the due day. With an email, the site mails the link where mail is configured.',
    body: documentRequestBody,
    errors: ['TOO_MANY_DOCUMENT_REQUESTS', 'ACCOUNT_ERASED'],
    status: 201,
    reply: addedDocumentRequest,
  }),
  remindDocumentRequest: defineRoute({
    ...at(addresses.remindDocumentRequest),
    access: 'documents edit',
    summary: 'Send a reminder of an open request',
    description: 'Mails the link again if the request has an email. Once in 24 hours.',
    params: ownRequest,
    errors: [...unknown, 'REMINDED_TODAY', 'REQUEST_CLOSED'],
    status: 200,
    reply: documentRequest,
  }),
  closeDocumentRequest: defineRoute({
    ...at(addresses.closeDocumentRequest),
    access: 'documents edit',
    summary: 'Close a request',
    description: 'Its link ends. The documents that arrived stay. Closing it twice changes nothing.',
    params: ownRequest,
    errors: unknown,
    status: 200,
    reply: documentRequest,
  }),
  documentRequestLink: defineRoute({
    ...at(addresses.documentRequestLink),
    access: 'documents edit',
    summary: 'Get the link of a request again',
    description: 'The audit log names who copied it.',
    params: ownRequest,
    errors: [...unknown, 'REQUEST_CLOSED'],
    status: 200,
    reply: requestLink,
  }),
  deadlines: defineRoute({
    ...at(addresses.deadlines),
    access: 'documents view',
    summary: 'List what is due, the earliest first',
    description:
      'Requests for documents, requests of lenders if you view lender files, and last days of proofs if you view the score.',
    status: 200,
    reply: z.array(deadline),
  }),
} as const;

export const requestAnswerRoutes = {
  openDocumentRequest: defineRoute({
    ...at(addresses.openDocumentRequest),
    access: 'public',
    summary: 'Open the link of a request',
    description: 'Shows what is needed, by when, and the name of the business. Nothing else of it.',
    body: requestTokenBody,
    errors: byToken,
    status: 200,
    reply: openedRequest,
  }),
  answerDocumentRequest: defineRoute({
    ...at(addresses.answerDocumentRequest),
    access: 'public',
    summary: 'Answer a request with a PDF or with photos',
    description:
      'Send the token first, then one PDF, or 1 to 30 JPEG or PNG photos. Photos become the pages of one PDF, upright and without their metadata. It is analyzed as an upload of the business. The same files again change nothing. pages is null for a PDF.',
    form: requestAnswerForm,
    errors: [
      ...byToken,
      'REQUEST_CLOSED',
      'TOO_MANY_PHOTOS',
      'FILE_TOO_LARGE',
      'FILE_TYPE',
      'FILE_INFECTED',
      'SCAN_UNAVAILABLE',
      'DISK_LOW',
      'STORAGE_FULL',
      'TOO_MANY_FILES',
      'TOO_MANY_WAITING',
      'TOO_MANY_ANALYSES',
    ],
    status: 201,
    consumes: 'multipart/form-data',
    reply: requestAnswer,
  }),
} as const;
