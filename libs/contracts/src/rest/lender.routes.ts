import { z } from 'zod';
import {
  applicationBody,
  comparedLender,
  compareLendersQuery,
  explainedMatch,
  lenderId,
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
  importId,
  importPlan,
} from '../lender-catalogue.ts';
import { lenderPlanReply } from '../goal-plan.ts';
import { pageOf } from '../lists.ts';
import * as addresses from './addresses.ts';
import { catalogueForm } from './forms.ts';
import { at, defineRoute } from './define.ts';

export const lenderRoutes = {
  lenderMatches: defineRoute({
    ...at(addresses.lenderMatches),
    access: 'user',
    summary: 'Eligible lenders, best first; include=all adds near misses with what is missing',
    description:
      'Without parameters the whole list of eligible lenders; a page of it if limit or cursor is set. include=all always answers in pages and explains each match.',
    status: 200,
    query: lenderMatchesQuery,
    reply: z.union([z.array(lenderMatch), pageOf(explainedMatch), pageOf(lenderMatch)]),
  }),
  refreshMatches: defineRoute({
    ...at(addresses.refreshMatches),
    access: 'user',
    summary: 'Judge all lenders anew',
    description: 'Judges the present figures against the active catalogue and returns what changed.',
    status: 200,
    reply: refreshedMatches,
  }),
  compareLenders: defineRoute({
    ...at(addresses.compareLenders),
    access: 'user',
    needs: 'costComparison',
    summary: 'What the money would cost at up to four lenders',
    description:
      'ids is a list with commas, at most four. A lender that does not lend to the owner has no cost.',
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    query: compareLendersQuery,
    reply: z.array(comparedLender),
  }),
  lenderMatch: defineRoute({
    ...at(addresses.lenderMatch),
    access: 'user',
    summary: 'One lender with every criterion and what would qualify',
    description: 'Every criterion with its result, and the changes that would make the owner eligible.',
    params: z.object({ id: lenderId }),
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    reply: lenderMatchDetail,
  }),
  lenderPlan: defineRoute({
    ...at(addresses.lenderPlan),
    access: 'user',
    needs: 'goalPlanner',
    summary:
      'The smallest changes with which a lender would take the owner, in order, with the score after each',
    description: 'Matching says what the lender wants, scoring what each step takes and brings.',
    params: z.object({ id: lenderId }),
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    reply: lenderPlanReply,
  }),
  noteApplication: defineRoute({
    ...at(addresses.noteApplication),
    access: 'user',
    summary: 'Note what became of a match: applied, offered, declined, or nothing yet',
    description: 'null removes the note.',
    params: z.object({ id: lenderId }),
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    body: applicationBody,
    reply: lenderMatch,
  }),
} as const;

export const catalogueRoutes = {
  catalogue: defineRoute({
    ...at(addresses.catalogue),
    access: 'admin',
    summary: 'The catalogue, active or not, by name; search takes a part of the name or id',
    description: 'Pages of 50 unless limit is set; pass nextCursor as cursor to read on.',
    status: 200,
    query: catalogueQuery,
    reply: pageOf(catalogueLender),
  }),
  setLenderActive: defineRoute({
    ...at(addresses.setLenderActive),
    access: 'admin',
    summary: 'Make a lender inactive, or active again',
    description: 'An inactive lender matches nobody.',
    params: z.object({ id: lenderId }),
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    body: activeBody,
    reply: catalogueLender,
  }),
  importCatalogue: defineRoute({
    ...at(addresses.importCatalogue),
    access: 'admin',
    summary: 'Read a CSV file (field file, optional field mapping) and say what it would change',
    description:
      'Nothing changes yet: apply the import by its id. mapping is a JSON object from our column names to those of the file.',
    form: catalogueForm,
    errors: ['TOO_MANY_ROWS', 'IMPORT_NOT_FOUND'],
    status: 201,
    consumes: 'multipart/form-data',
    reply: importPlan,
  }),
  applyImport: defineRoute({
    ...at(addresses.applyImport),
    access: 'admin',
    summary: 'Make the catalogue what the import says',
    description: 'An import with errors is refused as a whole.',
    params: z.object({ id: importId }),
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_HAS_ERRORS'],
    status: 200,
    body: applyImportBody,
    reply: appliedImport,
  }),
} as const;
