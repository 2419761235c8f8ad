import { describe, expect, it } from '@jest/globals';
import { bankRowsOf, figureFor, otherName, paper } from '../../testing/figures.ts';
import { proposedFigures, settle, type Figure, type FigureWitness, type Settlement } from '../index.ts';

const revenue = 'annualRevenueCurrent';
const typed = { [revenue]: 480_000 };
const returned = paper('schedule_c', revenue, 590_000.4, { source: 'tax_return' });
const rows = bankRowsOf(revenue, 700_000, 2);
const inDispute = (): Figure => figureFor(revenue, { typed, witnesses: [returned] });

const chosen = (figure: Figure, use: string, value?: number): Settlement[] => {
  const choice = settle(figure, value === undefined ? { use } : { use, value }, '2025-11-27');
  return choice === null ? [] : [choice];
};
const after = (settled: Settlement[], witnesses: FigureWitness[] = [returned]) =>
  figureFor(revenue, { typed, witnesses, settled });

describe('a settled figure', () => {
  it('has the value of the source in whole dollars, while the source has its cents', () => {
    const figure = after(chosen(inDispute(), returned.id));
    expect(figure).toMatchObject({ value: 590_000, valueFrom: returned.id, status: 'paper' });
    expect(figure.sources[1]?.value).toBe(590_000.4);
    expect(figure.settled).toEqual({ use: returned.id, day: '2025-11-27' });
  });

  it('has what she typed, or a value of her own', () => {
    expect(after(chosen(inDispute(), 'said'))).toMatchObject({
      value: 480_000,
      status: 'said',
      question: null,
    });
    expect(after(chosen(inDispute(), 'said', 500_000))).toMatchObject({
      value: 500_000,
      valueFrom: 'said',
      status: 'said',
      settled: { use: 'said' },
    });
    const blank = figureFor(revenue, { witnesses: [returned] });
    const own = figureFor(revenue, { witnesses: [returned], settled: chosen(blank, 'said', 9) });
    expect(own).toMatchObject({ value: 9, status: 'said' });
  });

  it.each([
    ['arrives', [returned, rows]],
    ['has another value', [{ ...returned, value: 600_000 }]],
    ['has another grade', [{ ...returned, reviewed: true }]],
  ])('is in dispute again once a source %s', (_name, witnesses) => {
    const settled = chosen(inDispute(), 'said');
    expect(after(settled)).toMatchObject({ status: 'said' });
    expect(after(settled, witnesses)).toMatchObject({ value: 480_000, status: 'disputed' });
  });

  it('is decided again once another source goes', () => {
    const both = figureFor(revenue, { typed, witnesses: [returned, rows] });
    const settled = chosen(both, rows.id);
    expect(after(settled, [returned, rows])).toMatchObject({ value: 700_000, status: 'paper' });
    expect(after(settled, [rows])).toMatchObject({ value: 700_000, status: 'disputed' });
  });

  it('has the key of its sources, in each order and without what she typed', () => {
    const both = figureFor(revenue, { typed, witnesses: [returned, rows] });
    const [own] = chosen(both, rows.id);
    expect(own).toStrictEqual({ field: revenue, use: rows.id, day: '2025-11-27', sources: own?.sources });
    const reversed = { ...both, sources: both.sources.toReversed() };
    expect(chosen(reversed, rows.id)).toEqual([own]);
    const untyped = { ...both, sources: both.sources.filter(({ id }) => id !== 'said') };
    expect(chosen(untyped, rows.id)).toEqual([own]);
  });

  it('is decided by what she typed as well as by a source', () => {
    const agreeing = paper('profit_loss', revenue, 480_000);
    const figure = figureFor(revenue, { typed, witnesses: [returned, agreeing] });
    const settled = chosen(figure, 'said');
    expect(after(settled, [returned, agreeing])).toMatchObject({ status: 'file', question: null });
  });

  it('falls back to what holds without its source', () => {
    const settled = chosen(inDispute(), returned.id);
    expect(after(settled, [])).toEqual(figureFor(revenue, { typed }));
  });

  it('stays with a source that is stale or in another name, and shows that', () => {
    const settled = chosen(inDispute(), returned.id);
    expect(after(settled, [{ ...returned, freshUntil: '2026-01-01' }])).toMatchObject({
      value: 590_000,
      status: 'stale',
    });
    expect(after(settled, [{ ...returned, holder: otherName }])).toMatchObject({ status: 'other-name' });
    expect(after(settled, [{ ...returned, alarm: true }])).toMatchObject({ status: 'said' });
  });

  it('needs a source of the figure, and a value only for her own', () => {
    expect(settle(inDispute(), { use: 'unknown' }, '2025-11-27')).toBeNull();
    expect(settle(inDispute(), { use: returned.id, value: 9 }, '2025-11-27')).toBeNull();
    expect(settle(figureFor(revenue, { witnesses: [returned] }), { use: 'said' }, '2025-11-27')).toBeNull();
  });
});

describe('a proposal', () => {
  it('is the best source of a figure in dispute, until she decides', () => {
    expect(proposedFigures([inDispute()])).toEqual([
      { field: revenue, current: 480_000, proposed: 590_000, source: inDispute().sources[1] },
    ]);
    expect(proposedFigures([after(chosen(inDispute(), 'said'))])).toEqual([]);
    expect(proposedFigures([after(chosen(inDispute(), returned.id))])).toEqual([]);
    expect(proposedFigures([figureFor(revenue, { typed })])).toEqual([]);
  });

  it('is no worse source of a value that the best one has', () => {
    const agreeing = { ...rows, value: 480_000 };
    const figure = figureFor(revenue, { typed, witnesses: [returned, { ...agreeing, monthGrades: [] }] });
    expect(figure.status).toBe('disputed');
    expect(proposedFigures([figure]).map(({ source }) => source.id)).toEqual([returned.id]);
    const best = figureFor(revenue, { typed, witnesses: [agreeing, { ...returned, reviewed: false }] });
    expect(proposedFigures([best])).toEqual([]);
  });
});

describe('the version of a figure', () => {
  const versionOf = (witnesses: FigureWitness[], settled: Settlement[] = [], values = typed) =>
    figureFor(revenue, { typed: values, witnesses, settled }).version;

  it('is another one whenever anything of the figure is another', () => {
    const versions = [
      versionOf([]),
      versionOf([returned]),
      versionOf([{ ...returned, value: 590_000.5 }]),
      versionOf([{ ...returned, page: 2 }]),
      versionOf([{ ...returned, freshUntil: '2026-01-01' }]),
      versionOf([{ ...returned, holder: otherName }]),
      versionOf([returned], chosen(inDispute(), returned.id)),
      versionOf([returned], chosen(inDispute(), 'said')),
      versionOf([returned], [], { [revenue]: 480_001 }),
    ];
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same for the same figure, on another day too', () => {
    const later = figureFor(revenue, { typed, witnesses: [returned], on: '2026-02-01' });
    expect(later.version).toBe(inDispute().version);
  });
});
