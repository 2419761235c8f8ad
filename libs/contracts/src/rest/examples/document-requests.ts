import type { z } from 'zod';
import type { documentRequest, openedRequest } from '../../document-requests.ts';
import type { documentRequestRoutes, requestAnswerRoutes } from '../document-request.routes.ts';
import { aPage, type ExamplesOf, idOf, later, moment, whole } from './example.ts';

const wanted = {
  title: 'Bank statement of October',
  category: 'bank_statements',
  subcategory: 'business_checking',
  note: 'All pages, please.',
  dueOn: '2026-12-01',
} as const;

const author = { type: 'practice', name: 'Bay Advisers' } as const;

const aDocumentRequest = (): z.input<typeof documentRequest> => ({
  ...wanted,
  id: idOf(97),
  businessId: idOf(1),
  askedBy: author,
  state: 'open',
  answers: 0,
  createdAt: moment,
  lastReminderAt: null,
});

const opened: z.input<typeof openedRequest> = {
  ...wanted,
  askedBy: author,
  state: 'open',
  businessName: 'Harbor Street Bakery LLC',
  brand: { name: author.name, colors: { light: {}, dark: {} }, logo: null },
};

const ownRequest = { id: idOf(97) };
const token = 'GYLnMTvA9Nqf4PIPxpfTPThmyVOJ2gYKP4aYw5lXxZk';
const url = `https://app.example.com/request#${token}`;

export const documentRequestExamples: ExamplesOf<typeof documentRequestRoutes & typeof requestAnswerRoutes> =
  {
    documentRequests: { query: aPage, reply: whole(aDocumentRequest()) },
    addDocumentRequest: {
      body: { ...wanted, email: 'lena@example.com' },
      reply: { request: aDocumentRequest(), url },
    },
    remindDocumentRequest: { params: ownRequest, reply: { ...aDocumentRequest(), lastReminderAt: later } },
    closeDocumentRequest: { params: ownRequest, reply: { ...aDocumentRequest(), state: 'closed' } },
    documentRequestLink: { params: ownRequest, reply: { url } },
    deadlines: {
      reply: whole({ kind: 'request' as const, title: wanted.title, on: wanted.dueOn, href: '/documents' }),
    },
    openDocumentRequest: { body: { token }, reply: opened },
    answerDocumentRequest: { reply: { pages: 3, state: 'answered' as const } },
  };
