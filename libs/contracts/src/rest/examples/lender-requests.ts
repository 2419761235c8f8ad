import type { z } from 'zod';
import type { lenderRequest, sharedRequest } from '../../lender-requests.ts';
import type { lenderRequestRoutes } from '../lender-request.routes.ts';
import { aPage, type ExamplesOf, idOf, later, moment, whole } from './example.ts';

const title = 'Bank statement of October';

export const aSharedRequest = (): z.input<typeof sharedRequest> => ({
  id: idOf(95),
  title,
  note: 'All pages, please.',
  dueDay: '2026-12-01',
  state: 'open',
  createdAt: moment,
  closedAt: null,
  answerNote: null,
});

const aRequest = (): z.input<typeof lenderRequest> => ({
  ...aSharedRequest(),
  packageId: idOf(91),
  linkId: idOf(93),
  recipient: 'Ann Lee',
  documentIds: [],
});

const ownRequest = { id: idOf(95) };
const note = 'Here it is.';
const closed = { closedAt: later, answerNote: note };

export const lenderRequestExamples: ExamplesOf<typeof lenderRequestRoutes> = {
  lenderRequests: { query: { ...aPage, state: 'open' }, reply: whole(aRequest()) },
  answerLenderRequest: {
    params: ownRequest,
    body: { documentIds: [idOf(11)], note },
    reply: { ...aRequest(), ...closed, state: 'answered', documentIds: [idOf(11)] },
  },
  declineLenderRequest: {
    params: ownRequest,
    body: { note },
    reply: { ...aRequest(), ...closed, state: 'declined' },
  },
};
