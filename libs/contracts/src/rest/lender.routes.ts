import { z } from 'zod';
import {
  applicationBody,
  comparedLender,
  compareLendersQuery,
  explainedMatch,
  lenderMatch,
  lenderMatchDetail,
  lenderMatchesQuery,
  refreshedMatches,
} from '../lenders.ts';
import { pageOf } from '../lists.ts';
import { defineRoute } from './define.ts';

export const lenderRoutes = {
  lenderMatches: defineRoute({
    method: 'GET',
    path: '/api/lender-matches',
    access: 'user',
    summary: 'Eligible lenders, best first; include=all adds near misses with what is missing',
    status: 200,
    query: lenderMatchesQuery,
    reply: z.union([z.array(lenderMatch), pageOf(explainedMatch), pageOf(lenderMatch)]),
  }),
  refreshMatches: defineRoute({
    method: 'POST',
    path: '/api/lender-matches/refresh',
    access: 'user',
    summary: 'Judge all lenders anew',
    status: 200,
    reply: refreshedMatches,
  }),
  compareLenders: defineRoute({
    method: 'GET',
    path: '/api/lender-matches/compare',
    access: 'user',
    needs: 'costComparison',
    summary: 'What the money would cost at up to four lenders',
    status: 200,
    query: compareLendersQuery,
    reply: z.array(comparedLender),
  }),
  lenderMatch: defineRoute({
    method: 'GET',
    path: '/api/lender-matches/:id',
    access: 'user',
    summary: 'One lender with every criterion and what would qualify',
    status: 200,
    reply: lenderMatchDetail,
  }),
  noteApplication: defineRoute({
    method: 'POST',
    path: '/api/lender-matches/:id/application',
    access: 'user',
    summary: 'Note what became of a match: applied, offered, declined, or nothing yet',
    status: 200,
    body: applicationBody,
    reply: lenderMatch,
  }),
} as const;
