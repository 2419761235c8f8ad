import { describe, expect, it } from '@jest/globals';
import { bankRowsOf, figuresFor, otherName, paper } from '../../testing/figures.ts';
import { asTyped, figureBadges } from './figure-badges.ts';

const revenue = 'annualRevenueCurrent';
const schedule = paper('schedule_c', revenue, 590_000.4);
const report = paper('profit_loss', revenue, 480_000);

const badgeOf = (owner: Parameters<typeof figuresFor>[0], field = revenue) =>
  figureBadges(figuresFor(owner)).find((each) => each.field === field);

describe('the badge of a figure', () => {
  it('is proven by a source of grade 2, also against what the owner typed', () => {
    expect(badgeOf({ typed: { [revenue]: 480_000 }, witnesses: [report, schedule] })).toEqual({
      field: revenue,
      typed: 480_000,
      badge: 'proven',
      source: schedule.id,
      contradiction: { stated: 480_000, witnessed: 590_000 },
    });
  });

  it('is stated with a source that anybody can write, which supports it', () => {
    const file = bankRowsOf(revenue, 476_090, 1);
    expect(badgeOf({ witnesses: [file] })).toMatchObject({ typed: null, badge: 'stated', source: file.id });
    expect(badgeOf({ typed: { [revenue]: 0 } })).toMatchObject({ typed: 0, badge: 'stated', source: null });
  });

  it('is missing without a value and without a source that counts', () => {
    const foreign = { ...schedule, holder: otherName };
    expect(badgeOf({ witnesses: [foreign] })).toEqual({
      field: revenue,
      typed: null,
      badge: 'missing',
      source: null,
      contradiction: null,
    });
  });
});

describe('the value of a source as the owner would type it', () => {
  it('has whole dollars, and percents with two decimals', () => {
    expect(asTyped(revenue, 590_000.5)).toBe(590_001);
    expect(asTyped('netProfitMargin', 12.345)).toBe(12.35);
    expect(asTyped('overdraftHistory', true)).toBe(true);
    expect(asTyped('fax', 1.5)).toBe(1.5);
  });
});
