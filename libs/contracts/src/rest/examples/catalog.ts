import type { z } from 'zod';
import type { catalogueLender } from '../../lender-catalog.ts';
import type { catalogRoutes } from '../lender.routes.ts';
import { aPage, type ExamplesOf, idOf, page } from './example.ts';
import { aRule, lenderId, origin, params } from './lenders.ts';

const aCatalogLender = (): z.input<typeof catalogueLender> => ({
  id: lenderId,
  name: 'Riverbend Community Bank',
  type: 'sba_preferred',
  active: true,
  version: 12,
  source: 'SBA lender list',
  sourceDate: '2026-10-01',
  ...origin,
});

const aFactToCheck = () => ({
  family: { code: 'sba-7a', name: 'SBA 7(a) loan' },
  inUse: true,
  fact: {
    id: '7a-coverage',
    criterion: 'minDscr',
    value: 1.15,
    validTo: null,
    verifiedOn: null,
    ...aRule(),
    source: 'SBA SOP 50 10 8',
    note: 'Cash flow must cover all debt payments at least 1.15 times.',
  },
});

export const catalogExamples: ExamplesOf<typeof catalogRoutes> = {
  removeSamples: { reply: { removed: 1247, version: 13 } },
  catalogue: { query: { ...aPage, search: 'riverbend' }, reply: { ...page(aCatalogLender()), samples: 0 } },
  setLenderActive: { params, body: { active: false }, reply: { ...aCatalogLender(), active: false } },
  factsToCheck: { reply: [aFactToCheck()] },
  verifyFact: {
    params: { id: '7a-coverage' },
    body: { verifiedOn: '2026-11-29' },
    reply: { ...aFactToCheck(), fact: { ...aFactToCheck().fact, verifiedOn: '2026-11-29' } },
  },
  importCatalogue: {
    reply: {
      id: idOf(31),
      rows: 1247,
      added: 3,
      changed: 1,
      unchanged: 1243,
      absent: 2,
      errorCount: 0,
      errors: [],
      warnings: [],
      changes: [
        {
          id: lenderId,
          name: 'Riverbend Community Bank',
          kind: 'changed',
          fields: [{ field: 'maxInterestRate', from: 12.5, to: 12.25 }],
        },
      ],
    },
  },
  applyImport: {
    params: { id: idOf(31) },
    body: { absent: 'deactivate' },
    reply: { version: 13, added: 3, changed: 1, deactivated: 2 },
  },
};
