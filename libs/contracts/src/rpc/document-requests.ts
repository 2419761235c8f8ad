import { z } from 'zod';
import {
  addedDocumentRequest,
  documentRequest,
  documentRequestBody,
  documentRequestId,
  exportedRequest,
  requestLink,
  requestOrigin,
  requestToken,
  storedRequest,
} from '../document-requests.ts';
import { documentId, userId } from '../ids.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { idText, nameText, x25519Key } from '../texts.ts';
import { defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });
const ownRequest = { requestId: documentRequestId };
const byToken = z.object({ token: requestToken, clientAddress: nameText.optional() });

/** The place of an answer that arrives, with the key of its file for the receiver. */
const arrivingAnswer = z.object({ documentId, key: z.string() });

const receivedFile = z.object({
  documentId,
  incomingKey: nameText,
  /** Photos have none: their file is named after the request. */
  originalName: nameText.nullable(),
  fileSize: z.number().int(),
  sha256: idText,
  /** Of the files as they were sent: the same files again are no new answer. */
  sentSha256: idText,
  pages: z.number().int().nullable(),
});
export type ReceivedAnswer = z.infer<typeof receivedFile>;

export const documentRequestRpc = {
  documentRequests: defineRpc(
    'rpc.sharing.document-requests.v1',
    owner.extend({ page: pageQuery }),
    pageOf(documentRequest),
  ),
  addDocumentRequest: defineChange(
    'rpc.sharing.add-document-request.v1',
    { request: documentRequestBody, origin: requestOrigin },
    addedDocumentRequest,
  ),
  remindDocumentRequest: defineChange('rpc.sharing.remind-document-request.v1', ownRequest, documentRequest),
  closeDocumentRequest: defineChange('rpc.sharing.close-document-request.v1', ownRequest, documentRequest),
  documentRequestLink: defineChange('rpc.sharing.document-request-link.v1', ownRequest, requestLink),
  openDocumentRequest: defineRpc('rpc.sharing.open-document-request.v1', byToken, storedRequest),
  beginRequestAnswer: defineRpc(
    'rpc.sharing.begin-request-answer.v1',
    byToken.extend({ receiver: x25519Key }),
    arrivingAnswer,
  ),
  recordRequestAnswer: defineRpc(
    'rpc.sharing.record-request-answer.v1',
    byToken.extend({ file: receivedFile }),
    z.object({ isNew: z.boolean(), pages: z.number().int().nullable() }),
  ),
};

export const exportedRequestsRpc = defineChange(
  'rpc.sharing.export-requests.v1',
  { page: pageQuery },
  pageOf(exportedRequest),
);
