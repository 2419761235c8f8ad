import type { z } from 'zod';
import type { feedPlan, lenderFeed } from '../../lender-feeds.ts';
import type { lenderCriteriaRoutes, lenderFeedRoutes } from '../lender-feed.routes.ts';
import { type ExamplesOf, idOf, moment, whole } from './example.ts';

const feedId = idOf(81);
const params = { id: feedId };
const url = 'https://riverbend.example/lender-criteria.json';
const publicKey = 'YmFzZTY0IG9mIDMyIGJ5dGVzIG9mIGVkMjU1MTkga2U=';

const aFeed = (): z.input<typeof lenderFeed> => ({
  id: feedId,
  slug: 'riverbend',
  name: 'Riverbend Community Bank',
  url,
  publicKey: null,
  mode: 'review',
  state: 'ok',
  programs: 4,
  lastFetchedAt: moment,
  lastChangedAt: moment,
  lastError: null,
  planVersion: null,
});

const aPlan = (): z.input<typeof feedPlan> => ({
  id: feedId,
  rows: 4,
  added: 0,
  changed: 1,
  unchanged: 3,
  absent: 1,
  errorCount: 0,
  errors: [],
  changes: [
    {
      id: 'riverbend.term',
      name: 'Riverbend Term Loan',
      kind: 'changed',
      fields: [{ field: 'minCreditScore', from: 640, to: 660 }],
    },
  ],
  planVersion: 3,
  warnings: [{ path: 'programs[2].verifiedOn', code: 'STALE', message: 'Confirm this program.' }],
  leaving: [{ id: 'riverbend.line', name: 'Riverbend Line of Credit' }],
  active: 5,
  remaining: 4,
  held: false,
});

export const lenderCriteriaExamples: ExamplesOf<typeof lenderCriteriaRoutes> = {
  checkCriteria: {
    body: {
      format: 'groundwork-lender-criteria/1',
      publisher: { name: 'Riverbend Community Bank', website: 'https://riverbend.example' },
      publishedAt: moment,
      programs: [],
    },
    reply: {
      valid: false,
      programs: 0,
      errors: [{ path: 'programs', code: 'SCHEMA', message: 'List at least 1 entry.' }],
      warnings: [],
    },
  },
};

export const lenderFeedExamples: ExamplesOf<typeof lenderFeedRoutes> = {
  feeds: { reply: whole(aFeed()) },
  addFeed: {
    body: { name: 'Riverbend Community Bank', slug: 'riverbend', url, publicKey, mode: 'review' },
    reply: { ...aFeed(), publicKey, state: 'new', programs: 0, lastChangedAt: null, planVersion: 1 },
  },
  changeFeed: {
    params,
    body: { name: 'Riverbend Bank', publicKey: null, mode: 'automatic', paused: true },
    reply: { ...aFeed(), name: 'Riverbend Bank', mode: 'automatic', state: 'paused' },
  },
  removeFeed: { params, reply: { version: 14, deactivated: 4 } },
  fetchFeed: { params, reply: { ...aFeed(), planVersion: 3 } },
  feedPlan: { params, reply: aPlan() },
  applyFeed: {
    params,
    body: { planVersion: 3, confirmShrink: false },
    reply: { version: 15, added: 0, changed: 1, deactivated: 1 },
  },
  rejectFeed: { params, body: { planVersion: 3 }, reply: aFeed() },
};
