import { z } from 'zod';
import {
  answerRequestBody,
  declineRequestBody,
  lenderRequest,
  lenderRequestId,
  lenderRequestQuery,
} from '../lender-requests.ts';
import { listOf } from '../lists.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const ownRequest = z.object({ id: lenderRequestId });
const closing = ['LENDER_REQUEST_NOT_FOUND', 'LENDER_REQUEST_CLOSED'] as const;

export const lenderRequestRoutes = {
  lenderRequests: defineRoute({
    ...at(addresses.lenderRequests),
    access: 'packages view',
    summary: 'List the requests of lenders, the newest first',
    description: 'Texts come from the reader of a link. Show them as text.',
    query: lenderRequestQuery,
    status: 200,
    reply: listOf(lenderRequest),
  }),
  answerLenderRequest: defineRoute({
    ...at(addresses.answerLenderRequest),
    access: 'packages share',
    needs: 'lenderFile',
    summary: 'Answer a request with documents',
    description: 'Freezes the next version of the file with these documents added. Links stay the same.',
    params: ownRequest,
    body: answerRequestBody,
    errors: [
      ...closing,
      'CONSENT_NEEDED',
      'DOCUMENT_NOT_READY',
      'PACKAGE_TOO_LARGE',
      'PACKAGE_NOT_FOUND',
      'ACCOUNT_ERASED',
    ],
    status: 200,
    reply: lenderRequest,
  }),
  declineLenderRequest: defineRoute({
    ...at(addresses.declineLenderRequest),
    access: 'packages share',
    summary: 'Decline a request',
    description: 'The reader sees the note.',
    params: ownRequest,
    body: declineRequestBody,
    errors: closing,
    status: 200,
    reply: lenderRequest,
  }),
} as const;
