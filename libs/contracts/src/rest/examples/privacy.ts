import type { z } from 'zod';
import type { auditLine, exportView, supportDocument } from '../../privacy.ts';
import type { adminRoutes } from '../admin.routes.ts';
import type { privacyRoutes } from '../privacy.routes.ts';
import { aPage, type ExamplesOf, idOf, later, moment, page, whole } from './example.ts';

const anErasure = { id: idOf(51), requestedAt: moment, dueAt: later };

const anExport = (): z.input<typeof exportView> => ({
  id: idOf(52),
  state: 'ready',
  requestedAt: moment,
  done: 6,
  parts: 6,
  readyAt: moment,
  expiresAt: later,
  bytes: 2_418_009,
});

const anAuditLine = (): z.input<typeof auditLine> => ({
  id: idOf(53),
  at: moment,
  actor: idOf(9),
  action: 'role.changed',
  subject: { type: 'user', id: idOf(1) },
  userId: idOf(1),
  details: { from: 'user', to: 'reviewer' },
  correlationId: idOf(54),
});

const aSupportDocument = (): z.input<typeof supportDocument> => ({
  documentId: idOf(11),
  ownerId: idOf(1),
  category: 'bank_statements',
  status: 'processing',
  stage: 'recognised',
  run: 1,
  deleted: false,
  queued: true,
  createdAt: moment,
  dueSince: moment,
  stages: [{ stage: 'received', at: moment }],
  events: [
    { type: 'document.uploaded', version: 1, at: moment, publishedAt: moment, correlationId: idOf(54) },
  ],
});

export const privacyExamples: ExamplesOf<typeof privacyRoutes> = {
  erasure: { reply: { erasure: anErasure, graceDays: 30 } },
  askErasure: { body: { password: 'a long and private phrase' }, reply: anErasure },
  cancelErasure: { reply: { success: true } },
  erasureReceipt: {
    params: { id: idOf(51) },
    reply: {
      ...anErasure,
      state: 'done',
      finishedAt: later,
      services: [
        {
          service: 'documents',
          at: later,
          erased: [{ what: 'documents with their analysis', count: 4 }],
          kept: [
            {
              what: 'audit entries, without your id',
              count: 3,
              why: 'They prove what our staff and systems did. They no longer say with whose data.',
            },
          ],
        },
      ],
    },
  },
  export: { reply: { export: anExport() } },
  askExport: {
    reply: { ...anExport(), state: 'building', done: 0, readyAt: null, expiresAt: null, bytes: null },
  },
  exportFile: { params: { id: idOf(52) } },
  consents: {
    query: aPage,
    reply: whole({ id: idOf(55), what: 'terms', version: '2026-11-21', givenAt: moment }),
  },
  shareConsents: {
    query: aPage,
    reply: whole({
      id: idOf(96),
      packageId: idOf(91),
      version: 1,
      title: 'First Bank of Riverbend',
      what: 'ssn',
      textVersion: '2026-11',
      givenAt: moment,
    }),
  },
  accessLog: {
    query: { ...aPage, service: 'identity', action: 'area.read' },
    reply: page({
      id: idOf(53),
      at: moment,
      who: 'staff',
      action: 'document.opened',
      subject: `document ${idOf(11)}`,
      service: 'documents',
      name: null,
      area: null,
    }),
  },
};

const letters = { service: 'scoring', ids: [idOf(56)] } as const;

export const adminExamples: ExamplesOf<typeof adminRoutes> = {
  audit: {
    query: { ...aPage, service: 'identity', action: 'role', actor: idOf(9), userId: idOf(1) },
    reply: {
      items: [{ ...anAuditLine(), service: 'identity', actorName: 'Zoe Park', ownerName: 'Leo Marsh' }],
      nextCursor: null,
      unavailable: [],
    },
  },
  deadLetters: {
    reply: {
      items: [
        {
          id: idOf(56),
          eventId: idOf(57),
          consumer: 'scoring-profile',
          subject: 'evt.profile.saved.v1',
          failedAt: moment,
          service: 'scoring',
        },
      ],
      unavailable: [],
    },
  },
  requeueDeadLetters: { body: { ...letters, ids: [...letters.ids] }, reply: { count: 1 } },
  purgeDeadLetters: { body: { ...letters, ids: [...letters.ids] }, reply: { count: 1 } },
  blankForms: {
    reply: [
      {
        file: 'sba-413.pdf',
        sha256: 'c0ffee'.padEnd(64, '0'),
        state: 'unknown_revision',
        reason: 'There is no valid map for this revision.',
      },
    ],
  },
  support: { query: { search: idOf(11) }, reply: whole(aSupportDocument()) },
};
