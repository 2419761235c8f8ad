import { describe, expect, it } from '@jest/globals';
import type { LenderPrograms } from '@groundwork/contracts';
import { createSampleCatalog, matchingFigures, matchingRules } from '@groundwork/engine-matching';
import { sampleMatch } from '../../../gallery/sample-match.ts';
import { judgeRequest, nearMissesOf, readCatalog } from './judged-catalog.ts';

const figures = {
  loanRequestAmount: 60_000,
  loanTerm: 60,
  loanPurpose: 'equipment',
  industryType: 'Dental clinic',
  stateOfIncorporation: 'CA',
  businessStructure: 'LLC',
  personalGuarantee: true,
  bankruptcyHistory: 'none',
  taxLienHistory: 'none',
  foreclosureHistory: 'none',
  judgmentHistory: 'none',
  citizenship: 'us_citizen',
  averageBankBalance: 90_000,
  nsfIncidents: 0,
  personalCreditScore: 700,
  annualRevenueCurrent: 900_000,
  operatingCashFlow: 60_000,
  dateStarted: '2012-01-01',
  monthlyDeposits: 70_000,
  liquidAssets: 40_000,
  accountsReceivable: 100_000,
  realEstateValue: 150_000,
};
const reply = (more: object = {}): LenderPrograms => ({
  version: matchingRules.version,
  today: '2026-11-20',
  input: {
    figures: { ...figures, ...more },
    documents: [],
    accounts: [],
    unanswered: Object.keys(matchingFigures.shape).filter((name) => !(name in { ...figures, ...more })),
  },
  items: createSampleCatalog().map((own) => {
    const { lender } = sampleMatch(own.id);
    return { id: lender.id, lender, program: { ...own } };
  }),
});
const notes = new Map();
const catalogOf = (more: object = {}) => readCatalog(reply(more))!;
const countOf = (judged: ReturnType<typeof judgeRequest>, band: string) =>
  judged.matches.filter((match) => match.band === band).length;
const paid = { monthlyDebtPayments: 1000 };

describe('the lenders of another amount', () => {
  it('have the cost of the moved amount and term', () => {
    const { matches } = judgeRequest(catalogOf(paid), { amount: 40_000, term: 36 }, notes);
    expect(matches.length).toBeGreaterThan(10);
    const loan = matches.find(({ carryKind }) => carryKind === 'bankTerm');
    expect(loan?.cost).toMatchObject({ amount: 40_000, termMonths: 36 });
    expect(new Set(matches.map(({ cost }) => cost?.amount ?? 40_000))).toEqual(new Set([40_000]));
  });

  it('are worse to carry for a larger amount, and count with the room of the service', () => {
    const catalog = catalogOf(paid);
    const [small, large] = [20_000, 200_000].map((amount) =>
      judgeRequest(catalog, { amount, term: 60 }, notes),
    );
    expect(countOf(small!, 'can-carry')).toBe(small?.carry.canCarry);
    expect(countOf(large!, 'too-much')).toBeGreaterThan(countOf(small!, 'too-much'));
    expect(small?.carry).toMatchObject({ cash: 60_000, debt: 1000, comfortable: 3000, limit: 4000 });
    expect(large?.matches.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it.each([0, 1, 1e12])('are judged without an error for an amount of %d', (amount) => {
    const { matches, outlooks } = judgeRequest(catalogOf(paid), { amount, term: 600 }, notes);
    expect(matches).toEqual([]);
    expect(outlooks.length).toBeGreaterThan(3);
  });

  it('never have cash below 0, and no room while the cash is not known', () => {
    const negative = catalogOf({ ...paid, operatingCashFlow: -50_000 });
    expect(judgeRequest(negative, { amount: 40_000, term: 60 }, notes).carry).toMatchObject({
      cash: 0,
      limit: 0,
    });
    const unknown = judgeRequest(catalogOf(), { amount: 40_000, term: 60 }, notes);
    expect(unknown.carry).toMatchObject({ debt: null, limit: null, canCarry: 0 });
    expect(new Set(unknown.matches.map(({ band }) => band))).toEqual(new Set(['unknown']));
  });

  it('are none in an empty catalog', () => {
    const empty = readCatalog({ ...reply(), items: [] })!;
    expect(judgeRequest(empty, { amount: 40_000, term: 60 }, notes)).toMatchObject({
      matches: [],
      outlooks: [],
    });
    expect(nearMissesOf(empty, { amount: 40_000, term: 60 })).toEqual([]);
  });

  it('are not judged by rules that differ from those of the service', () => {
    expect(readCatalog({ ...reply(), version: 'matching-9.9' })).toBeNull();
  });

  it('have near misses of the moved amount, none with a larger loan', () => {
    const groups = nearMissesOf(catalogOf(paid), { amount: 40_000, term: 60 });
    expect(groups.length).toBeGreaterThan(0);
    const proposed = groups.map(({ nearest }) => nearest.patch?.loanRequestAmount ?? 0);
    expect(Math.max(...proposed)).toBeLessThan(40_000);
  });
});
