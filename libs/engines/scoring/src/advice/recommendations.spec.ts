import { describe, expect, it } from '@jest/globals';
import { adviceFor, adviceOn, documentOf, goldenOwner, ownerWith } from '../../testing/owners.ts';
import { newestRules } from '../../testing/versions.ts';
import { figuresOfProfile } from '../index.ts';

const everythingBest = 'everything best';
const typical = 'typical business of four years, credit 690, five documents, one account';

describe('the actions of the newest ruleset', () => {
  it('have one entry per criterion that an owner can change, in code order', () => {
    const withoutAction = ['RA1', 'RA2', 'RA7', 'RA9', 'RA10', 'RA13', 'CR5', 'BF4'];
    expect(newestRules.advice.actions.map(({ code }) => code)).toEqual(
      newestRules.criteria.map(({ code }) => code).filter((code) => !withoutAction.includes(code)),
    );
  });

  it('have costs in whole dollars and times in whole hours', () => {
    for (const { cost, hours } of newestRules.advice.actions) {
      expect(cost === null || (Number.isInteger(cost) && cost >= 0)).toBe(true);
      expect(Number.isInteger(hours) && hours > 0).toBe(true);
    }
  });
});

describe('an owner with the maximum of each criterion', () => {
  it('has no recommendations', () => expect(adviceFor(goldenOwner(everythingBest))).toEqual([]));
});

describe('an empty profile', () => {
  const adviceByCode = new Map(adviceFor(ownerWith({})).map((each) => [each.code, each]));

  it.each([
    ['CR1', 'Add your personal credit score', 3],
    ['CR6', 'Add your Experian business score', 3],
    ['CR7', 'Add your Equifax business score', 3],
    ['BF3', 'Add your annual revenue', 7],
    ['BF6', 'Add your current ratio', 4],
    ['BF7', 'Add your quick ratio', 4],
    // The balance is also the anchor of RA5 and RA6.
    ['BF11', 'Add your average bank balance', 32],
    ['RA12', 'Add your share of recurring revenue', 2],
  ])('%s: "%s" gains at least +%i, because each value gives points', (code, title, impact) => {
    const advice = adviceByCode.get(code);
    expect(advice).toMatchObject({ title, impact, certainty: 'atLeast', mostImpact: null });
    expect(advice?.type).toBe('quick_win');
    expect(advice?.description).toMatch(new RegExp(`You gain at least \\+${impact} points\\.$`));
  });

  it.each([
    ['CR8', 'Add your D&B rating', 3, 15],
    ['BF5', 'Add your net profit margin', 7, 49],
    ['BF9', 'Add your debt-to-equity ratio', 7, 28],
    ['RA3', 'Add your largest customer’s share of revenue', 4, 16],
    ['RA4', 'Add your 5 largest customers’ share of revenue', 2, 8],
  ])('%s: "%s" gains %i at the lowest band, up to +%i', (code, title, impact, mostImpact) => {
    const advice = adviceByCode.get(code);
    expect(advice).toMatchObject({ title, impact, certainty: 'upTo', mostImpact, type: 'quick_win' });
    expect(advice?.description).toMatch(
      new RegExp(`You gain up to \\+${mostImpact} points, depending on the figure\\.$`),
    );
  });

  it.each([
    ['CR2', 'Add your credit limits'],
    ['BF8', 'Add your annual operating expenses'],
    ['BF1', 'Add your annual revenue'],
    ['BF2', 'Add your loan request amount and annual revenue'],
    ['RA5', 'Add your average bank balance to count bounced payments'],
    ['RA6', 'Add your average bank balance to count overdrafts'],
    ['RA8', 'Add your loan request amount to count your liquid assets'],
    ['CR3', 'Answer whether you’ve had a bankruptcy'],
    ['CR4', 'Answer whether you’ve had a tax lien, judgment or foreclosure'],
  ])('%s: "%s" has no points', (code, title) => {
    expect(adviceByCode.get(code)).toMatchObject({
      title,
      impact: 0,
      certainty: 'none',
      ops: [],
      patch: null,
    });
    expect(adviceByCode.get(code)?.description).not.toMatch(/\+\d/);
  });

  it.each([
    ['DC1', 'Upload tax returns', 53, 'high_impact', '/documents'],
    ['DC2', 'Upload bank statements', 53, 'high_impact', '/documents'],
    ['DC3', 'Upload financial reports', 45, 'document', '/documents'],
    ['BF10', 'Connect a bank account', 42, 'quick_win', '/banking-info'],
    ['RA11', 'Offer a personal guarantee', 8, 'financial', '/business-profile'],
    ['RA14', 'Add your EIN, business license and structure', 8, 'quick_win', '/business-profile'],
  ])('%s: "%s" gains exactly +%i, %s, at %s', (code, title, impact, type, href) => {
    expect(adviceByCode.get(code)).toMatchObject({ title, impact, type, href, certainty: 'exact' });
  });

  it('has no known cost for a step whose cost depends on the business', () => {
    expect(adviceByCode.get('RA11')).toMatchObject({ costKnown: false, estimatedCost: 0 });
    expect(adviceByCode.get('DC1')).toMatchObject({ costKnown: true, estimatedCost: 0 });
    const revenue = adviceOn('BF3', ownerWith({ annualRevenueCurrent: 600_000 }));
    expect(revenue).toMatchObject({ costKnown: false, timeEstimate: '365 days', effort: 'high' });
    const score = adviceOn('CR6', ownerWith({ experianBusinessScore: 30 }));
    expect(score).toMatchObject({ costKnown: true, estimatedCost: 50, timeEstimate: '120 days' });
  });

  it('has a time only for a change of the business, never for an answer, an upload or an account', () => {
    expect([...adviceByCode.values()].filter(({ timeKnown }) => timeKnown)).toEqual([]);
    expect(adviceOn('CR6', ownerWith({ experianBusinessScore: 30 }))).toMatchObject({ timeKnown: true });
  });

  it('has no other recommendation', () => expect(adviceByCode.size).toBe(28));
});

describe('an owner whose account states her balance', () => {
  it('gets no question that contains its answer, but the next balance with points', () => {
    const account = { accountType: 'checking', currentBalance: 18_900, averageBalance: 18_900 };
    expect(adviceOn('BF11', { ...ownerWith({}), accounts: [account] })).toMatchObject({
      title: 'Raise your average bank balance to $25,000',
      description: 'Your average bank balance is $18,900. At $25,000 you gain 3 points.',
      certainty: 'exact',
    });
  });
});

const balanceSheet = { debtToEquityRatio: 0.5, currentAssets: 50_000, totalAssets: 400_000 };

describe('the lever of a criterion', () => {
  it.each([
    ['CR1', { personalCreditScore: 690 }, { personalCreditScore: 700 }],
    ['CR1', { personalCreditScore: 759 }, { personalCreditScore: 760 }],
    ['CR2', { totalCreditLimits: 999, currentCreditBalances: 500 }, { currentCreditBalances: 499 }],
    ['CR6', { experianBusinessScore: 26 }, { experianBusinessScore: 51 }],
    ['CR7', { equifaxBusinessScore: 891 }, { equifaxBusinessScore: 892 }],
    ['CR8', { dnbRating: '49' }, { dnbRating: '50' }],
    ['CR8', { dnbRating: '5A4' }, { dnbRating: '50' }],
    ['CR8', { dnbRating: 'unknown' }, { dnbRating: '1' }],
    ['BF3', { annualRevenueCurrent: 499_999 }, { annualRevenueCurrent: 500_000 }],
    ['BF5', { netProfitMargin: -3 }, { netProfitMargin: 0.01 }],
    ['BF5', { netProfitMargin: 9.99 }, { netProfitMargin: 10 }],
    ['BF6', { currentAssets: 130, currentLiabilities: 100 }, { currentAssets: 150 }],
    ['BF6', { currentAssets: 0, currentLiabilities: 100, currentRatio: 1.3 }, { currentRatio: 1.5 }],
    ['BF6', { currentAssets: 50_001, currentLiabilities: 99_999 }, { currentAssets: 75_000 }],
    ['BF7', { quickRatio: 0.6 }, { quickRatio: 0.75 }],
    ['BF8', { annualOperatingExpenses: 100_000, workingCapital: -5 }, { workingCapital: 1 }],
    ['BF8', { annualOperatingExpenses: 100_000, workingCapital: 9000 }, { workingCapital: 16_667 }],
    ['BF9', { debtToEquityRatio: 3.5 }, { debtToEquityRatio: 3 }],
    ['BF9', { totalAssets: 7, totalLiabilities: 5, currentAssets: 1 }, { totalLiabilities: 4 }],
    ['BF9', { ...balanceSheet, totalLiabilities: 300_000 }, { totalLiabilities: 266_666 }],
    ['BF9', { ...balanceSheet, totalLiabilities: 450_000 }, { totalLiabilities: 320_000 }],
    ['BF11', { averageBankBalance: 1 }, { averageBankBalance: 2500 }],
    ['RA3', { largestCustomerPercent: 50.01 }, { largestCustomerPercent: 50 }],
    ['RA4', { top5CustomersPercent: 50.5 }, { top5CustomersPercent: 50 }],
    ['RA5', { averageBankBalance: 1, nsfIncidents: 12 }, { nsfIncidents: 8 }],
    ['RA6', { averageBankBalance: 1, overdraftHistory: true }, { overdraftHistory: false }],
    ['RA8', { loanRequestAmount: 15_005 }, { liquidAssets: 1 }],
    ['RA8', { loanRequestAmount: 15_005, liquidAssets: 2 }, { liquidAssets: 1501 }],
    ['RA11', {}, { personalGuarantee: true }],
    ['RA12', { recurringRevenuePercent: 39.99 }, { recurringRevenuePercent: 40 }],
    ['RA14', { ein: '12-3456789' }, { businessLicense: true, businessStructure: 'filled' }],
    ['CR4', { taxLienHistory: 'yes', judgmentHistory: 'no' }, { taxLienHistory: 'resolved' }],
  ])('%s: %j requires %j', (code, profile, patch) => {
    expect(adviceOn(code, ownerWith(profile))?.patch).toEqual(patch);
  });

  it.each([
    ['BF1', { monthlyDebtPayments: 1000 }, { operatingCashFlow: 9000 }],
    ['BF1', { monthlyDebtPayments: 1000, ebitda: 13_000 }, { operatingCashFlow: 13_200 }],
    ['BF1', { monthlyDebtPayments: 1000, operatingCashFlow: -4 }, { operatingCashFlow: 9000 }],
    // $10,000 over 12 months at 11% is $883.82 a month; 0.75 × 12 × 883.82 = 7,954.38.
    ['BF2', { existingLoans: 'none', loanRequestAmount: 10_000, loanTerm: 12 }, { operatingCashFlow: 7955 }],
  ])('%s: operating cash flow raises the coverage from %j to %j', (code, profile, patch) => {
    expect(adviceOn(code, ownerWith({ annualRevenueCurrent: 50_000, ...profile }))?.patch).toEqual(patch);
  });

  it.each([
    ['of an answered bankruptcy', 'CR3', { bankruptcyHistory: 'Chapter 7' }],
    [
      'of settled claims',
      'CR4',
      { taxLienHistory: 'paid', judgmentHistory: 'released', foreclosureHistory: 'resolved' },
    ],
    ['of no debt', 'BF1', { annualRevenueCurrent: 9, ebitda: 9, existingLoans: 'none' }],
    ['of an unreachable coverage', 'BF1', { annualRevenueCurrent: 9, monthlyDebtPayments: 1e12 }],
  ])('has no recommendation in case %s', (_case, code, profile) => {
    expect(adviceOn(code, ownerWith(profile))).toBeUndefined();
  });

  it('requests the current assets if the liabilities are as high as the assets and no ratio is typed', () => {
    const sheet = { totalAssets: 400_000, totalLiabilities: 400_000 };
    expect(adviceOn('BF9', ownerWith(sheet))).toMatchObject({
      title: 'Add your current assets',
      certainty: 'none',
      patch: null,
    });
  });

  it('never requests a ratio that the balance sheet gives', () => {
    const sheet = { ...balanceSheet, currentLiabilities: 100_000, totalLiabilities: 300_000 };
    const texts = adviceFor(ownerWith(sheet)).filter(({ code }) => ['BF6', 'BF9'].includes(code));
    expect(texts.map(({ title }) => title)).toEqual([
      'Lower your total liabilities to $266,666 or less',
      'Raise your current assets to $75,000',
    ]);
  });

  it('prefers an open claim to an open question', () => {
    const advice = adviceOn('CR4', ownerWith({ taxLienHistory: 'yes', foreclosureHistory: 'open' }));
    expect(advice).toMatchObject({ title: 'Settle your open tax lien and foreclosure', certainty: 'exact' });
    expect(advice?.patch).toEqual({ taxLienHistory: 'resolved', foreclosureHistory: 'resolved' });
  });

  it('lists only the open questions', () => {
    const advice = adviceOn('CR4', ownerWith({ taxLienHistory: 'none', judgmentHistory: 'paid' }));
    expect(advice?.title).toBe('Answer whether you’ve had a foreclosure');
  });
});

describe('the description of a known figure', () => {
  it.each([
    ['CR1', { personalCreditScore: 701 }, 'Your personal credit score is 701. At 720 you gain 12 points.'],
    [
      'CR2',
      { totalCreditLimits: 1000, currentCreditBalances: 500 },
      'You use 50% of your credit limits. With credit balances of $300, you gain 15 points.',
    ],
    [
      'BF6',
      { currentAssets: 50_000, currentLiabilities: 100_000, currentRatio: 3 },
      'Your current ratio is 0.5. With current assets of $75,000, you gain 3 points.',
    ],
  ])('of %s names the figure, the next threshold and the points', (code, profile, description) => {
    expect(adviceOn(code, ownerWith(profile))?.description).toBe(description);
  });
});

describe('recommendations for documents', () => {
  const tax = (...changes: Parameters<typeof documentOf>[1][]) =>
    changes.map((change, n) => documentOf('tax_documents', { sha256: String(n), ...change }));

  it('require a whole category, minus the documents that count in full', () => {
    const two = ownerWith({}, { documents: tax({}, {}, { fraudScore: 0.2 }, { status: 'failed' }) });
    expect(adviceOn('DC1', two)).toMatchObject({
      impact: 53 - 45,
      ops: [{ op: 'documents', category: 'tax_documents', ready: 3 }],
    });
  });

  it('are critical only for the category of a rejected document', () => {
    const advice = adviceFor(ownerWith({}, { documents: tax({ status: 'rejected' }) }));
    expect(advice.filter(({ priority }) => priority === 'critical').map(({ code }) => code)).toEqual(['DC1']);
  });
});

describe('type and priority', () => {
  it('gives the two largest a high impact if there are no quick wins', () => {
    const types = new Map(adviceFor(goldenOwner(typical)).map(({ code, type }) => [code, type]));
    expect([types.get('DC1'), types.get('DC3'), types.get('BF3'), types.get('CR8')]).toEqual([
      'high_impact',
      'high_impact',
      'financial',
      'quick_win',
    ]);
  });

  it('gives the next two a high impact if the two largest are closed', () => {
    const advice = adviceFor(goldenOwner(typical));
    const closed = new Set(advice.filter(({ type }) => type === 'high_impact').map(({ id }) => id));
    const next = adviceFor(goldenOwner(typical), { closed });
    expect(closed.size).toBe(2);
    expect(next.filter(({ type }) => type === 'high_impact').map(({ code }) => code)).toEqual(['BF3', 'CR1']);
    expect(next.find(({ code }) => code === 'DC1')?.type).toBe('document');
  });

  it.each([
    [3, 1, 'critical'],
    [3, 0, 'medium'],
    [300, 100, 'critical'],
    [301, 100, 'medium'],
    [0, 0, 'medium'],
  ])(
    'with %i active lenders and %i failing credit scores the priority is %3$s',
    (active, creditScore, priority) => {
      const advice = adviceFor(goldenOwner(typical), { lenders: { active, failing: { creditScore } } });
      expect(advice.find(({ code }) => code === 'CR1')?.priority).toBe(priority);
      expect(advice.find(({ code }) => code === 'CR2')?.priority).toBe('medium');
    },
  );

  it('the priority is high from 25 points', () => {
    const priorities = new Map(
      adviceFor(goldenOwner(typical)).map(({ impact, priority }) => [impact, priority]),
    );
    expect([priorities.get(27), priorities.get(14)]).toEqual(['high', 'medium']);
  });
});

describe('the id of a recommendation', () => {
  const idOf = (profile: Record<string, unknown>, userId = 'ann') =>
    adviceOn('BF2', goldenOwner(typical, profile), { userId })?.id;

  it('stays the same when other figures change, and changes with the target band and the owner', () => {
    const first = idOf({});
    expect(idOf({ monthlyDebtPayments: 2010 })).toBe(first);
    expect(idOf({ operatingCashFlow: 50_000, ebitda: 50_000 })).not.toBe(first);
    expect(idOf({}, 'bob')).not.toBe(first);
  });
});

describe('personal fields', () => {
  const personal = {
    maritalStatus: 'married',
    dependents: 7,
    dateOfBirth: '1950-01-01',
    citizenship: 'work_visa',
    fullName: 'Ann',
    middleName: 'B',
    legalBusinessName: 'Casino Lenders',
    currentAddress: 'x',
    previousAddress: 'x',
    businessAddress: 'x',
    mailingAddress: 'x',
    otherIncomeSource: 'rent',
    email: 'a@b.c',
    secondaryEmail: 'a@b.c',
    businessEmail: 'a@b.c',
    phone: '1',
    secondaryPhone: '1',
    businessPhone: '1',
  };

  it.each(Object.entries(personal))('%s changes no recommendation and is in no patch', (field, value) => {
    for (const input of [{}, { personalCreditScore: 640, annualRevenueCurrent: 90_000 }]) {
      const advice = adviceFor(ownerWith({ ...input, [field]: value }));
      expect(advice).toEqual(adviceFor(ownerWith(input)));
      expect(advice.filter(({ patch }) => patch && Object.hasOwn(patch, field))).toEqual([]);
    }
    expect(Object.keys(figuresOfProfile({ [field]: value }))).not.toContain(field);
  });
});
