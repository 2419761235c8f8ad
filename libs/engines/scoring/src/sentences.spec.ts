import { describe, expect, it } from '@jest/globals';
import { scoringFigures, type ScoringFigures } from './figures.ts';
import { currentRules } from './rulesets.ts';
import { score, type ScoreResult } from './score.ts';
import { formatValue } from './sentences.ts';

const scored = (figures: Partial<ScoringFigures>): ScoreResult =>
  score(
    { figures: { ...scoringFigures.parse({}), ...figures }, documents: [], accounts: [] },
    '2026-11-20',
    currentRules,
  );

const sentenceOf = (code: string, figures: Partial<ScoringFigures>): string | undefined =>
  scored(figures).reasons.find((reason) => reason.code === code)?.sentence;

const valueOf = (code: string, figures: Partial<ScoringFigures>): unknown =>
  Object.values(scored(figures).factors)
    .flatMap(({ criteria }) => criteria)
    .find((criterion) => criterion.code === code)?.value;

describe('reasons in words', () => {
  it('ask for what is missing', () => {
    expect(sentenceOf('CR1', {})).toBe('Enter your personal credit score.');
  });

  it('name the figure, the next aim and what it brings', () => {
    expect(sentenceOf('CR1', { personalCreditScore: 690 })).toBe(
      'Personal credit score: 690; at least 700 would bring 34 of 45 points instead of 30.',
    );
    expect(sentenceOf('BF3', { annualRevenueCurrent: 1_234_567 })).toBeUndefined();
    expect(sentenceOf('BF3', { annualRevenueCurrent: 480_000 })).toBe(
      'Annual revenue: $480,000; at least $500,000 would bring 13 of 15 points instead of 11.',
    );
    expect(sentenceOf('RA1', { dateStarted: '2026-11-20' })).toBe(
      'Time in business: 0 years; any date before today would bring 1 of 25 points instead of 0.',
    );
    expect(sentenceOf('RA2', { industryType: 'Crypto' })).toBe(
      'Industry: high risk; an elevated-risk industry would bring 7 of 15 points instead of 3.',
    );
    expect(sentenceOf('CR4', { taxLienHistory: 'open', judgmentHistory: 'no' })).toBe(
      'Tax liens, judgments and foreclosures: tax lien open, judgment none; none of the three would bring 8 of 8 points instead of 2.',
    );
  });
});

describe('shown values', () => {
  it('never claim a band that is not reached', () => {
    expect(valueOf('CR2', { totalCreditLimits: 1_000_000, currentCreditBalances: 100_001 })).toBe(10.01);
    expect(valueOf('RA8', { loanRequestAmount: 1_000_000, liquidAssets: 199_999 })).toBe(19.99);
  });

  it('say in words what no number can', () => {
    const solvent = { annualRevenueCurrent: 1, ebitda: 1, existingLoans: 'none' };
    expect(valueOf('BF1', solvent)).toBe('no debt');
    expect(valueOf('CR3', { bankruptcyHistory: 'no' })).toBe('none');
    expect(valueOf('CR3', { bankruptcyHistory: 'yes' })).toBe('without a date');
    expect(valueOf('CR8', { dnbRating: '3a2' })).toBe('3A2');
    expect(valueOf('RA1', { dateStarted: '2022-09-01' })).toBe(4.16);
  });

  it('carry their unit', () => {
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
    expect(scored({}).factors.documentCompleteness.details).toBe(
      '0 of 100 points; the most is still open in Tax documents (35) and Bank statements (35).',
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
    const full = { ...clean, ...limits, experianBusinessScore: 76, equifaxBusinessScore: 892 };
    expect(scored(full).factors.creditScore.details).toBe('Credit Profile is complete: 100 of 100 points.');
    expect(scored({ ...full, dnbRating: '' }).factors.creditScore.details).toBe(
      '95 of 100 points; the most is still open in D&B rating (5).',
    );
  });
});
