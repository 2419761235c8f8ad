import { describe, expect, it } from '@jest/globals';
import { enclosedCoverage } from './enclosed-coverage.ts';
import { scoringFigures, type ScoringFigures } from './figures.ts';
import { currentRules } from './rulesets.ts';
import { score, type ScoreResult } from './score.ts';
import { formatValue } from './sentences.ts';

const every = Object.keys(scoringFigures.shape);

const scoreOf = (figures: Partial<ScoringFigures>, unanswered = every): ScoreResult =>
  score(
    { figures: { ...scoringFigures.parse({}), ...figures }, documents: [], accounts: [], unanswered },
    '2026-11-20',
    currentRules,
  );

const sentenceOf = (
  code: string,
  figures: Partial<ScoringFigures>,
  unanswered?: string[],
): string | undefined =>
  scoreOf(figures, unanswered).reasons.find((reason) => reason.code === code)?.sentence;

const withoutAnswer = (...answered: string[]): string[] => every.filter((name) => !answered.includes(name));

const valueOf = (code: string, figures: Partial<ScoringFigures>, unanswered = every): unknown =>
  Object.values(scoreOf(figures, unanswered).factors)
    .flatMap(({ criteria }) => criteria)
    .find((criterion) => criterion.code === code)?.value;

describe('a reason', () => {
  it('requests the missing figure', () => {
    expect(sentenceOf('CR1', {})).toBe('Add your personal credit score.');
  });

  it.each([
    ['CR1', 'personalCreditScore', 135],
    ['BF3', 'annualRevenueCurrent', 53],
    ['RA12', 'recurringRevenuePercent', 8],
  ] as const)('of %s requests an improvement where 0 is the answer', (code, field, points) => {
    const others = every.filter((name) => name !== field);
    expect(sentenceOf(code, {}, others)).toBe(
      `Your answer earns no points yet. Improve it to gain up to ${points} points.`,
    );
    expect(sentenceOf(code, {}, every)).toMatch(/^Add /);
  });

  it('requests an account or a document as before where all else has an answer', () => {
    expect(sentenceOf('BF10', {}, [])).toBe('Connect a bank account.');
    expect(sentenceOf('DC1', {}, [])).toMatch(/^Upload /);
  });

  it('names the figure, the next band and its points of the total', () => {
    expect(sentenceOf('CR1', { personalCreditScore: 690 })).toBe(
      'Your personal credit score is 690. At 700 you gain 12 points.',
    );
    expect(sentenceOf('BF3', { annualRevenueCurrent: 1_234_567 })).toBeUndefined();
    expect(sentenceOf('BF3', { annualRevenueCurrent: 480_000 })).toBe(
      'Your annual revenue is $480,000. At $500,000 you gain 7 points.',
    );
    expect(sentenceOf('RA1', { dateStarted: '2026-11-20' })).toBe(
      'You’ve been in business for 0 years. With a start date before today you gain 2 points.',
    );
    expect(sentenceOf('RA2', { industryType: 'Crypto' })).toBe(
      'Your industry counts as high risk. With an elevated-risk industry you gain 8 points.',
    );
    expect(sentenceOf('CR3', { bankruptcyHistory: 'yes', bankruptcyDate: '2020-11-20' })).toBe(
      'Your bankruptcy was 6 years ago. At 7 years you gain 3 points.',
    );
    expect(sentenceOf('CR4', { taxLienHistory: 'open', judgmentHistory: 'no' })).toBe(
      'On record: tax lien open, judgment none. With no tax liens, judgments or foreclosures you gain 18 points.',
    );
  });

  it('carries the codes and values of its sentences', () => {
    const [reason] = scoreOf({ personalCreditScore: 690 }).reasons.filter(({ code }) => code === 'CR1');
    expect(reason?.wording).toEqual([
      { code: 'CR1.current', params: { value: '690', figure: 690 } },
      { code: 'atFigure', params: { aim: '700', points: 12 } },
    ]);
  });
});

describe('displayed values', () => {
  it('never claim a band that is not reached', () => {
    expect(valueOf('CR2', { totalCreditLimits: 1_000_000, currentCreditBalances: 100_001 })).toBe(10.01);
    expect(valueOf('RA8', { loanRequestAmount: 1_000_000, liquidAssets: 199_999 })).toBe(19.99);
  });

  it('are rounded half up within a band, and the coverage of an enclosed score too', () => {
    const loan = { loanRequestAmount: 100_000, loanTerm: 60 };
    const figures = {
      annualRevenueCurrent: 480_000,
      operatingCashFlow: 120_000,
      monthlyDebtPayments: 2000,
      ...loan,
    };
    expect([valueOf('BF1', figures, []), valueOf('BF2', figures, [])]).toEqual([5, 2.4]);
    const input = { documents: [], accounts: [], unanswered: [], figures };
    const enclosed = { ...input, today: '2026-11-20', rulesVersion: currentRules.version };
    expect(enclosedCoverage(enclosed)).toEqual({ before: 5, after: 2.4 });
  });

  it('are words if a number has no meaning', () => {
    const solvent = { annualRevenueCurrent: 1, ebitda: 1 };
    expect(valueOf('BF1', solvent, withoutAnswer('monthlyDebtPayments'))).toBe('no debt');
    expect(valueOf('CR3', { bankruptcyHistory: 'no' })).toBe('none');
    expect(valueOf('CR3', { bankruptcyHistory: 'yes' })).toBe('on an unknown date');
    expect(valueOf('CR8', { dnbRating: '3a2' })).toBe('3A2');
    expect(valueOf('RA1', { dateStarted: '2022-09-01' })).toBe(4.16);
  });

  it('have their unit', () => {
    expect(formatValue('dollars', 1_234_567.89)).toBe('$1,234,567.89');
    expect(formatValue('dollars', 999)).toBe('$999');
    expect(formatValue('years', 1)).toBe('1 year');
    expect(formatValue('months', 2.04)).toBe('2.04 months');
    expect(formatValue('percent', -5)).toBe('-5%');
    expect(formatValue('tier', 4)).toBe('low risk');
  });
});

describe('a factor in one sentence', () => {
  it('names the two largest losses, or completeness', () => {
    expect(scoreOf({}).factors.documentCompleteness.details).toBe(
      'Room to gain: Tax documents and Bank statements.',
    );
    const clean = {
      taxLienHistory: 'no',
      judgmentHistory: 'no',
      foreclosureHistory: 'no',
      bankruptcyHistory: 'no',
    };
    const limits = {
      totalCreditLimits: 100,
      personalCreditScore: 800,
      creditHistoryLength: 10,
      dnbRating: '80',
    };
    const full = {
      ...clean,
      ...limits,
      currentCreditBalances: 1,
      experianBusinessScore: 76,
      equifaxBusinessScore: 892,
    };
    expect(scoreOf(full).factors.creditScore.details).toBe('Nothing left to gain here.');
    expect(scoreOf({ ...full, dnbRating: '' }).factors.creditScore.details).toBe('Room to gain: D&B rating.');
  });
});
