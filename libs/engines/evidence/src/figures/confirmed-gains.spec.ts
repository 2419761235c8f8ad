import { describe, expect, it } from '@jest/globals';
import { proofOf, proofRequestOf, totalOf } from '../../testing/figure-proof.ts';
import { bankRowsOf, paper } from '../../testing/figures.ts';
import { confirmedGains, figureRules } from '../index.ts';

const revenue = 'annualRevenueCurrent';
const balance = 'averageBankBalance';
const typed = { [revenue]: 480_000, [balance]: null };

const gainOf = (field: string, owner: Parameters<typeof proofRequestOf>[0]) =>
  confirmedGains(proofRequestOf(owner), totalOf).get(field);

describe('the gain of a confirmation', () => {
  it('is what the proven score gains with the value in force', () => {
    const proven = proofOf({ typed, witnesses: [paper('schedule_c', revenue, 480_000)] }).result.totalScore;
    const gain = proven - proofOf({ typed }).result.totalScore;
    expect(gain).toBeGreaterThan(0);
    expect(gainOf(revenue, { typed })).toBe(gain);
    expect(gainOf(revenue, { typed, witnesses: [paper('profit_loss', revenue, 480_000)] })).toBe(gain);
    expect(gainOf(balance, { witnesses: [bankRowsOf(balance, 94_189, 1)] })).toBeGreaterThan(0);
  });

  it('is 0 where a paper proves the value, or nothing is in force', () => {
    const witnesses = [paper('schedule_c', revenue, 480_000)];
    expect(gainOf(revenue, { typed, witnesses })).toBe(0);
    expect(gainOf(balance, { typed, witnesses })).toBe(0);
    expect(gainOf('annualPersonalIncome', { typed: { annualPersonalIncome: 90_000 } })).toBe(0);
    expect(gainOf('yearsBusinessExperience', { typed: { yearsBusinessExperience: 9 } })).toBe(0);
  });

  it('is 0 where a paper proves a value that agrees, also if that earns less', () => {
    const score = 'personalCreditScore';
    const owner = {
      typed: { [score]: 725 },
      witnesses: [paper('personal_credit_report', score, 712)],
    };
    expect(proofOf({ typed: owner.typed }).stated.totalScore).toBeGreaterThan(
      proofOf({ typed: { [score]: 712 } }).stated.totalScore,
    );
    expect(gainOf(score, owner)).toBe(0);
  });

  it('is a loss where a paper proves a better value', () => {
    const total = (value: number) =>
      proofOf({ typed, witnesses: [paper('schedule_c', revenue, value)] }).result.totalScore;
    const loss = total(480_000) - total(900_000);
    expect(loss).toBeLessThan(0);
    expect(gainOf(revenue, { typed, witnesses: [paper('schedule_c', revenue, 900_000)] })).toBe(loss);
    const witnesses = [paper('profit_loss', revenue, 480_000), paper('schedule_c', revenue, 900_000)];
    expect(gainOf(revenue, { typed, witnesses })).toBe(loss);
  });

  it('follows the rules that the request has', () => {
    const proof = { ...proofRequestOf({ typed }), rules: { ...figureRules, fields: {} } };
    expect(confirmedGains(proof, totalOf).get(revenue)).toBe(0);
  });
});
