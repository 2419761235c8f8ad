import { describe, expect, it } from '@jest/globals';
import { dollars, percent } from './amounts.ts';
import { guidanceFor } from './guidance.ts';

const context = { scoreName: 'Score', today: '2026-11-20', mandatory: ['loanPurpose'] };
const hintOf = (rule: string, field: string, values: Readonly<Record<string, unknown>>) =>
  guidanceFor(field, values, context).find((each) => each.rule === rule);

describe('an amount', () => {
  it.each([
    [0, '$0'],
    [0.9, '$0'],
    [-0.5, '-$1'],
    [-1_234_567.2, '-$1,234,568'],
    [999, '$999'],
    [1_234_567, '$1,234,567'],
  ])('%d is %s', (value, text) => expect(dollars(value)).toBe(text));

  it('has commas before the decimal point only', () => {
    expect(percent(1_234_567.5)).toBe('1,234,567.5%');
    expect(percent(0.1234567)).toBe('0.1234567%');
  });
});

const cash = { operatingCashFlow: 96_000 };

describe('the loan capacity', () => {
  it('has no sentence about a request that does not exist', () => {
    expect(hintOf('loanCapacity', 'operatingCashFlow', cash)).toMatchObject({
      title: 'How much debt you could carry',
      text: expect.stringMatching(/A request of \$90,000 \(75%\) leaves you room\.$/),
      wording: [{ code: 'capacity' }],
    });
  });

  it('compares the request', () => {
    const hint = hintOf('loanCapacity', 'operatingCashFlow', { ...cash, loanRequestAmount: 90_000 });
    expect(hint?.text).toMatch(/ Your request of \$90,000 is within that\.$/);
    expect(hint?.figures).toEqual({
      monthlyDebtService: 2000,
      capacity: 120_000,
      recommendedRequest: 90_000,
    });
  });
});

describe('the loan term', () => {
  const request = { ...cash, loanRequestAmount: 90_000 };

  it('has a payment only with a term', () => {
    expect(hintOf('loanTermComfort', 'loanTerm', request)).toMatchObject({
      tone: 'neutral',
      title: 'Your term and comfort line',
      text: 'Stay at or below $102,000, 85% of your estimated capacity over 60 months. A longer term means smaller payments but more interest in total.',
      figures: { comfortLine: 102_000 },
    });
    const hint = hintOf('loanTermComfort', 'loanTerm', { ...request, loanTerm: 60 });
    expect(hint?.wording.map(({ code }) => code)).toEqual(['comfort', 'spread', 'tradeOff']);
    expect(hint?.text).toContain('Over 60 months, your request comes to $1,500 a month before interest.');
    expect(hint?.figures).toEqual({ comfortLine: 102_000, monthlyPaymentBeforeInterest: 1500 });
  });

  it('has another title above the comfort line', () => {
    const hint = hintOf('loanTermComfort', 'loanTerm', { ...request, loanRequestAmount: 102_001 });
    expect(hint).toMatchObject({ tone: 'fair' });
    expect(hint?.title).not.toBe('Your term and comfort line');
  });
});

describe('the other hints', () => {
  it('count no full year in the first year', () => {
    expect(hintOf('businessAge', 'dateStarted', { dateStarted: '2026-06-01' })?.text).toMatch(
      /^Your business is less than one year old\. /,
    );
    expect(hintOf('businessAge', 'dateStarted', { dateStarted: '2024-06-01' })?.text).toMatch(
      /^Your business is 2 full years old\. /,
    );
  });

  it('request the working capital before they count its months', () => {
    const hint = hintOf('workingCapitalMonths', 'workingCapital', { annualRevenueCurrent: 1000 });
    expect(hint).toMatchObject({ tone: 'missing', figures: {} });
    expect(hint?.text).toMatch(/^Enter your working capital\. /);
  });

  it('name the state only if there is one', () => {
    const revenue = { annualRevenueCurrent: 2_000_000 };
    const place = (values: object) =>
      hintOf('incorporationState', 'stateOfIncorporation', { ...revenue, ...values });
    expect(place({ stateOfIncorporation: 'TX' })?.text).toMatch(/^You chose TX\. At this size/);
    expect(place({})?.text).toMatch(/^At this size/);
    expect(place({})).toMatchObject({ tone: 'neutral', figures: revenue });
  });

  it('have the figures that their sentence names', () => {
    expect(hintOf('personalCredit', 'personalCreditScore', { personalCreditScore: 712 })).toMatchObject({
      text: expect.stringMatching(/^Your credit score is 712\. /),
      figures: { personalCreditScore: 712 },
    });
    expect(hintOf('assetBasedCapacity', 'maximumBankBalance', { maximumBankBalance: 1000 })).toMatchObject({
      tone: 'neutral',
      title: 'What you could borrow against cash',
      text: expect.stringMatching(/an estimated \$1,500\.$/),
      figures: { assetBasedCapacity: 1500 },
    });
  });

  it.each(['0x2C8', true, '7e2', ''])('treat %j as no number', (personalCreditScore) => {
    expect(hintOf('personalCredit', 'personalCreditScore', { personalCreditScore })?.tone).toBe('missing');
  });

  it('explain a purpose in the neutral tone', () => {
    expect(guidanceFor('loanPurpose', { loanPurpose: 'x' }, context)).toMatchObject([
      { tone: 'neutral', title: 'Why we ask', rule: 'purpose', field: 'loanPurpose', figures: {} },
    ]);
  });

  it('are small, none or large for a request', () => {
    const titleOf = (loanRequestAmount: number) =>
      hintOf('loanSize', 'loanRequestAmount', { loanRequestAmount })?.title;
    expect([0, 99_999, 100_000, 1_000_000].map(titleOf)).toEqual([
      undefined,
      'A request under $100,000',
      undefined,
      undefined,
    ]);
    expect(hintOf('loanSize', 'loanRequestAmount', { loanRequestAmount: 5 })?.tone).toBe('neutral');
    expect(titleOf(1_000_001)).toMatch(/\$1,000,000/);
  });
});
