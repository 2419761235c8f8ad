import { describe, expect, it } from '@jest/globals';
import { scoringFigures, type ScoringFigures } from './figures.ts';
import type { ScoreFlag } from './inconsistencies.ts';
import { currentRules } from './rulesets.ts';
import { score } from './score.ts';

const flagsOf = (
  figures: Partial<ScoringFigures>,
  balance?: number,
  unanswered: readonly string[] = [],
): readonly ScoreFlag[] => {
  const accounts =
    balance === undefined ? [] : [{ accountType: 'savings', currentBalance: balance, averageBalance: 0 }];
  const input = { figures: { ...scoringFigures.parse({}), ...figures }, documents: [], accounts, unanswered };
  return score(input, '2026-11-20', currentRules).flags;
};

describe('two sources of one figure', () => {
  it('may differ by a tenth of the larger one', () => {
    expect(flagsOf({ averageBankBalance: 10_000 }, 9000)).toEqual([]);
    expect(flagsOf({ averageBankBalance: 9000 }, 10_000)).toEqual([]);
    expect(flagsOf({ currentRatio: 1.8, currentAssets: 200, currentLiabilities: 100 })).toEqual([]);
  });

  it('raise a flag for a larger difference in either direction', () => {
    const flag = { code: 'INCONSISTENT', criterion: 'BF11' };
    expect(flagsOf({ averageBankBalance: 10_000 }, 8999.99)).toEqual([
      { ...flag, entered: 10_000, computed: 8999.99 },
    ]);
    expect(flagsOf({ averageBankBalance: 8999 }, 10_000)).toEqual([
      { ...flag, entered: 8999, computed: 10_000 },
    ]);
  });

  it.each<[string, Partial<ScoringFigures>]>([
    ['BF4', { revenueGrowthRate: 20, annualRevenuePrevious: 100, annualRevenueCurrent: 110 }],
    ['BF4', { revenueGrowthRate: 5, annualRevenuePrevious: 100, annualRevenueCurrent: 95 }],
    ['BF6', { currentRatio: 1.79, currentAssets: 200, currentLiabilities: 100 }],
    ['BF9', { debtToEquityRatio: 2, currentAssets: 1, totalAssets: 200, totalLiabilities: 100 }],
    ['BF9', { debtToEquityRatio: 2, currentAssets: 1, totalAssets: 200 }],
  ])('raise a flag: %s %j', (criterion, figures) => {
    expect(flagsOf(figures).map((flag) => flag.criterion)).toEqual([criterion]);
  });

  it('are compared without current assets, and only with an answer about liabilities', () => {
    const sheet = { debtToEquityRatio: 0.05, totalAssets: 226_000 };
    expect(flagsOf({ ...sheet, totalLiabilities: 225_000 })).toEqual([
      { code: 'INCONSISTENT', criterion: 'BF9', entered: 0.05, computed: 225 },
    ]);
    expect(flagsOf({ ...sheet, currentAssets: 9 })).toHaveLength(1);
    expect(flagsOf({ ...sheet, currentAssets: 9 }, undefined, ['totalLiabilities'])).toEqual([]);
    expect(flagsOf({ ...sheet, totalLiabilities: 226_000 })).toEqual([]);
  });

  it('raise no flag if one of them is missing', () => {
    expect(
      flagsOf({ currentRatio: 1, debtToEquityRatio: 3, revenueGrowthRate: 9, averageBankBalance: 5 }),
    ).toEqual([]);
    expect(flagsOf({ annualRevenuePrevious: 100, annualRevenueCurrent: 300 }, 90_000)).toEqual([]);
  });

  it('do not change the points', () => {
    const total = (revenueGrowthRate: number): number => {
      const figures = { annualRevenuePrevious: 100, annualRevenueCurrent: 110, revenueGrowthRate };
      const input = { figures: { ...scoringFigures.parse({}), ...figures }, documents: [], accounts: [] };
      return score(input, '2026-11-20', currentRules).totalScore;
    };
    expect(total(-80)).toBe(total(10));
  });
});
