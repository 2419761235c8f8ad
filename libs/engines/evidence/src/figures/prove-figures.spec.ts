import { describe, expect, it } from '@jest/globals';
import { proofOf, proofRequestOf, totalOf } from '../../testing/figure-proof.ts';
import { bankRowsOf, paper, today } from '../../testing/figures.ts';
import { addDays } from '../days.ts';

const revenue = 'annualRevenueCurrent';
const typed = { [revenue]: 480_000, netProfitMargin: 18 };

describe('the proven score', () => {
  it('has each contradiction with the points that the stated score loses', () => {
    const owner = { typed, witnesses: [paper('schedule_c', revenue, 90_000)] };
    const [contradiction, ...others] = proofOf(owner).contradictions;
    const { stated } = proofRequestOf(owner);
    const changed = { ...stated, figures: { ...stated.figures, annualRevenueCurrent: 90_000 } };
    expect(others).toEqual([]);
    expect(contradiction).toMatchObject({ field: revenue, stated: 480_000, witnessed: 90_000 });
    expect(contradiction?.points).toBe(totalOf(stated) - totalOf(changed));
    expect(contradiction?.points).toBeGreaterThan(0);
  });

  it('has contradictions without points about figures that the score does not read', () => {
    const income = { annualPersonalIncome: 90_000 };
    const witnesses = [paper('form_1040', 'annualPersonalIncome', 50_000)];
    expect(proofOf({ typed: income, witnesses }).contradictions).toMatchObject([{ points: 0 }]);
    const deposits = { monthlyDeposits: 90_000 };
    const rows = [bankRowsOf('monthlyDeposits', 50_000, 1)];
    expect(proofOf({ typed: deposits, witnesses: rows }).contradictions).toMatchObject([{ points: 0 }]);
  });

  it('has conflicts of sources', () => {
    const witnesses = [bankRowsOf(revenue, 700_000, 2), paper('schedule_c', revenue, 480_000)];
    expect(proofOf({ typed, witnesses }).conflicts).toEqual([
      { field: revenue, witnessIds: ['bank_rows:annualRevenueCurrent', 'schedule_c:annualRevenueCurrent'] },
    ]);
  });

  it('names a proof in its last 14 days, and nothing that proves nothing', () => {
    const until = (days: number, kind = 'schedule_c') =>
      proofOf({ witnesses: [paper(kind, revenue, 5, { freshUntil: addDays(today, days) })] }).expiring;
    expect(until(14)).toEqual([
      { field: revenue, witnessId: 'schedule_c:annualRevenueCurrent', freshUntil: addDays(today, 14) },
    ]);
    expect(until(0)).toHaveLength(1);
    expect([until(15), until(-1), until(14, 'profit_loss')]).toEqual([[], [], []]);
  });

  it('never rests on a negative number of points', () => {
    const witnesses = [paper('schedule_c', revenue, 5_000_000), bankRowsOf('ebitda', 9, 2)];
    const { result, stated, restsOnYourWord } = proofOf({ typed: { [revenue]: 10 }, witnesses });
    expect(result.totalScore).toBeGreaterThan(stated.totalScore);
    expect(restsOnYourWord).toBe(0);
  });
});
