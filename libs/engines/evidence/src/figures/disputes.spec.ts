import { describe, expect, it } from '@jest/globals';
import { bankRowsOf, figuresFor, otherName, paper, today } from '../../testing/figures.ts';
import { conflictsOf, disputesOf } from './disputes.ts';
import { settle } from './settle.ts';

const revenue = 'annualRevenueCurrent';
const typed = { [revenue]: 480_000 };
const schedule = paper('schedule_c', revenue, 590_000.4, { page: 3 });
const report = paper('profit_loss', revenue, 480_000);
const deposits = bankRowsOf(revenue, 476_090, 2);

type Owner = Parameters<typeof figuresFor>[0];
const disputes = (owner: Owner) => disputesOf(figuresFor(owner));
const conflicts = (owner: Owner) => conflictsOf(figuresFor(owner));

describe('a dispute', () => {
  it('has the value in force, the source against it, the criteria and the page', () => {
    expect(disputes({ typed, witnesses: [schedule] })).toEqual([
      {
        field: revenue,
        stated: 480_000,
        witnessed: 590_000,
        criteria: ['BF1', 'BF2', 'BF3', 'BF4'],
        witnessId: schedule.id,
        documentId: 'doc-schedule_c',
        page: 3,
        outlier: null,
      },
    ]);
  });

  it('names the outlier where two sources agree', () => {
    const witnesses = [schedule, report, deposits];
    expect(disputes({ typed, witnesses })).toMatchObject([{ witnessId: schedule.id, outlier: schedule.id }]);
    const wrong = { [revenue]: 300_000 };
    expect(disputes({ typed: wrong, witnesses: [report, deposits] })).toMatchObject([
      { stated: 300_000, outlier: 'said' },
    ]);
    expect(disputes({ witnesses: [bankRowsOf(revenue, 480_000, 3), schedule] })).toMatchObject([
      { stated: 480_000, witnessed: 590_000, documentId: 'doc-schedule_c' },
    ]);
  });

  it('does not exist without a witness against the value', () => {
    expect(disputes({ typed, witnesses: [report] })).toEqual([]);
    expect(disputes({ typed, witnesses: [{ ...schedule, holder: otherName }] })).toEqual([]);
    expect(disputes({ typed: { ...typed, annualRevenuePrevious: 9 } })).toEqual([]);
    expect(disputes({ typed: { averageBankBalance: 5 } })).toEqual([]);
    expect(disputes({})).toEqual([]);
  });

  it('ends with the choice of the owner', () => {
    const figures = figuresFor({ typed, witnesses: [schedule] });
    const figure = figures.find(({ field }) => field === revenue);
    const choice = figure ? settle(figure, { use: 'said' }, today) : null;
    expect(disputes({ typed, witnesses: [schedule], settled: choice ? [choice] : [] })).toEqual([]);
  });

  it('needs a witness: a typed value is none against the source of her choice', () => {
    const figure = figuresFor({ typed, witnesses: [schedule] }).find(({ field }) => field === revenue);
    const choice = figure ? settle(figure, { use: schedule.id }, today) : null;
    const reviewed = { typed, witnesses: [{ ...schedule, reviewed: true }], settled: choice ? [choice] : [] };
    expect(figuresFor(reviewed)).toMatchObject([{ value: 590_000, status: 'disputed' }]);
    expect(disputes(reviewed)).toEqual([]);
  });

  it('does not compare what a source only bounds', () => {
    const typedProfit = { ebitda: 90_000 };
    expect(disputes({ typed: typedProfit, witnesses: [paper('schedule_c', 'ebitda', 70_000)] })).toEqual([]);
    const flow = { operatingCashFlow: 90_000 };
    expect(disputes({ typed: flow, witnesses: [bankRowsOf('operatingCashFlow', 9, 2)] })).toEqual([]);
  });
});

describe('a conflict', () => {
  it('is between the best source and each that differs from it', () => {
    const best = bankRowsOf(revenue, 700_000, 2);
    expect(conflicts({ witnesses: [best, schedule, report] })).toEqual([
      { field: revenue, witnessIds: [best.id, schedule.id] },
      { field: revenue, witnessIds: [best.id, report.id] },
    ]);
    expect(conflicts({ typed, witnesses: [schedule] })).toEqual([]);
    expect(conflicts({ typed, witnesses: [{ ...schedule, freshUntil: '2025-01-01' }, report] })).toEqual([]);
  });
});
