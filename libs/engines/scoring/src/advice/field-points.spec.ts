import { describe, expect, it } from '@jest/globals';
import { ownerWith, today } from '../../testing/owners.ts';
import { type FieldPoints, fieldPoints } from './field-points.ts';
import { scoringFigures, type ScoringFigures } from '../figures.ts';
import { currentRules } from '../rulesets.ts';
import { score } from '../score.ts';

const names = Object.keys(scoringFigures.parse({}));

function ownerWithAnswers(profile: Partial<ScoringFigures>, confirmed: readonly string[] = []) {
  const answered = [...Object.keys(profile), ...confirmed];
  return ownerWith(profile, { unanswered: names.filter((name) => !answered.includes(name)) });
}

function pointsIn(input: ReturnType<typeof ownerWithAnswers>): Map<string, FieldPoints> {
  return new Map(fieldPoints(input, today, currentRules).map((each) => [each.field, each]));
}

const totalIn = (profile: Partial<ScoringFigures>) =>
  score(ownerWithAnswers(profile), today, currentRules).totalScore;

describe('the points of a field', () => {
  it('are the gain of the best answer while the field is blank', () => {
    const points = pointsIn(ownerWithAnswers({}));
    expect(points.get('personalCreditScore')).toMatchObject({ isAnswered: false, open: 135, partners: [] });
    expect(points.get('netProfitMargin')?.open).toBe(49);
    expect(points.get('annualRevenueCurrent')?.open).toBe(53);
  });

  it('are certain if each answer gives the same', () => {
    const points = pointsIn(ownerWithAnswers({}));
    expect(points.get('businessLicense')).toMatchObject({ open: 2, isExact: true });
    expect(points.get('personalCreditScore')?.isExact).toBe(false);
  });

  it('name the other answers without which they stay out of reach', () => {
    const points = pointsIn(ownerWithAnswers({ annualRevenueCurrent: 400_000 }, ['monthlyDebtPayments']));
    expect(points.get('operatingCashFlow')).toMatchObject({ open: 42, partners: [] });
    const blank = pointsIn(ownerWithAnswers({}));
    expect(blank.get('operatingCashFlow')).toMatchObject({
      open: 42,
      partners: ['monthlyDebtPayments', 'annualRevenueCurrent'],
    });
    expect(blank.get('monthlyDebtPayments')).toMatchObject({
      open: 42,
      partners: ['annualRevenueCurrent', 'ebitda'],
      isExact: false,
    });
    expect(blank.get('studentLoanPayment')?.open).toBe(12);
    expect(blank.get('studentLoanPayment')?.partners).toHaveLength(3);
  });

  it('are what an answer earns, and what a better figure would add', () => {
    const points = pointsIn(ownerWithAnswers({ personalCreditScore: 702, dateStarted: '2022-01-01' }));
    const own = totalIn({ personalCreditScore: 702, dateStarted: '2022-01-01' });
    const earned = own - totalIn({ dateStarted: '2022-01-01' });
    expect(points.get('personalCreditScore')).toMatchObject({ isAnswered: true, earned, open: 135 - earned });
    expect(points.get('dateStarted')).toMatchObject({ isAnswered: true, open: 0 });
  });

  it('are those of a confirmed default too', () => {
    const blank = pointsIn(ownerWithAnswers({ averageBankBalance: 30_000 })).get('nsfIncidents');
    expect(blank).toMatchObject({ isAnswered: false, earned: 0, open: 18 });
    const answered = pointsIn(ownerWithAnswers({ averageBankBalance: 30_000 }, ['nsfIncidents']));
    expect(answered.get('nsfIncidents')).toMatchObject({ isAnswered: true, earned: 18, open: 0 });
  });

  it('leave out what no criterion reads now', () => {
    const balanceSheet = { currentAssets: 50_000, currentLiabilities: 20_000 };
    const points = pointsIn(ownerWithAnswers(balanceSheet));
    for (const field of ['currentRatio', 'bankruptcyDate', 'revenueGrowthRate', 'loanTerm', 'dependents'])
      expect(points.has(field)).toBe(false);
    const resolved = pointsIn(ownerWithAnswers({ bankruptcyHistory: 'resolved' }));
    expect(resolved.get('bankruptcyDate')?.open).toBeGreaterThan(0);
  });

  it('belong to about 45 fields of a new owner, each of them once', () => {
    const fields = fieldPoints(ownerWithAnswers({}), today, currentRules).map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.length).toBeGreaterThanOrEqual(44);
    expect(fields.length).toBeLessThanOrEqual(51);
  });
});
