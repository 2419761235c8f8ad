import { describe, expect, it } from '@jest/globals';
import { figureFor, paper } from '../../testing/figures.ts';
import { settle } from '../index.ts';

const revenue = 'annualRevenueCurrent';
const kinds = ['profit_loss', 'schedule_c', 'form_1120', 'form_1099_k'] as const;
const valueAt = (at: number) => 300_000 + 40_000 * at;
const forty = Array.from({ length: 40 }, (_, at) =>
  paper(kinds[at % 4] ?? 'profit_loss', revenue, valueAt(at), {
    id: `source:${String(at).padStart(2, '0')}`,
  }),
);
const agreeing = forty.map((source) => ({ ...source, value: 480_000 }));

describe('forty sources of one figure', () => {
  it('are all listed, with one value in force and one status', () => {
    const figure = figureFor(revenue, { witnesses: agreeing });
    expect(figure).toMatchObject({ value: 480_000, status: 'paper', question: null });
    expect(figure.sources).toHaveLength(40);
    expect(figure.sources.every(({ agrees }) => agrees)).toBe(true);
  });

  it('name one that stands alone against all others', () => {
    const [first, ...others] = agreeing;
    const alone = { ...first!, value: 900_000 };
    expect(figureFor(revenue, { witnesses: [...others, alone] })).toMatchObject({
      value: 480_000,
      status: 'disputed',
      outlier: alone.id,
    });
  });

  it('are in dispute until she decides on one, and again once that is gone', () => {
    const figure = figureFor(revenue, { typed: { [revenue]: 5000 }, witnesses: forty });
    expect(figure).toMatchObject({ value: 5000, status: 'disputed', outlier: null });
    expect(figure.sources).toHaveLength(41);
    const last = forty.at(-1)!;
    const settled = [settle(figure, { use: last.id }, '2026-01-20')!];
    const owner = { typed: { [revenue]: 5000 }, settled };
    expect(figureFor(revenue, { ...owner, witnesses: forty })).toMatchObject({
      value: last.value,
      status: 'paper',
      question: null,
    });
    expect(figureFor(revenue, { ...owner, witnesses: forty.slice(0, -1) })).toMatchObject({
      value: 5000,
      status: 'disputed',
    });
  });
});
