import { describe, expect, it } from '@jest/globals';
import { documentOf, ownerWith, today } from '../../testing/owners.ts';
import { currentRules, type ScoreInput } from '../index.ts';
import type { MeasureInput } from '../measure-input.ts';
import { totalOf } from '../total.ts';
import { actionsFor } from './actions-for.ts';
import { candidateOf, joinNouns } from './candidates.ts';

type Rest = Partial<Omit<ScoreInput, 'figures'>>;

function candidate(code: string, profile: Readonly<Record<string, unknown>> = {}, rest: Rest = {}) {
  const input: MeasureInput = { ...ownerWith(profile, rest), today, rules: currentRules };
  const action = actionsFor(input).find((each) => each.code === code);
  const criterion = currentRules.criteria.find((each) => each.code === code);
  if (!action || !criterion) throw new Error(`There is no action ${code}.`);
  return candidateOf(input, criterion, action, totalOf(input));
}
const everythingAnswered = { unanswered: [] };
const banked = { averageBankBalance: 1 };

describe('a figure without an answer', () => {
  it.each([
    ['CR1', 'personalCreditScore', 300, '300', {}],
    ['CR7', 'equifaxBusinessScore', 101, '101', {}],
    ['BF3', 'annualRevenueCurrent', 1, '$1', { band: 'any revenue' }],
    ['BF6', 'currentRatio', 0.01, '0.01', {}],
    ['RA12', 'recurringRevenuePercent', 0.01, '0.01%', { band: 'any recurring revenue' }],
  ])('%s is added at the lowest band, which each value reaches', (code, field, value, aim, more) => {
    const ops = [{ op: 'atLeast', field, value }];
    const { impact, ...rest } = candidate(code) ?? {};
    expect(impact).toBeGreaterThan(0);
    expect(rest).toEqual({ kind: 'add', target: String(value), ops, aim, ...more });
  });

  it.each([
    ['BF5', 'atLeast', 'netProfitMargin', 0.01, '0.01%', 'any profit', 7, 49],
    ['BF9', 'atMost', 'debtToEquityRatio', 4, '4', '4 or less', 7, 28],
    ['RA3', 'atMost', 'largestCustomerPercent', 50, '50%', '50% or less', 4, 16],
    ['RA4', 'atMost', 'top5CustomersPercent', 90, '90%', '90% or less', 2, 8],
  ])('%s names its band and the most points if a value can miss the band', (...row) => {
    const [code, op, field, value, aim, band, impact, most] = row;
    const ops = [{ op, field, value }];
    expect(candidate(code)).toEqual({ kind: 'add', target: String(value), ops, aim, band, impact, most });
  });

  it('names the amount of the band if it depends on other figures', () => {
    expect(candidate('BF1', { monthlyDebtPayments: 1000, annualRevenueCurrent: 50_000 })).toMatchObject({
      kind: 'add',
      target: '0.75',
      aim: '$9,000',
      band: '$9,000 or more',
      impact: 7,
      most: 42,
    });
  });

  it('is improved if its answer is 0, unless 0 is no answer', () => {
    expect(candidate('BF5', {}, everythingAnswered)).toMatchObject({ kind: 'improve', band: 'any profit' });
    expect(candidate('BF5', {}, everythingAnswered)).not.toHaveProperty('most');
    expect(candidate('CR1', {}, everythingAnswered)?.kind).toBe('improve');
    expect(candidate('RA3', {}, everythingAnswered)).toMatchObject({ kind: 'add', aim: '50%' });
  });

  it('can be a rating from 1 to 100', () => {
    expect(candidate('CR8')).toEqual({
      kind: 'add',
      target: '1',
      ops: [{ op: 'set', field: 'dnbRating', value: '1' }],
      aim: '1',
      band: 'any PAYDEX',
      impact: 3,
      most: 15,
    });
  });
});

describe('a figure with an answer', () => {
  it.each([
    ['BF5', { netProfitMargin: -3 }, { target: '0.01', aim: '0.01%', band: 'any profit' }],
    ['BF9', { debtToEquityRatio: 3.5 }, { target: '3', aim: '3', band: '3 or less' }],
    ['RA3', { largestCustomerPercent: 50.01 }, { target: '50', aim: '50%', band: '50% or less' }],
    ['RA5', { ...banked, nsfIncidents: 12 }, { target: '8', aim: '8', band: '8 or less' }],
    ['RA5', { ...banked, nsfIncidents: 1 }, { target: '0', aim: '0', band: 'none' }],
    ['CR8', { dnbRating: '49' }, { target: '50', aim: '50', band: 'a PAYDEX of 50 or more' }],
  ])('%s is improved to the next band: %j', (code, profile, expected) => {
    const improved = candidate(code, profile);
    expect(improved).toMatchObject({ kind: 'improve', ...expected });
    expect(improved).not.toHaveProperty('most');
  });

  it('needs no average balance to count bounced payments with a connected account', () => {
    const accounts = [{ accountType: 'checking', currentBalance: 0, averageBalance: 0 }];
    expect(candidate('RA5', { nsfIncidents: 12 }, { accounts })).toMatchObject({
      kind: 'improve',
      target: '8',
    });
  });

  it('is absent if no value reaches a better band', () => {
    const debts = { monthlyDebtPayments: 1e12, operatingCashFlow: 1, annualRevenueCurrent: 1 };
    expect(candidate('BF1', debts)).toBeNull();
  });
});

describe('a criterion that lacks another figure', () => {
  it.each([
    ['BF8', {}, {}, 'anchor annualOperatingExpenses', 'annual operating expenses'],
    ['RA8', {}, {}, 'anchor loanRequestAmount', 'loan request amount to count your liquid assets'],
    ['BF8', {}, everythingAnswered, 'zero annualOperatingExpenses', 'annual operating expenses'],
    [
      'RA5',
      {},
      everythingAnswered,
      'zero averageBankBalance',
      'average bank balance to count bounced payments',
    ],
    ['BF1', {}, everythingAnswered, 'zero annualRevenueCurrent', 'annual revenue'],
  ])('%s with %j names it: %#', (code, profile, rest, target, aim) => {
    const kind = target.split(' ')[0];
    expect(candidate(code, profile, rest)).toEqual({ kind, target, aim, ops: [], impact: 0 });
  });

  it('names apart what is open and what is 0', () => {
    const unanswered = ['loanRequestAmount'];
    expect(candidate('BF2', {}, { unanswered })).toEqual({
      kind: 'anchor',
      ops: [],
      impact: 0,
      zeros: 'annual revenue',
      target: 'anchor loanRequestAmount annualRevenueCurrent',
      aim: 'loan request amount',
    });
    expect(candidate('BF2', {}, everythingAnswered)).toMatchObject({
      kind: 'zero',
      aim: 'loan request amount and annual revenue',
    });
    expect(candidate('BF2', { annualRevenueCurrent: 5 }, { unanswered })).not.toHaveProperty('zeros');
  });
});

describe('a history', () => {
  it('is answered while a part is open, and settled before', () => {
    const answer = { kind: 'answer', target: 'answer', ops: [], impact: 0 };
    expect(candidate('CR3')).toEqual({ ...answer, aim: 'bankruptcy' });
    expect(candidate('CR4')).toEqual({ ...answer, aim: 'tax lien, judgment or foreclosure' });
    expect(candidate('CR4', { taxLienHistory: 'none' })).toEqual({
      ...answer,
      aim: 'judgment or foreclosure',
    });
    expect(candidate('CR4', { taxLienHistory: 'yes', foreclosureHistory: 'open' })).toMatchObject({
      kind: 'improve',
      target: 'resolved taxLienHistory foreclosureHistory',
      aim: 'tax lien and foreclosure',
      impact: 12,
      ops: [
        { op: 'set', field: 'taxLienHistory', value: 'resolved' },
        { op: 'set', field: 'foreclosureHistory', value: 'resolved' },
      ],
    });
  });
});

describe('a step', () => {
  it('adds each part of the identity that is blank', () => {
    expect(candidate('RA14')).toEqual({
      kind: 'add',
      target: 'hasEin hasBusinessLicense businessStructure',
      impact: 8,
      aim: 'EIN, business license and structure',
      ops: [
        { op: 'set', field: 'hasEin', value: true },
        { op: 'set', field: 'hasBusinessLicense', value: true },
        { op: 'set', field: 'businessStructure', value: 'filled' },
      ],
    });
    const blankStructure = { ein: '12-3456789', businessStructure: ' ' };
    expect(candidate('RA14', blankStructure)?.aim).toBe('business license and structure');
    expect(candidate('RA14', { ...blankStructure, businessStructure: 'llc' })?.aim).toBe('business license');
  });

  it('uploads the documents that are missing', () => {
    expect(candidate('DC1')).toMatchObject({ kind: 'improve', target: 'ready 3', aim: '3' });
    expect(candidate('DC1', {}, { documents: [documentOf('tax_documents')] })?.aim).toBe('2');
  });

  it('connects an account or gives an answer', () => {
    expect(candidate('BF10')).toMatchObject({
      kind: 'improve',
      target: 'checking',
      aim: '',
      ops: [{ op: 'account', accountType: 'checking' }],
    });
    expect(candidate('RA11')).toMatchObject({ kind: 'improve', target: 'true', aim: '' });
    expect(candidate('RA11')).not.toHaveProperty('most');
    expect(candidate('RA6', { ...banked, overdraftHistory: true })).toMatchObject({ target: 'false' });
  });

  it('confirms a default without all points with the most that another answer gains', () => {
    expect(candidate('RA11', {}, { unanswered: ['personalGuarantee'] })).toMatchObject({
      kind: 'confirm',
      target: 'true',
      impact: 8,
      most: 8,
    });
  });

  it('is needless once a default that gives all points is an answer', () => {
    expect(candidate('RA5', banked, everythingAnswered)).toBeNull();
    expect(candidate('RA6', banked, everythingAnswered)).toBeNull();
  });
});

describe('an answer that a criterion needs', () => {
  it.each([
    ['CR2', { totalCreditLimits: 900 }, 'currentCreditBalances', 'credit balances', 45],
    ['CR2', {}, 'currentCreditBalances', 'credit balances', 45],
    ['BF1', { ebitda: 9, existingLoans: 'a loan' }, 'monthlyDebtPayments', 'monthly debt payments', 42],
    ['BF2', {}, 'monthlyDebtPayments', 'monthly debt payments to count this loan', 46],
    ['RA5', banked, 'nsfIncidents', 'number of bounced payments', 18],
    ['RA6', banked, 'overdraftHistory', 'overdraft record', 10],
  ])('of %s with %j is requested with the points of its maximum', (code, profile, field, aim, most) => {
    expect(candidate(code, profile, { unanswered: [field] })).toEqual({
      kind: 'need',
      target: `need ${field}`,
      aim,
      ops: [],
      impact: 0,
      most,
    });
  });
});

describe('the debt to equity without current assets', () => {
  const sheet = { totalAssets: 400_000, totalLiabilities: 300_000 };
  const ratio = (value: number) => ({ op: 'atMost', field: 'debtToEquityRatio', value });
  const liabilities = (value: number) => ({ op: 'atMost', field: 'totalLiabilities', value });

  it.each([
    ['the sheet that earns less', { ...sheet, debtToEquityRatio: 1 }, [liabilities(266_666)], '$266,666'],
    ['the typed ratio that earns less', { ...sheet, debtToEquityRatio: 3.5 }, [ratio(3)], '3'],
    [
      'both where both earn the same',
      { ...sheet, debtToEquityRatio: 2.5 },
      [liabilities(266_666), ratio(2)],
      '$266,666',
    ],
    [
      'both, the worse first',
      { ...sheet, totalLiabilities: 280_000, debtToEquityRatio: 2.9 },
      [ratio(2), liabilities(266_666)],
      '2',
    ],
    [
      'debts as high as the assets',
      { ...sheet, totalLiabilities: 400_000, debtToEquityRatio: 0.5 },
      [liabilities(320_000)],
      '$320,000',
    ],
  ])('moves %s', (_, profile, ops, aim) => {
    expect(candidate('BF9', profile)).toMatchObject({ kind: 'improve', ops, aim });
  });

  it('adds a ratio with lower liabilities if the sheet earns nothing', () => {
    expect(candidate('BF9', { ...sheet, totalLiabilities: 390_000 })).toMatchObject({
      kind: 'add',
      ops: [ratio(4), liabilities(320_000)],
      impact: 7,
      most: 7,
    });
  });

  it('requests the current assets, or the ratio if they are 0, of an owner without equity', () => {
    const debts = { totalAssets: 400_000, totalLiabilities: 400_000 };
    expect(candidate('BF9', debts, { unanswered: ['currentAssets', 'debtToEquityRatio'] })).toMatchObject({
      kind: 'anchor',
      aim: 'current assets',
    });
    expect(candidate('BF9', debts, { unanswered: ['debtToEquityRatio'] })).toMatchObject({
      kind: 'anchor',
      aim: 'debt-to-equity ratio',
    });
  });
});

describe('a list of nouns', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('of %j is %j', (nouns, expected) => expect(joinNouns(nouns, 'or')).toBe(expected));
});
