import type { z } from 'zod';
import type { bankFile, bankRow, csvMappingBody, ledgerAccount } from '../../bank-records.ts';
import type { cashFlow } from '../../cash-flow.ts';
import type { trailingFigures, witness } from '../../evidence.ts';
import type { bankFileRoutes, cashFlowRoutes } from '../bank-records.routes.ts';
import { aPage, type ExamplesOf, idOf, moment, page, whole } from './example.ts';

const fileId = idOf(71);
const accountId = idOf(72);
const rowId = idOf(73);

const aMapping = (): z.input<typeof csvMappingBody> => ({
  hasHeader: true,
  delimiter: ',',
  skipLines: 0,
  columns: { date: 0, description: [1], amount: 2, balance: 3 },
  dateOrder: 'mdy',
  decimal: '.',
  sign: 'as_is',
});

const anImportedFile = (): z.input<typeof bankFile> => ({
  id: fileId,
  source: 'csv',
  name: 'checking-2026.csv',
  createdAt: moment,
  documentId: null,
  state: 'planned',
  refusal: null,
  questions: [],
  header: ['Date', 'Description', 'Amount', 'Balance'],
  sample: [['03/04/2026', 'CARD SETTLEMENT 0304', '1,204.50', '9,120.11']],
  transactions: 150,
  mapping: aMapping(),
  mappingRemembered: false,
  account: {
    id: accountId,
    bankName: 'First Bank of Riverbend',
    accountType: 'checking',
    numberEnding: '6789',
    ownership: 'business',
  },
  planVersion: 1,
  plan: {
    rows: 150,
    new: 118,
    known: 30,
    doubtful: 2,
    skipped: { pending: 1, future: 0, failed: 0 },
    firstDay: '2026-03-01',
    lastDay: '2026-05-31',
    opening: 791_561,
    closing: 1_204_377,
    totalIn: 2_310_000,
    totalOut: 1_897_184,
    doubts: [
      {
        id: '17',
        day: '2026-03-09',
        amount: -4_500,
        text: 'GAS STATION 12',
        reason: 'OTHER_TEXT',
        existing: { day: '2026-03-09', amount: -4_500, text: 'GAS STN 12 RIVERBEND' },
        default: 'add',
      },
    ],
  },
  warnings: [],
  appliedAt: null,
  undoUntil: null,
});

const anAppliedFile = (): z.input<typeof bankFile> => ({
  ...anImportedFile(),
  state: 'applied',
  appliedAt: moment,
  undoUntil: '2026-11-20T09:40:00.000Z',
});

const anAccount = (): z.input<typeof ledgerAccount> => ({
  id: accountId,
  bankName: 'First Bank of Riverbend',
  accountType: 'checking',
  number: '****6789',
  ownership: 'business',
  closedOn: null,
  firstDay: '2026-03-01',
  lastDay: '2026-05-31',
  rows: 148,
  months: [
    {
      month: '2026-03',
      state: 'reconciled',
      opening: 791_561,
      closing: 912_011,
      difference: null,
      missing: [],
    },
  ],
});

const aRow = (): z.input<typeof bankRow> => ({
  id: rowId,
  accountId,
  day: '2026-03-04',
  amount: 120_450,
  text: 'CARD SETTLEMENT 0304',
  balance: 912_011,
  class: 'card_settlement',
  rule: { code: 'CARD_SETTLEMENT', version: '1.1' },
  because: 'The text has the words "SETTLEMENT".',
  corrected: false,
  pairRowId: null,
  page: null,
});

const aQuarter = (): z.input<typeof trailingFigures> => ({
  months: 3,
  from: '2026-03',
  to: '2026-05',
  deposits: 2_310_000,
  withdrawals: 1_897_184,
  trueRevenue: 2_190_000,
  netOperatingCash: 512_000,
  averageDailyBalance: 884_210,
  lowestBalance: 120_000,
  daysLow: 0,
  daysNegative: 0,
  nsfCount: 0,
  nsfDays: 0,
  debtService: 240_000,
  advances: 0,
  holdbackPercent: 0,
  coverage: 213,
  overdraftFees: 0,
});

const aCashFlow = (): z.input<typeof cashFlow> => ({
  rulesVersion: 'cashflow-1.1',
  countedThrough: '2026-05',
  months: [],
  trailing: { '3': aQuarter(), '12': null },
  window: { from: '2026-03', to: '2026-05', months: 3 },
  trend: null,
  seasonality: null,
  topFivePayersPercent: 6_120,
  largestPayerPercent: 2_210,
  payers: [{ payee: 'RIVERBEND HOTEL', cents: 484_000, percent: 2_210 }],
  debts: [
    {
      payee: 'SBA LOAN',
      class: 'loan_repayment',
      rhythm: 'monthly',
      amount: 80_000,
      monthly: 80_000,
      first: '2026-03-05',
      last: '2026-05-05',
      rows: 3,
    },
  ],
  signals: [],
});

const aWitness = (): z.input<typeof witness> => ({
  id: 'bank_rows:monthlyDebtPayments:2026-03:2026-05',
  field: 'monthlyDebtPayments',
  source: 'bank_rows',
  kind: null,
  value: 800,
  period: { from: '2026-03-01', to: '2026-05-31' },
  freshUntil: '2026-07-30',
  reviewed: false,
  confidence: 1,
  accountIds: [accountId],
  months: 3,
  corrected: false,
});

const ownFile = { id: fileId };
const ownAccount = { id: accountId };

export const bankFileExamples: ExamplesOf<typeof bankFileRoutes> = {
  bankFiles: { query: aPage, reply: whole(anImportedFile()) },
  uploadBankFile: {
    reply: {
      ...anImportedFile(),
      state: 'reading',
      header: null,
      sample: null,
      transactions: null,
      mapping: null,
      planVersion: null,
      plan: null,
    },
  },
  bankFile: { params: ownFile, reply: anImportedFile() },
  answerBankFile: {
    params: ownFile,
    body: { mapping: aMapping(), account: { id: accountId } },
    reply: anImportedFile(),
  },
  applyBankFile: {
    params: ownFile,
    body: { planVersion: 1, decisions: { '17': 'skip' } },
    reply: anAppliedFile(),
  },
  undoBankFile: { params: ownFile, reply: { ...anAppliedFile(), state: 'undone', undoUntil: null } },
  removeBankFile: { params: ownFile, reply: { success: true } },
};

export const cashFlowExamples: ExamplesOf<typeof cashFlowRoutes> = {
  ledgerAccounts: { query: aPage, reply: whole(anAccount()) },
  changeLedgerAccount: {
    params: ownAccount,
    body: {
      bankName: 'First Bank of Riverbend',
      numberEnding: '6789',
      ownership: 'business',
      closedOn: null,
    },
    reply: anAccount(),
  },
  removeLedgerAccount: { params: ownAccount, reply: { success: true } },
  bankRows: {
    query: { ...aPage, accountId, month: '2026-03', class: 'card_settlement' },
    reply: page(aRow()),
  },
  correctBankRow: {
    params: { id: rowId },
    body: { class: 'owner_money', sameText: true },
    reply: { row: { ...aRow(), class: 'owner_money', corrected: true }, changed: 3 },
  },
  cashFlow: { reply: aCashFlow() },
  cashFlowRules: {
    reply: {
      version: 'cashflow-1.1',
      rules: [
        {
          code: 'NSF',
          class: 'nsf',
          direction: 'any',
          order: 7,
          version: '1.1',
          kind: 'words',
          words: ['RETURNED ITEM'],
          notWords: ['DEPOSITED'],
        },
      ],
    },
  },
  evidence: {
    reply: {
      fields: [
        {
          field: 'monthlyDebtPayments',
          label: 'Monthly Debt Payments',
          stated: 500,
          badge: 'proven',
          chosen: aWitness(),
          others: [],
          contradiction: { stated: 500, witnessed: 800 },
        },
      ],
    },
  },
};
