import { describe, expect, it } from '@jest/globals';
import { goldenLender } from '../testing/golden.ts';
import { program } from './program.ts';

const row = goldenLender('L1');
const issuesOf = (change: object) =>
  program.safeParse({ ...row, ...change }).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('a program', () => {
  it('is parsed unchanged, and criteria that it does not state stay absent', () => {
    expect(program.parse(row)).toEqual(row);
    expect(Object.keys(program.parse({ ...row, criteria: {} }).criteria)).toEqual([]);
  });

  it('has no rating and no reviews by default', () => {
    const { rating: _rating, reviewCount: _reviewCount, ...unrated } = row;
    expect(program.parse(unrated)).toMatchObject({ rating: null, reviewCount: 0 });
  });

  it.each([
    ['maxLoanAmount', { minLoanAmount: 10, maxLoanAmount: 9 }],
    ['maxTermLength', { minTermLength: 24, maxTermLength: 12 }],
    ['approvalTimeMax', { approvalTimeMin: 5, approvalTimeMax: 1 }],
    ['type', { type: 'bank' }],
    ['minLoanAmount', { minLoanAmount: -1 }],
    ['minInterestRate', { minInterestRate: 'prime' }],
    ['requiredDocuments', { requiredDocuments: { passport: 1 } }],
    ['requiredDocuments.tax_documents', { requiredDocuments: { tax_documents: 0.5 } }],
    ['criteria.minCreditScore', { criteria: { minCreditScore: 900 } }],
    ['criteria.excludedIndustryTiers.0', { criteria: { excludedIndustryTiers: ['risky'] } }],
    ['sourceDate', { sourceDate: '2026-13-01' }],
    ['name', { name: ' ' }],
  ])('is rejected at %s: %j', (path, change) => {
    expect(issuesOf(change)).toEqual([path]);
  });

  it.each([
    ['2026-03-02', '2026-03-01', ['validTo']],
    ['2026-03-01', '2026-03-01', []],
    [null, '2026-03-01', []],
    ['2026-03-01', null, []],
    [null, null, []],
  ])('from %j to %j has the issues %j', (validFrom, validTo, issues) => {
    expect(issuesOf({ validFrom, validTo })).toEqual(issues);
  });

  it('states why a range is wrong', () => {
    const change = { minLoanAmount: 10, maxLoanAmount: 9, validFrom: '2026-03-02', validTo: '2026-03-01' };
    const messages = program.safeParse({ ...row, ...change }).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['is below its minimum', 'is before the first day']);
  });

  it('is valid with one amount, one term and one approval time', () => {
    expect(issuesOf({ minLoanAmount: 9, maxLoanAmount: 9, minTermLength: 6, maxTermLength: 6 })).toEqual([]);
  });
});
