import { z } from 'zod';
import {
  applicationBody,
  comparedLender,
  compareLendersQuery,
  explainedMatch,
  lenderCarry,
  lenderFrontier,
  lenderId,
  lenderMatch,
  lenderMatchDetail,
  lenderMatchesQuery,
  onDayQuery,
  refreshedMatches,
} from '../lenders.ts';
import {
  activeBody,
  appliedImport,
  applyImportBody,
  catalogueLender,
  cataloguePage,
  catalogQuery,
  importId,
  importPlan,
} from '../lender-catalog.ts';
import { lenderFamily, lenderNetwork, naicsQuery, naicsTitle, removedSamples } from '../lender-network.ts';
import { lenderPlanReply } from '../goal-plan.ts';
import { pageOf } from '../lists.ts';
import * as addresses from './addresses.ts';
import { catalogForm } from './forms.ts';
import { at, defineRoute } from './define.ts';

export const lenderRoutes = {
  lenderNetwork: defineRoute({
    ...at(addresses.lenderNetwork),
    access: 'user',
    summary: 'Get the kind and size of the lender catalog',
    description:
      'mode is empty, sample or real. Invented sample lenders and real lenders are never in one number.',
    status: 200,
    reply: lenderNetwork,
  }),
  lenderFrontier: defineRoute({
    ...at(addresses.lenderFrontier),
    access: 'user',
    summary: 'Count the lenders that are open, and those that the next level of the score opens',
    description:
      'next has the points and lenders of the easiest steps to the next level that opens a lender. It is null without such a level, or while scoring is away.',
    status: 200,
    reply: lenderFrontier,
  }),
  lenderFamilies: defineRoute({
    ...at(addresses.lenderFamilies),
    access: 'user',
    summary: 'List the program families with their dated facts',
    description: 'Each fact has its source and its days. upcoming lists the next changes.',
    status: 200,
    reply: z.array(lenderFamily),
  }),
  naics: defineRoute({
    ...at(addresses.naics),
    access: 'user',
    summary: 'Search industry codes by a part of the code or title',
    description: 'Lists the 20 sectors, and the codes that imported loan records name.',
    status: 200,
    query: naicsQuery,
    reply: z.array(naicsTitle),
  }),
  lenderMatches: defineRoute({
    ...at(addresses.lenderMatches),
    access: 'user',
    summary: 'List matching lenders, the best first; include=all adds near misses',
    description:
      'Returns all eligible lenders, or one page of them if limit or cursor is set. include=all always returns pages and explains each match. on is a day on which the rules of the lenders apply, from three years ago to two years ahead.',
    status: 200,
    query: lenderMatchesQuery,
    reply: z.union([z.array(lenderMatch), pageOf(explainedMatch), pageOf(lenderMatch)]),
  }),
  refreshMatches: defineRoute({
    ...at(addresses.refreshMatches),
    access: 'user',
    summary: 'Match all lenders again',
    description: 'Compares the current figures with the active catalog and returns the changes.',
    status: 200,
    reply: refreshedMatches,
  }),
  lenderCarry: defineRoute({
    ...at(addresses.lenderCarry),
    access: 'user',
    summary: 'Get what the owner can pay a month, and how much of each kind of loan',
    description:
      'comfortable covers all payments 1.25 times, limit once. null is unknown. missing lists the smallest sets of open fields that decide lenders. possible counts the lenders without an answered rule that fails. These are estimates, not offers.',
    status: 200,
    reply: lenderCarry,
  }),
  compareLenders: defineRoute({
    ...at(addresses.compareLenders),
    access: 'user',
    needs: 'costComparison',
    summary: 'Compare the cost of a loan at up to four lenders',
    description: 'ids is a list of up to four ids with commas. A lender that does not fit has no cost.',
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    query: compareLendersQuery,
    reply: z.array(comparedLender),
  }),
  lenderMatch: defineRoute({
    ...at(addresses.lenderMatch),
    access: 'user',
    summary: 'Get one lender with every criterion and what would qualify',
    description:
      'Returns every criterion with its result, its dated rules, and the changes that would qualify the owner. on is a day on which the rules of the lenders apply.',
    params: z.object({ id: lenderId }),
    query: onDayQuery,
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    reply: lenderMatchDetail,
  }),
  lenderPlan: defineRoute({
    ...at(addresses.lenderPlan),
    access: 'user',
    needs: 'goalPlanner',
    summary: 'Plan the smallest changes to qualify for a lender',
    description: 'Returns the steps in order, with the score after each one.',
    params: z.object({ id: lenderId }),
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    reply: lenderPlanReply,
  }),
  noteApplication: defineRoute({
    ...at(addresses.noteApplication),
    access: 'user',
    summary: 'Note the result of a match: applied, offered or declined',
    description: 'null removes the note.',
    params: z.object({ id: lenderId }),
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    body: applicationBody,
    reply: lenderMatch,
  }),
} as const;

export const catalogRoutes = {
  removeSamples: defineRoute({
    ...at(addresses.removeSamples),
    access: 'admin',
    summary: 'Remove all sample lenders for good',
    description: 'They never come back. Notes of owners about them keep the name.',
    errors: ['NO_SAMPLES'],
    status: 200,
    reply: removedSamples,
  }),
  catalogue: defineRoute({
    ...at(addresses.catalogue),
    access: 'admin',
    summary: 'List all lenders of the catalog by name; search matches a part of the name or id',
    description: 'Returns pages of 50 unless limit is set. Send nextCursor as cursor to get the next page.',
    status: 200,
    query: catalogQuery,
    reply: cataloguePage,
  }),
  setLenderActive: defineRoute({
    ...at(addresses.setLenderActive),
    access: 'admin',
    summary: 'Turn a lender off or on',
    description: 'A lender that is off matches no owner.',
    params: z.object({ id: lenderId }),
    errors: ['LENDER_NOT_FOUND'],
    status: 200,
    body: activeBody,
    reply: catalogueLender,
  }),
  importCatalogue: defineRoute({
    ...at(addresses.importCatalogue),
    access: 'admin',
    spends: 'catalogue',
    summary: 'Upload a CSV file and preview the changes',
    description:
      'Nothing changes yet. Apply the import by its id. mapping is a JSON object from our column names to the names in the file.',
    form: catalogForm,
    errors: ['TOO_MANY_ROWS', 'IMPORT_NOT_FOUND'],
    status: 201,
    consumes: 'multipart/form-data',
    reply: importPlan,
  }),
  applyImport: defineRoute({
    ...at(addresses.applyImport),
    access: 'admin',
    summary: 'Apply an import to the catalog',
    description: 'An import with errors changes nothing.',
    params: z.object({ id: importId }),
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_HAS_ERRORS'],
    status: 200,
    body: applyImportBody,
    reply: appliedImport,
  }),
} as const;
