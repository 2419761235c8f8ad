import fc from 'fast-check';
import { matchingFigures } from '../src/figures.ts';
import type { MatchingFigures } from '../src/figures.ts';

export const upTo = (max: number) => fc.integer({ min: 0, max });
const signed = (max: number) => fc.integer({ min: -max, max });
const history = fc.constantFrom('', 'none', 'resolved', 'Chapter 7');
const day = fc
  .record({
    year: fc.integer({ min: 2005, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: upTo(27),
  })
  .map((date) =>
    [date.year, date.month, date.day + 1].map((part) => String(part).padStart(2, '0')).join('-'),
  );

/** Complete profiles, also with blank answers. */
export const figures: fc.Arbitrary<MatchingFigures> = fc
  .record({
    personalCreditScore: fc.oneof(fc.constant(0), fc.integer({ min: 300, max: 850 })),
    citizenship: fc.constantFrom('', 'us_citizen', 'work_visa'),
    liquidAssets: upTo(200_000),
    bankruptcyHistory: history,
    bankruptcyDate: fc.oneof(fc.constant(''), day),
    foreclosureHistory: history,
    taxLienHistory: history,
    judgmentHistory: history,
    stateOfIncorporation: fc.constantFrom('', 'CA', 'Texas', 'ny'),
    dateStarted: fc.oneof(fc.constant(''), day),
    businessStructure: fc.constantFrom('', 'LLC', 'nonprofit'),
    industryType: fc.constantFrom('', 'Retail', 'Restaurant', 'Casino'),
    annualRevenueCurrent: upTo(1_500_000),
    ebitda: signed(300_000),
    operatingCashFlow: signed(300_000),
    averageBankBalance: upTo(2),
    monthlyDeposits: upTo(40_000),
    nsfIncidents: upTo(15),
    equipmentValue: upTo(200_000),
    inventoryValue: upTo(200_000),
    realEstateValue: upTo(200_000),
    accountsReceivable: upTo(300_000),
    existingLoans: fc.constantFrom('', 'none'),
  })
  .chain((first) =>
    fc
      .record({
        monthlyDebtPayments: upTo(4_000),
        loanRequestAmount: upTo(400_000),
        loanPurpose: fc.constantFrom('', 'equipment', 'working_capital', 'inventory'),
        loanTerm: fc.constantFrom(0, 12, 60, 120),
        personalGuarantee: fc.boolean(),
      })
      .map((second) => matchingFigures.parse({ ...first, ...second })),
  );
