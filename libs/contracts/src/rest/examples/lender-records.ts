import type { z } from 'zod';
import type { lenderLoans, recordSnapshot, recordsReply, recordUpload } from '../../lender-records.ts';
import type { lenderRecordRoutes, recordImportRoutes } from '../lender-record.routes.ts';
import { aPage, type ExamplesOf, idOf, moment, page } from './example.ts';

const uploadId = idOf(71);
const params = { id: uploadId };
const ownQuery = {
  limit: 20,
  cursor: '20',
  size: 'to_350k',
  program: '7a',
  fromYear: 2022,
  toYear: 2026,
  lender: 'fdic:90820',
  sort: 'loans',
} as const;
const sha256 = '5f1c2ab0'.repeat(8);

const someLoans = (): z.input<typeof lenderLoans> => ({
  lender: { id: 'fdic:90820', name: 'Sample Union Savings Bank' },
  loans: 84,
  medianAmount: 239_000,
  medianTerm: 120,
  medianRate: 10.25,
  paid: { count: 41, share: 48.8, low: 38.4, high: 59.3 },
  chargedOff: { count: 3, share: 3.6, low: 1.2, high: 10 },
  open: 40,
  lastApproval: '2026-08-21',
  byYear: [
    { year: 2025, loans: 80 },
    { year: 2026, loans: null },
  ],
});

const aReply = (): z.input<typeof recordsReply> => {
  const { lender: _lender, byYear: _byYear, ...stats } = someLoans();
  return {
    query: {
      naics: '72',
      naicsTitle: 'Accommodation and food services',
      state: 'TX',
      county: 'HARRIS',
      size: 'to_350k',
      program: '7a',
      fromYear: 2022,
      toYear: 2026,
      lender: 'fdic:90820',
      sort: 'loans',
    },
    asOf: { '7a': '2026-09-30', '504': null },
    total: { ...stats, lenders: 13 },
    fewer: { lenders: 12 },
    items: [someLoans()],
    nextCursor: null,
  };
};

const anUpload = (): z.input<typeof recordUpload> => ({
  id: uploadId,
  name: 'foia-7a-fy2020-present.csv',
  size: 98_304_000,
  sha256,
  state: 'receiving',
  received: 8_388_608,
  progress: { bytes: 0, rows: 0 },
  summary: null,
  warnings: [],
  refusal: null,
  createdAt: moment,
  appliedAt: null,
});

const aSnapshot = (): z.input<typeof recordSnapshot> => ({
  id: idOf(72),
  program: '7a',
  asOf: '2026-09-30',
  fiscalYears: [2020, 2026],
  loans: 352_180,
  lenders: 1904,
  name: 'foia-7a-fy2020-present.csv',
  appliedAt: moment,
});

export const lenderRecordExamples: ExamplesOf<typeof lenderRecordRoutes> = {
  lenderRecords: {
    query: { ...ownQuery, naics: '72', state: 'TX', county: 'HARRIS' },
    reply: aReply(),
  },
  ownLenderRecords: { query: ownQuery, reply: { ...aReply(), widened: false } },
  recordPlaces: { query: { state: 'TX' }, reply: ['DALLAS', 'HARRIS', 'TRAVIS'] },
};

export const recordImportExamples: ExamplesOf<typeof recordImportRoutes> = {
  openRecordUpload: {
    body: { name: 'foia-7a-fy2020-present.csv', size: 98_304_000, sha256 },
    reply: anUpload(),
  },
  recordUploads: { reply: [anUpload()] },
  recordUpload: { params, reply: anUpload() },
  sendRecordPart: { params, query: { offset: 0 }, reply: anUpload() },
  recordAside: { params, query: aPage, reply: page({ line: 21, reason: 'STATE' }) },
  applyRecords: {
    params,
    body: { confirm: ['SHRUNK'] },
    reply: { ...anUpload(), state: 'applying', received: 98_304_000 },
  },
  cancelRecordUpload: { params, reply: { ...anUpload(), state: 'cancelled' } },
  recordSnapshots: { reply: [aSnapshot()] },
  removeRecordSnapshot: { params: { id: idOf(72) }, reply: { version: 4 } },
};
