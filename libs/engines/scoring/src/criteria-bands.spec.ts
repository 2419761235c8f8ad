import { describe, expect, it } from '@jest/globals';
import { newestRules } from '../testing/versions.ts';
import { bandAbove } from './bands.ts';
import type { ScoreInput } from './measure-input.ts';
import { scoringFigures, type ScoringFigures } from './figures.ts';
import type { Band, Criterion } from './ruleset.ts';
import { currentRules } from './rulesets.ts';
import { score, type CriterionResult } from './score.ts';

const today = '2026-11-20';

const input = (figures: Partial<ScoringFigures>, rest: Partial<ScoreInput> = {}): ScoreInput => ({
  figures: { ...scoringFigures.parse({}), ...figures },
  documents: [],
  accounts: [],
  ...rest,
});

function resultOf(code: string, given: ScoreInput, rules = currentRules): CriterionResult {
  const factors = Object.values(score(given, today, rules).factors);
  const result = factors.flatMap(({ criteria }) => criteria).find((criterion) => criterion.code === code);
  if (result === undefined) throw new Error(`no criterion ${code}`);
  return result;
}

type FiguresAt = (threshold: number) => Partial<ScoringFigures>;
type NumberField = {
  [Field in keyof ScoringFigures]: ScoringFigures[Field] extends number ? Field : never;
}[keyof ScoringFigures];

interface Lever {
  readonly at: FiguresAt;
  /** The smallest step of an entry, in the unit of the criterion. */
  readonly step: number;
}

const field = (name: NumberField, step = 1, others: Partial<ScoringFigures> = {}): Lever => ({
  at: (threshold) => ({ ...others, [name]: threshold }),
  step,
});

const ratio = (name: NumberField, scale: number, others: Partial<ScoringFigures>): Lever => ({
  at: (threshold) => ({ ...others, [name]: Math.round(threshold * scale) }),
  step: 1 / scale,
});

const anchors = { annualRevenueCurrent: 1, averageBankBalance: 1 };

/** 12 × the payment of a one-month loan of $10,000 at 11% is exactly $121,100. */
const oneMonthLoan = { ...anchors, loanRequestAmount: 10_000, loanTerm: 1, existingLoans: 'none' };

const levers: Readonly<Record<string, Lever>> = {
  CR1: field('personalCreditScore'),
  CR2: ratio('currentCreditBalances', 100, { totalCreditLimits: 10_000 }),
  CR5: field('creditHistoryLength'),
  CR6: field('experianBusinessScore'),
  CR7: field('equifaxBusinessScore'),
  CR8: { at: (threshold) => ({ dnbRating: String(threshold) }), step: 1 },
  BF1: ratio('operatingCashFlow', 120_000, { ...anchors, monthlyDebtPayments: 10_000 }),
  BF2: ratio('ebitda', 121_100, oneMonthLoan),
  BF3: field('annualRevenueCurrent'),
  BF4: {
    at: (threshold) => ({
      annualRevenuePrevious: 100_000,
      annualRevenueCurrent: 100_000 + Math.round(threshold * 1000),
    }),
    step: 0.001,
  },
  BF5: field('netProfitMargin', 0.01),
  BF6: field('currentRatio', 0.01),
  BF7: field('quickRatio', 0.01),
  BF8: ratio('workingCapital', 10_000, { annualOperatingExpenses: 120_000 }),
  BF9: field('debtToEquityRatio', 0.01),
  BF11: field('averageBankBalance'),
  RA3: field('largestCustomerPercent', 0.01),
  RA4: field('top5CustomersPercent', 0.01),
  RA5: field('nsfIncidents', 1, anchors),
  RA7: ratio('mortgagePayment', 100, { annualPersonalIncome: 120_000 }),
  RA8: ratio('liquidAssets', 1000, { loanRequestAmount: 100_000 }),
  RA9: field('yearsBusinessExperience'),
  RA10: ratio('realEstateValue', 400_000, { loanRequestAmount: 300_000 }),
  RA12: field('recurringRevenuePercent', 0.01),
  RA13: field('yearsAtLocation'),
};

const criterionOf = (code: string): Criterion => {
  const match = newestRules.criteria.find((criterion) => criterion.code === code);
  if (match === undefined) throw new Error(`no criterion ${code}`);
  return match;
};

interface BandCase {
  readonly code: string;
  readonly band: Band;
  readonly on: Partial<ScoringFigures>;
  readonly beside: Partial<ScoringFigures>;
  readonly pointsBeside: number;
}

const bandCases: BandCase[] = Object.entries(levers).flatMap(([code, { at, step }]) => {
  const { scale } = criterionOf(code);
  const worse = scale.kind === 'atMost' ? step : -step;
  return scale.bands.map((band, place) => ({
    code,
    band,
    on: at(band.threshold),
    beside: at(band.aboveZero ? 0 : band.threshold + worse),
    pointsBeside: scale.bands[place + 1]?.points ?? 0,
  }));
});

describe('the points of a figure at a threshold and one step below its band', () => {
  it.each(bandCases.map((each) => [each.code, each.band.threshold, each] as const))(
    '%s at %d',
    (code, _threshold, { band, on, beside, pointsBeside }) => {
      expect(resultOf(code, input(on), newestRules).points).toBe(band.points);
      expect(resultOf(code, input(beside), newestRules).points).toBe(pointsBeside);
    },
  );

  it('cover every criterion with a numeric scale; the others have their own cases', () => {
    const others = ['CR3', 'CR4', 'BF10', 'DC1', 'DC2', 'DC3', 'RA1', 'RA2', 'RA6', 'RA11', 'RA14'];
    expect([...Object.keys(levers), ...others].sort()).toEqual(
      newestRules.criteria.map(({ code }) => code).sort(),
    );
  });
});

describe('the next band', () => {
  it.each(bandCases.map((each) => [each.code, each.band.threshold, each] as const))(
    'of %s below %d is that band',
    (code, threshold, { band, beside }) => {
      expect(resultOf(code, input(beside), newestRules).nextBand).toEqual({ threshold, points: band.points });
    },
  );

  it.each(newestRules.criteria.map((criterion) => [criterion.code, criterion] as const))(
    'of %s is null at the maximum and the lowest band at 0 points',
    (_code, criterion) => {
      expect(bandAbove(criterion, criterion.max)).toBeNull();
      expect(bandAbove(criterion, 0)).toBe(criterion.scale.bands.at(-1));
    },
  );
});

describe('a criterion without its anchors gives no points', () => {
  const withoutAnchor: readonly (readonly [string, Partial<ScoringFigures>])[] = [
    ['CR2', { currentCreditBalances: 0 }],
    ['BF1', { annualRevenueCurrent: 1 }],
    ['BF1', { ebitda: 500, existingLoans: 'none' }],
    ['BF1', { annualRevenueCurrent: 1, ebitda: -5, existingLoans: 'none' }],
    ['BF2', { annualRevenueCurrent: 1, ebitda: 500, existingLoans: 'none' }],
    ['BF4', { annualRevenueCurrent: 100_000, revenueGrowthRate: 25 }],
    ['BF6', { currentAssets: 10 }],
    ['BF8', { workingCapital: 10_000 }],
    ['BF9', { totalAssets: 10, totalLiabilities: 1 }],
    ['RA3', {}],
    ['RA4', {}],
    ['RA5', {}],
    ['RA6', {}],
    ['RA7', {}],
    ['RA8', { liquidAssets: 10_000 }],
    ['RA10', { realEstateValue: 10_000 }],
  ];
  it.each(withoutAnchor)('%s %j', (code, figures) => {
    expect(resultOf(code, input(figures))).toMatchObject({ points: 0, value: null });
  });
});

describe('a figure with two sources', () => {
  const typed = { currentRatio: 3, debtToEquityRatio: 0.5 };
  const sheet = { currentAssets: 50_000, currentLiabilities: 100_000, totalAssets: 400_000 };
  const tooHigh = 'too high to count (you owe as much as you own, or more)';
  const cases: readonly (readonly [string, Partial<ScoringFigures>, string | number, number])[] = [
    ['BF6', { ...typed, ...sheet }, 0.5, 1],
    ['BF6', { ...sheet, currentAssets: 250_000, currentRatio: 0.6 }, 2.5, 8],
    ['BF6', { ...typed, ...sheet, currentLiabilities: 0 }, 3, 8],
    ['BF9', { ...typed, ...sheet, totalLiabilities: 300_000 }, 3, 4],
    ['BF9', { ...typed, ...sheet, totalLiabilities: 300_000, currentAssets: 0 }, 3, 4],
    ['BF9', { ...typed, ...sheet, totalLiabilities: 100_000, currentAssets: 0 }, 0.5, 8],
    ['BF9', { ...sheet, totalLiabilities: 100_000, debtToEquityRatio: 4 }, 0.33, 8],
    ['BF9', { ...typed, ...sheet, totalLiabilities: 450_000 }, tooHigh, 0],
    ['BF9', { ...typed, totalAssets: 400_000, totalLiabilities: 400_000 }, tooHigh, 0],
    ['BF9', { currentAssets: 1, totalAssets: 125 }, 0, 8],
  ];
  it.each(cases)('%s uses the balance sheet if it gives a ratio: %j', (code, figures, value, points) => {
    expect(resultOf(code, input(figures))).toMatchObject({ value, points });
  });

  it('BF11 uses the better of the entered balance and the deposit accounts', () => {
    const accounts = [
      { accountType: 'checking', currentBalance: 4999.99, averageBalance: 0 },
      { accountType: 'money_market', currentBalance: 0, averageBalance: 5000.01 },
      { accountType: 'line_of_credit', currentBalance: 90_000, averageBalance: 90_000 },
    ];
    expect(resultOf('BF11', input({ averageBankBalance: 400 }, { accounts })).points).toBe(5);
    expect(resultOf('BF11', input({ averageBankBalance: 25_000 }, { accounts })).points).toBe(6);
  });
});

describe('credit from texts and dates', () => {
  const bankruptcy = (bankruptcyHistory: string, bankruptcyDate = ''): number =>
    resultOf('CR3', input({ bankruptcyHistory, bankruptcyDate })).points;

  it.each([
    ['2016-11-20', 7],
    ['2016-11-21', 6],
    ['2019-11-20', 6],
    ['2019-11-21', 5],
    ['2021-11-20', 5],
    ['2021-11-21', 3],
    ['2023-11-20', 3],
    ['2023-11-21', 1],
    ['2024-11-20', 1],
    ['2024-11-21', 0],
    ['', 0],
  ])('CR3: a bankruptcy of %s', (date, points) => {
    expect(bankruptcy('open', date)).toBe(points);
    expect(bankruptcy('discharged', date)).toBe(points);
  });

  it('CR3: "none" gives full points for any date, a blank answer gives none', () => {
    expect(bankruptcy('None', '2026-01-01')).toBe(7);
    expect(bankruptcy('', '2001-01-01')).toBe(0);
  });

  it.each([
    ['none', 'none', 'none', 8],
    ['resolved', 'resolved', 'resolved', 5],
    ['open', 'none', 'none', 4],
    ['none', 'open', 'paid', 5],
    ['', '', 'none', 2],
    ['', '', '', 0],
  ])(
    'CR4: lien %j, judgment %j, foreclosure %j',
    (taxLienHistory, judgmentHistory, foreclosureHistory, points) => {
      const result = resultOf('CR4', input({ taxLienHistory, judgmentHistory, foreclosureHistory }));
      expect(result.points).toBe(points);
      expect(result.nextBand?.points ?? 8).toBe(8);
    },
  );
});

describe('the D&B rating', () => {
  it.each([
    ['80', 5],
    ['080', 5],
    ['100', 5],
    ['101', 0],
    ['0', 0],
    ['1000', 0],
    ['5A1', 5],
    ['3a2', 4],
    ['BB 3', 2],
    ['1R4', 1],
    ['2R1', 5],
    ['3R1', 0],
    ['6A1', 0],
    ['AA5', 0],
    ['BB  3', 0],
    ['A1', 0],
    ['1 4', 0],
    ['85.5', 0],
    ['good', 0],
    ['', 0],
  ])('CR8: D&B rating %j', (dnbRating, points) => {
    expect(resultOf('CR8', input({ dnbRating })).points).toBe(points);
  });
});

describe('age and industry', () => {
  it.each([
    ['2016-11-20', 25],
    ['2016-11-21', 22],
    ['2021-11-20', 22],
    ['2021-11-21', 17],
    ['2023-11-20', 17],
    ['2023-11-21', 12],
    ['2024-11-20', 12],
    ['2024-11-21', 7],
    ['2025-11-20', 7],
    ['2025-11-21', 3],
    ['2026-05-20', 3],
    ['2026-05-21', 1],
    ['2026-11-19', 1],
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['', 0],
  ])('RA1: started on %s', (dateStarted, points) => {
    expect(resultOf('RA1', input({ dateStarted })).points).toBe(points);
  });

  it.each([
    ['Health', 15],
    ['Construction', 11],
    ['Food truck and catering', 7],
    ['Crypto consulting', 3],
    ['Qwertyuiop', 7],
    ['   ', 0],
    ['', 0],
  ])('RA2: %j', (industryType, points) => {
    expect(resultOf('RA2', input({ industryType })).points).toBe(points);
  });
});

describe('accounts, guarantee, identity and collateral', () => {
  const checking = { accountType: 'checking', currentBalance: 0, averageBalance: 0 };
  const creditLine = { ...checking, accountType: 'line_of_credit' };

  it('BF10 counts any account; RA5 and RA6 need a deposit account', () => {
    const points = (accounts: ScoreInput['accounts']): number[] =>
      ['BF10', 'RA5', 'RA6'].map((code) => resultOf(code, input({}, { accounts })).points);
    expect(points([])).toEqual([0, 0, 0]);
    expect(points([creditLine])).toEqual([4, 0, 0]);
    expect(points([checking])).toEqual([4, 9, 5]);
  });

  it('RA6 gives no points with an overdraft on record', () => {
    expect(resultOf('RA6', input({ averageBankBalance: 1 })).points).toBe(5);
    expect(resultOf('RA6', input({ averageBankBalance: 1, overdraftHistory: true })).points).toBe(0);
  });

  it('RA11 and RA14 count the filled fields', () => {
    expect(resultOf('RA11', input({})).points).toBe(0);
    expect(resultOf('RA11', input({ personalGuarantee: true })).points).toBe(4);
    expect(resultOf('RA14', input({ hasEin: true })).points).toBe(2);
    expect(resultOf('RA14', input({ hasBusinessLicense: true, businessStructure: 'LLC' })).points).toBe(2);
    expect(resultOf('RA14', input({ hasEin: true, businessStructure: ' ' })).nextBand).toEqual({
      threshold: 4,
      points: 4,
    });
  });

  it('RA10 multiplies each kind of collateral by its own rate', () => {
    const given = { loanRequestAmount: 260, realEstateValue: 100, equipmentValue: 100, inventoryValue: 100 };
    expect(resultOf('RA10', input({ ...given, accountsReceivable: 100 })).points).toBe(8);
    expect(resultOf('RA10', input({ ...given, accountsReceivable: 99 })).points).toBe(6);
  });
});

describe('coverage with the requested loan', () => {
  const given = { ...anchors, existingLoans: 'none', loanRequestAmount: 100_000, ebitda: 30_000 };
  it('uses 60 months for a blank term', () => {
    expect(resultOf('BF2', input({ ...given, loanTerm: 0 }))).toEqual(
      resultOf('BF2', input({ ...given, loanTerm: 60 })),
    );
    expect(resultOf('BF2', input({ ...given, loanTerm: 36 })).points).toBeLessThan(
      resultOf('BF2', input({ ...given, loanTerm: 0 })).points,
    );
  });
});
