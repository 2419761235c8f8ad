import { describe, expect, it } from '@jest/globals';
import { guidanceFor, type Guidance } from './index.ts';

const today = '2026-11-20';
const context = { scoreName: 'Groundwork Score', today, mandatory: [] };

function hintOf(rule: string, field: string, values: Record<string, unknown>): Guidance | undefined {
  return guidanceFor(field, values, context).find((each) => each.rule === rule);
}

describe('cash flow margin', () => {
  it.each([
    [200_000, 'excellent', 20],
    [199_999, 'good', 19.9],
    [150_000, 'good', 15],
    [149_999, 'fair', 14.9],
    [100_000, 'fair', 10],
    [99_999, 'poor', 9.9],
    [1, 'poor', 0],
    [-50_000, 'poor', -5],
  ])('is, for a cash flow of %i on a million of revenue, %s', (operatingCashFlow, tone, marginPercent) => {
    const values = { operatingCashFlow, annualRevenueCurrent: 1_000_000 };
    for (const field of ['operatingCashFlow', 'annualRevenueCurrent']) {
      expect(hintOf('cashFlowMargin', field, values)).toMatchObject({ tone, figures: { marginPercent } });
    }
  });

  it.each([
    [{ operatingCashFlow: 5 }, /annual revenue/],
    [{ annualRevenueCurrent: 5 }, /operating cash flow/],
  ])('names the missing figure for %j', (values, words) => {
    const hint = hintOf('cashFlowMargin', 'operatingCashFlow', values);
    expect(hint).toMatchObject({ tone: 'missing', figures: {} });
    expect(hint?.text).toMatch(words);
  });
});

describe('loan capacity', () => {
  const operatingCashFlow = 96_000;

  it('is a quarter of the operating cash flow over 60 months, and the recommended request is 75% of it', () => {
    const hint = hintOf('loanCapacity', 'operatingCashFlow', { operatingCashFlow });
    expect(hint?.figures).toEqual({
      monthlyDebtService: 2_000,
      capacity: 120_000,
      recommendedRequest: 90_000,
    });
    expect(hint?.text).toContain('$2,000 a month');
    expect(hint?.text).toContain('$120,000');
    expect(hint?.text).toContain('$90,000 (75%)');
    expect(hint?.text).not.toContain('85%');
  });

  it.each([
    [35_999, 'neutral', 'You could ask for more'],
    [36_000, 'good', 'Your request fits your cash flow'],
    [90_000, 'good', 'Your request fits your cash flow'],
    [90_001, 'fair', 'Your request is a bit high'],
    [108_000, 'fair', 'Your request is a bit high'],
    [108_001, 'warning', 'Your request may be too high'],
    [1e12, 'warning', 'Your request may be too high'],
    [0, 'neutral', 'How much debt you could carry'],
  ])('rates a request of %i against a capacity of 120,000 as %s', (loanRequestAmount, tone, title) => {
    const values = { operatingCashFlow, loanRequestAmount };
    for (const field of ['loanRequestAmount', 'operatingCashFlow']) {
      expect(hintOf('loanCapacity', field, values)).toMatchObject({ tone, title });
    }
  });

  it.each([
    [0, /Enter your operating cash flow/],
    [-1, /positive operating cash flow.* Yours is -\$1/],
  ])('has no figure without a positive cash flow (%i) and names the missing figure', (cashFlow, words) => {
    const values = { operatingCashFlow: cashFlow, loanRequestAmount: 50_000, loanTerm: 60 };
    for (const [rule, field] of [
      ['loanCapacity', 'loanRequestAmount'],
      ['loanTermComfort', 'loanTerm'],
    ] as const) {
      const hint = hintOf(rule, field, values);
      expect(hint).toMatchObject({ tone: 'missing', figures: {} });
      expect(hint?.text).toMatch(words);
    }
  });

  it.each([
    [102_000, 'neutral', 1_700],
    [102_001, 'fair', 1_701],
  ])(
    'shows 85% as the comfort line of the loan term: a request of %i',
    (loanRequestAmount, tone, payment) => {
      const values = { operatingCashFlow, loanRequestAmount, loanTerm: 60 };
      const hint = hintOf('loanTermComfort', 'loanTerm', values);
      expect(hint).toMatchObject({
        tone,
        figures: { comfortLine: 102_000, monthlyPaymentBeforeInterest: payment },
      });
      expect(hint?.text).toContain('$102,000, 85% of your estimated capacity');
    },
  );

  it('shows no payment for the loan term while term or request is blank', () => {
    const figures = { comfortLine: 102_000 };
    expect(hintOf('loanTermComfort', 'loanTerm', { operatingCashFlow })).toMatchObject({ figures });
    expect(
      hintOf('loanTermComfort', 'loanTerm', { operatingCashFlow, loanRequestAmount: 9 })?.figures,
    ).toEqual(figures);
  });
});

describe('working capital', () => {
  it.each([
    [30_000, 'excellent', 3],
    [29_999, 'fair', 2.9],
    [10_000, 'fair', 1],
    [9_999, 'poor', 0.9],
    [-10_000, 'poor', -1],
  ])('of %i on 120,000 of revenue is %s', (workingCapital, tone, months) => {
    const values = { workingCapital, annualRevenueCurrent: 120_000 };
    for (const field of ['workingCapital', 'annualRevenueCurrent']) {
      expect(hintOf('workingCapitalMonths', field, values)).toMatchObject({ tone, figures: { months } });
    }
  });

  it.each([
    [{ workingCapital: 5 }, /annual revenue/],
    [{ annualRevenueCurrent: 5 }, /working capital/],
  ])('names the missing figure for %j', (values, words) => {
    expect(hintOf('workingCapitalMonths', 'workingCapital', values)?.text).toMatch(words);
  });
});

describe('bank balance', () => {
  it.each([
    [35_000, 'excellent', 25],
    [35_001, 'good', 25.1],
    [45_000, 'good', 50],
    [45_001, 'fair', 50.1],
    [55_000, 'fair', 75],
    [55_001, 'poor', 75.1],
    [25_000, 'excellent', 0],
  ])('with a maximum of %i and a minimum of 25,000 is %s', (maximumBankBalance, tone, variabilityPercent) => {
    const values = { minimumBankBalance: 25_000, maximumBankBalance, averageBankBalance: 40_000 };
    for (const field of Object.keys(values)) {
      expect(hintOf('balanceVariability', field, values)).toMatchObject({
        tone,
        figures: { variabilityPercent },
      });
    }
  });

  it.each([
    [{ maximumBankBalance: 5 }, /average bank balance/],
    [{ averageBankBalance: 5 }, /maximum bank balance/],
    [{ averageBankBalance: 5, maximumBankBalance: 5, minimumBankBalance: 6 }, /check the two figures/],
  ])('names the missing or wrong figure for %j', (values, words) => {
    const hint = hintOf('balanceVariability', 'averageBankBalance', values);
    expect(hint).toMatchObject({ tone: 'missing', figures: {} });
    expect(hint?.text).toMatch(words);
  });

  it.each([
    [20_000, { assetBasedCapacity: 30_000 }],
    [0, {}],
  ])('gives an asset-based capacity of 1.5 times the maximum of %i', (maximumBankBalance, figures) => {
    expect(hintOf('assetBasedCapacity', 'maximumBankBalance', { maximumBankBalance })?.figures).toEqual(
      figures,
    );
  });
});

describe('business age', () => {
  it.each([
    ['2021-11-20', 'excellent', 5],
    ['2021-11-21', 'good', 4],
    ['2023-11-20', 'good', 3],
    ['2023-11-21', 'fair', 2],
    ['2024-11-20', 'fair', 2],
    ['2024-11-21', 'poor', 1],
    ['2026-11-20', 'poor', 0],
  ])('with a start on %s is %s', (dateStarted, tone, years) => {
    expect(hintOf('businessAge', 'dateStarted', { dateStarted })).toMatchObject({ tone, figures: { years } });
  });

  it.each([
    ['', /Enter the date/],
    ['2026-11-21', /in the future/],
    ['2023-02-29', /Enter the date/],
    ['yesterday', /Enter the date/],
  ])('with the date "%s" is unknown', (dateStarted, words) => {
    const hint = hintOf('businessAge', 'dateStarted', { dateStarted });
    expect(hint).toMatchObject({ tone: 'missing', figures: {} });
    expect(hint?.text).toMatch(words);
  });
});

describe('personal credit', () => {
  it.each([
    [850, 'excellent', '740+'],
    [740, 'excellent', '740+'],
    [739, 'good', '670-739'],
    [670, 'good', '670-739'],
    [669, 'fair', '580-669'],
    [580, 'fair', '580-669'],
    [579, 'poor', 'under 580'],
    [300, 'poor', 'under 580'],
  ])('with a score of %i is %s', (personalCreditScore, tone, band) => {
    const hint = hintOf('personalCredit', 'personalCreditScore', { personalCreditScore });
    expect(hint?.tone).toBe(tone);
    expect(hint?.title).toContain(band);
  });

  it.each([0, 299, 851, 7.5])('with a score of %d is unknown', (personalCreditScore) => {
    expect(hintOf('personalCredit', 'personalCreditScore', { personalCreditScore })?.tone).toBe('missing');
  });
});

describe('loan size', () => {
  it.each([
    [0, undefined],
    [1, 'A request under $100,000'],
    [99_999, 'A request under $100,000'],
    [100_000, undefined],
    [1_000_000, undefined],
    [1_000_001, 'A request over $1,000,000'],
  ])('of %i shows the title "%s"', (loanRequestAmount, title) => {
    expect(hintOf('loanSize', 'loanRequestAmount', { loanRequestAmount })?.title).toBe(title);
  });
});

describe('state of incorporation', () => {
  it.each([
    [1, 'under $1M'],
    [999_999, 'under $1M'],
    [1_000_000, '$1M to $10M'],
    [9_999_999, '$1M to $10M'],
    [10_000_000, '$10M of revenue or more'],
  ])('at a revenue of %i shows the hint for %s', (annualRevenueCurrent, words) => {
    const values = { annualRevenueCurrent, stateOfIncorporation: 'Ohio' };
    const hint = hintOf('incorporationState', 'stateOfIncorporation', values);
    expect(hint?.title).toContain(words);
    expect(hint?.text).toMatch(/^You chose Ohio\. At this size, /);
  });

  it('needs the revenue, and shows a hint before the owner chooses a state', () => {
    expect(hintOf('incorporationState', 'stateOfIncorporation', {})?.tone).toBe('missing');
    const hint = hintOf('incorporationState', 'stateOfIncorporation', { annualRevenueCurrent: 5 });
    expect(hint?.text).toMatch(/^At this size, /);
  });
});
