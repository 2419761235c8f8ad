import { describe, expect, it } from '@jest/globals';
import {
  BEST,
  TYPICAL,
  goldenLender,
  goldenLenders,
  lenderWith,
  ownerNamed,
  ownerWith,
} from '../testing/golden.ts';
import { compareMatches, matchProgram, rankMatches } from './match.ts';
import { rankPrograms } from './ranking.ts';
import type { RankedMatch } from './match.ts';
import type { Program } from './program.ts';
import { matchingRules } from './rulesets.ts';

const TODAY = '2026-11-20';
const matchOf = (lender: Program, figures: object, rest: object = {}) =>
  matchProgram(lender, ownerWith(figures, rest), TODAY, matchingRules);

/** Only blank figures, full documents and the rate have an effect. */
const neutral = { minInterestRate: 10, maxInterestRate: 10 };
const request = { loanRequestAmount: 10_000 };
const BLANKS = 50 * (0.15 + 0.15 + 0.15 + 0.1) + 100 * 0.05 + 50 * 0.05 + 100 * 0.35;

describe('match score', () => {
  it('gives a blank figure half of its weight', () => {
    expect(matchOf(lenderWith(neutral), request).matchScore).toBe(Math.floor(BLANKS + 0.5));
  });

  it.each([
    ['credit without a stated minimum', {}, { personalCreditScore: 300 }, 7.5],
    ['credit halfway above', { minCreditScore: 600 }, { personalCreditScore: 650 }, 3.75],
    ['revenue twice the minimum', { minAnnualRevenue: 100 }, { annualRevenueCurrent: 200 }, 3.75],
    ['revenue four times the minimum', { minAnnualRevenue: 100 }, { annualRevenueCurrent: 400 }, 7.5],
    ['18 months above', { minMonthsInBusiness: 12 }, { dateStarted: '2024-05-20' }, 2.5],
    ['a personal guarantee in place of collateral', {}, { personalGuarantee: true }, 1.25],
    ['collateral in full', {}, { inventoryValue: 20_000 }, 2.5],
    [
      'collateral of a fifth beside a guarantee',
      {},
      { inventoryValue: 4_000, personalGuarantee: true },
      1.25,
    ],
    ['coverage halfway from 1 to 1.5', {}, { existingLoans: 'none', loanTerm: 12, ebitda: 13_257.25 }, 3.75],
    [
      'coverage halfway from a minimum of 0',
      { minDscr: 0 },
      { existingLoans: 'none', loanTerm: 12, ebitda: 13_257.25 },
      3.75,
    ],
    [
      'coverage 0.2 above a minimum of 1.4',
      { minDscr: 1.4 },
      { existingLoans: 'none', loanTerm: 12, ebitda: 16_969.28 },
      6,
    ],
  ])('adds points for %s', (_, criteria, figures, gain) => {
    const lender = lenderWith({ ...neutral, criteria });
    expect(matchOf(lender, { ...request, ...figures }).matchScore).toBe(Math.floor(BLANKS + gain + 0.5));
  });

  it.each([
    [10, 0],
    [25, 8.75],
    [40, 17.5],
    [99, 17.5],
  ])('falls for a rate of %d percent by %d points', (rate, cost) => {
    const lender = lenderWith({ minInterestRate: rate, maxInterestRate: rate });
    expect(matchOf(lender, request).matchScore).toBe(Math.floor(BLANKS - cost + 0.5));
  });

  it('is 50 to 100 for an eligible program, and at most 49 for any other', () => {
    const scores = ['start-up of eight months, credit 640, no papers', TYPICAL, BEST].flatMap((name) =>
      rankMatches(goldenLenders, ownerNamed(name), TODAY, matchingRules),
    );
    for (const { outcome, matchScore } of scores) {
      expect(matchScore >= 50).toBe(outcome === 'eligible');
      expect(matchScore).toBeLessThanOrEqual(100);
    }
  });

  it('is at most 69 for an eligible merchant cash advance, also with a low rate', () => {
    const cheap = { minInterestRate: 5, maxInterestRate: 5 };
    const best = ownerNamed(BEST).figures;
    expect(matchOf(lenderWith({ ...cheap, maxLoanAmount: 500_000, subtype: 'mca' }), best).matchScore).toBe(
      69,
    );
    expect(matchOf(lenderWith({ ...cheap, maxLoanAmount: 500_000 }), best).matchScore).toBeGreaterThan(95);
  });

  it('falls to the share of passed criteria for a program that is not eligible', () => {
    const stated = { minCreditScore: 700, minAnnualRevenue: 1, minMonthlyDeposits: 1 };
    const lender = lenderWith({ ...neutral, criteria: stated });
    const failing = matchOf(lender, { ...request, personalCreditScore: 650 });
    expect(failing.matchScore).toBe(Math.floor(BLANKS / 4 + 0.5));
    expect(failing.outcome).toBe('failing');
  });
});

describe('documents in the match score', () => {
  const lender = lenderWith({ ...neutral, requiredDocuments: { tax_documents: 2 } });
  const document = (change: object = {}) => ({
    category: 'tax_documents',
    status: 'processed',
    fraudScore: 0.02,
    signals: [],
    sha256: 'a',
    ...change,
  });
  const second = (change: object) => [document(), document({ sha256: 'b', ...change })];
  const gained = (documents: object[], at = lender) =>
    matchOf(at, request, { documents }).matchScore - matchOf(at, request).matchScore;

  it.each([
    ['one of the two required ones', [document()], 1],
    ['both', second({}), 2],
    ['the same bytes twice', [document(), document()], 1],
    ['one of another category', second({ category: 'bank_statements' }), 1],
    ['a verified one with a high fraud score', second({ status: 'verified', fraudScore: 0.9 }), 2],
    ['one that was never scored', second({ fraudScore: null }), 2],
    ['one below the limit', second({ fraudScore: 0.29 }), 2],
    ['one at the limit', second({ fraudScore: 0.3 }), 1],
    ['a pending one', second({ status: 'pending' }), 1],
    ['one in a wrong category', second({ signals: ['CATEGORY_MISMATCH'] }), 1],
    ['one of unknown kind', second({ signals: ['UNKNOWN_KIND'] }), 1],
  ])('change the score as expected with %s', (_, documents, points) => {
    expect(gained(documents)).toBe(points);
  });

  it('count per category up to the number that the lender requires', () => {
    const both = lenderWith({ ...neutral, requiredDocuments: { tax_documents: 2, bank_statements: 2 } });
    const four = ['a', 'b', 'c', 'd'].map((sha256) => document({ sha256 }));
    expect(gained(four, both)).toBe(gained(four.slice(0, 2), both));
    expect(gained(four, both)).toBe(1);
  });
});

describe('estimated fit', () => {
  it.each([
    ['traditional_bank', 80],
    ['alternative', 85],
    ['sba_preferred', 78],
  ])('is, for a perfect match with a %s program, %d percent', (type, probability) => {
    const lender = lenderWith({ ...neutral, type, maxLoanAmount: 500_000, minInterestRate: 5 });
    expect(matchProgram(lender, ownerNamed(BEST), TODAY, matchingRules)).toMatchObject({
      matchScore: 100,
      qualificationProbability: probability,
    });
  });

  it('is at most 5 percent for a program that is not eligible, and 0 when all criteria fail', () => {
    const lender = lenderWith({ criteria: { minCreditScore: 700 } });
    expect(matchOf(lender, request).qualificationProbability).toBe(5);
    expect(
      matchOf(lender, { loanRequestAmount: 1e9, personalCreditScore: 300 }).qualificationProbability,
    ).toBe(0);
  });
});

describe('reasons', () => {
  it('are sorted by headroom and name the values that the lender states', () => {
    const lender = lenderWith({ criteria: { minCreditScore: 650, minMonthsInBusiness: 24, maxNsf: 2 } });
    const figures = {
      ...request,
      personalCreditScore: 712,
      dateStarted: '2024-10-20',
      averageBankBalance: 1,
      nsfIncidents: 2,
    };
    expect(matchOf(lender, figures).reasons.map(({ text }) => text)).toEqual([
      'Request $10,000: within their $500 to $50,000',
      'Credit score 712: 62 above their 650 minimum',
      '25 months in business: 1 more than their 24 minimum',
      '2 bounced payments: they accept up to 2',
    ]);
  });

  it('name passed criteria only and promise no approval', () => {
    for (const name of [TYPICAL, BEST]) {
      for (const { programme: program, reasons } of rankMatches(
        goldenLenders,
        ownerNamed(name),
        TODAY,
        matchingRules,
      )) {
        expect(reasons.length).toBeLessThanOrEqual(Object.keys(program.criteria).length + 1);
        expect(reasons.map(({ text }) => text).join(' ')).not.toMatch(/approv|guaranteed|undefined|NaN/i);
      }
    }
    expect(matchOf(goldenLender('L2'), {}).reasons).toEqual([]);
  });
});

describe('ranking', () => {
  const entry = (change: Partial<RankedMatch>, lender: object = {}): RankedMatch => ({
    programme: lenderWith(lender),
    outcome: 'eligible',
    matchScore: 69,
    qualificationProbability: 50,
    estimatedRate: 10,
    reasons: [],
    ...change,
  });

  const inOrder = [
    entry({ matchScore: 70, estimatedRate: 99 }, { subtype: 'mca' }),
    entry({ estimatedRate: 9 }, { name: 'Z' }),
    entry({}, { name: 'B' }),
    entry({}, { name: 'a', id: '1' }),
    entry({}, { name: 'a', id: '2' }),
    entry({ estimatedRate: 1 }, { subtype: 'mca', name: 'A' }),
    entry({ matchScore: 68, estimatedRate: 1 }),
  ];

  it('sorts by score, then advances last, then by rate, name in code units and id', () => {
    expect([...inOrder].reverse().sort(compareMatches)).toEqual(inOrder);
  });

  it('does not depend on the order of the catalog, the documents or the accounts', () => {
    const owner = ownerNamed(TYPICAL);
    const reversed = {
      ...owner,
      documents: [...owner.documents].reverse(),
      accounts: [...owner.accounts].reverse(),
    };
    expect(rankMatches([...goldenLenders].reverse(), reversed, TODAY, matchingRules)).toEqual(
      rankMatches(goldenLenders, owner, TODAY, matchingRules),
    );
  });

  it('without texts has the same order as matches with texts', () => {
    for (const name of [TYPICAL, BEST]) {
      const owner = ownerNamed(name);
      const oneByOne = goldenLenders
        .filter(({ active }) => active)
        .map((program) => ({ programme: program, ...matchProgram(program, owner, TODAY, matchingRules) }))
        .sort(compareMatches);
      expect(oneByOne).toMatchObject(rankPrograms(goldenLenders, owner, TODAY, matchingRules));
      expect(rankMatches(goldenLenders, owner, TODAY, matchingRules)).toEqual(oneByOne);
    }
  });

  it('excludes inactive programs', () => {
    const lenders = goldenLenders.map((lender) => ({ ...lender, active: lender.id === 'L3' }));
    const ranked = rankMatches(lenders, ownerNamed(TYPICAL), TODAY, matchingRules);
    expect(ranked.map(({ programme: program }) => program.id)).toEqual(['L3']);
  });
});
