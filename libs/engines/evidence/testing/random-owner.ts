import { figuresOfProfile, type ScoreInput } from '@groundwork/engine-scoring';
import fc from 'fast-check';
import { witnessTable } from '../src/witness-table.ts';
import type { Witness, WitnessedAccount } from '../src/index.ts';

export const today = '2026-11-23';

const dollars = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 }));
const small = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 }));

const profile = fc.record({
  annualRevenueCurrent: dollars,
  annualRevenuePrevious: dollars,
  annualOperatingExpenses: dollars,
  netProfitMargin: small,
  ebitda: dollars,
  operatingCashFlow: dollars,
  monthlyDebtPayments: small,
  existingLoans: fc.constantFrom('', 'none', 'a loan'),
  averageBankBalance: dollars,
  nsfIncidents: small,
  overdraftHistory: fc.boolean(),
  largestCustomerPercent: small,
  top5CustomersPercent: small,
  totalAssets: dollars,
  totalLiabilities: dollars,
  currentAssets: dollars,
  currentLiabilities: dollars,
  workingCapital: dollars,
  loanRequestAmount: dollars,
  loanTerm: small,
  personalGuarantee: fc.boolean(),
  personalCreditScore: fc.constantFrom(0, 640, 712, 780),
  dateStarted: fc.constantFrom('', '2018-05-01'),
});

const account = fc.record({
  accountType: fc.constantFrom('checking', 'savings', 'line_of_credit'),
  currentBalance: dollars,
  averageBalance: dollars,
});

const document = fc.record({
  category: fc.constantFrom('tax_documents', 'bank_statements', 'financial_reports'),
  status: fc.constantFrom('processed', 'verified', 'rejected'),
  fraudScore: fc.constantFrom(0, 0.2),
  confidence: fc.constant(0.9),
  signals: fc.constant([]),
  sha256: fc.constantFrom('a', 'b', 'c', 'd'),
});

export const statedOwner: fc.Arbitrary<ScoreInput> = fc
  .tuple(profile, fc.array(document, { maxLength: 4 }), fc.array(account, { maxLength: 2 }))
  .map(([fields, documents, accounts]) => ({ figures: figuresOfProfile(fields), documents, accounts }));

const valueOf = (field: string): fc.Arbitrary<Witness['value']> => {
  if (field === 'existingLoans') return fc.constant('answered');
  return field === 'overdraftHistory' ? fc.boolean() : fc.integer({ min: 0, max: 900_000 });
};

const witness = fc.constantFrom(...witnessTable.witnesses).chain(({ field, source, kind }) =>
  fc
    .record({
      value: valueOf(field),
      year: fc.constantFrom(2023, 2024, 2025),
      isStale: fc.boolean(),
      reviewed: fc.boolean(),
      confidence: fc.constantFrom(0.7, 0.9, 1),
      number: fc.nat({ max: 99 }),
    })
    .map(({ year, isStale, number, ...rest }): Witness => ({
      id: `${source}:${field}:${number}`,
      field,
      source,
      kind,
      period: { from: `${year}-01-01`, to: `${year}-12-31` },
      freshUntil: isStale ? '2026-11-22' : '2026-11-23',
      corrected: false,
      ...rest,
    })),
);

export const witnessList = fc.uniqueArray(witness, { maxLength: 25, selector: ({ id }) => id });

export const witnessedAccountList: fc.Arbitrary<WitnessedAccount[]> = fc.array(
  account.chain((own) =>
    fc.constantFrom('2026-11-22', '2026-12-30').map((freshUntil) => ({ ...own, accountId: 'a', freshUntil })),
  ),
  { maxLength: 2 },
);
