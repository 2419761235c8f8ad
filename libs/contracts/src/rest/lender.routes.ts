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
import {
  activeBody,
  appliedImport,
  applyImportBody,
  catalogueLender,
  catalogueQuery,
  importPlan,
} from '../lender-catalogue.ts';
import { lenderPlanReply } from '../goal-plan.ts';
import { pageOf } from '../lists.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const lenderRoutes = {
  lenderMatches: defineRoute({
    ...at(addresses.lenderMatches),
    access: 'user',
    summary: 'Eligible lenders, best first; include=all adds near misses with what is missing',
    status: 200,
    query: lenderMatchesQuery,
    reply: z.union([z.array(lenderMatch), pageOf(explainedMatch), pageOf(lenderMatch)]),
  }),
  refreshMatches: defineRoute({
    ...at(addresses.refreshMatches),
    access: 'user',
    summary: 'Judge all lenders anew',
    status: 200,
    reply: refreshedMatches,
  }),
  compareLenders: defineRoute({
    ...at(addresses.compareLenders),
    access: 'user',
    needs: 'costComparison',
    summary: 'What the money would cost at up to four lenders',
    status: 200,
    query: compareLendersQuery,
    reply: z.array(comparedLender),
  }),
  lenderMatch: defineRoute({
    ...at(addresses.lenderMatch),
    access: 'user',
    summary: 'One lender with every criterion and what would qualify',
    status: 200,
    reply: lenderMatchDetail,
  }),
  lenderPlan: defineRoute({
    ...at(addresses.lenderPlan),
    access: 'user',
    needs: 'goalPlanner',
    summary:
      'The smallest changes with which a lender would take the owner, in order, with the score after each',
    status: 200,
    reply: lenderPlanReply,
  }),
  catalogue: defineRoute({
    ...at(addresses.catalogue),
    access: 'admin',
    summary: 'The catalogue, active or not, by name; search takes a part of the name or id',
    status: 200,
    query: catalogueQuery,
    reply: pageOf(catalogueLender),
  }),
  setLenderActive: defineRoute({
    ...at(addresses.setLenderActive),
    access: 'admin',
    summary: 'Make a lender inactive, or active again',
    status: 200,
    body: activeBody,
    reply: catalogueLender,
  }),
  importCatalogue: defineRoute({
    ...at(addresses.importCatalogue),
    access: 'admin',
    summary: 'Read a CSV file (field file, optional field mapping) and say what it would change',
    status: 201,
    consumes: 'multipart/form-data',
    reply: importPlan,
  }),
  applyImport: defineRoute({
    ...at(addresses.applyImport),
    access: 'admin',
    summary: 'Make the catalogue what the import says',
    status: 200,
    body: applyImportBody,
    reply: appliedImport,
  }),
  noteApplication: defineRoute({
    ...at(addresses.noteApplication),
    access: 'user',
    summary: 'Note what became of a match: applied, offered, declined, or nothing yet',
    status: 200,
    body: applicationBody,
    reply: lenderMatch,
  }),
} as const;
