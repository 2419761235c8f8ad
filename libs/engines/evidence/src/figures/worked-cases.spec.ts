import { describe, expect, it } from '@jest/globals';
import { bankRowsOf, figureFor, monthsOf, otherName, paper } from '../../testing/figures.ts';
import { holderQuestion, settle } from '../index.ts';

const revenue = 'annualRevenueCurrent';
const balance = 'averageBankBalance';
const ownReport = paper('profit_loss', revenue, 480_000);
const deposits = (grade: 1 | 2 | 3) => bankRowsOf(revenue, 476_090.12, grade);
const otherReturn = paper('schedule_c', revenue, 590_000, { holder: otherName, source: 'tax_return' });
const quarter = (grade: 1 | 2 | 3) =>
  bankRowsOf(balance, 94_189.33, grade, {
    months: 3,
    period: { from: '2025-10-01', to: '2025-12-31' },
    monthGrades: monthsOf(3, grade),
  });

describe('the worked cases of the contract', () => {
  it('confirm a revenue that a report and the deposits of statements agree on', () => {
    const figure = figureFor(revenue, {
      typed: { [revenue]: 480_000 },
      witnesses: [ownReport, deposits(2)],
    });
    expect(figure).toMatchObject({ value: 480_000, valueFrom: 'said', status: 'confirmed', question: null });
    expect(figure.sources.map(({ kind, grade, value, agrees }) => [kind, grade, value, agrees])).toEqual([
      ['said', 0, 480_000, true],
      ['bank_statement', 3, 476_090.12, true],
      ['profit_loss', 3, 480_000, true],
    ]);
  });

  it('leave the same deposits of a typed CSV a file', () => {
    const figure = figureFor(revenue, {
      typed: { [revenue]: 480_000 },
      witnesses: [ownReport, deposits(1)],
    });
    expect(figure).toMatchObject({ value: 480_000, status: 'file' });
    expect(figure.sources.map(({ grade }) => grade)).toEqual([0, 1, 1]);
  });

  it('open no dispute for a return of another firm, and question its document', () => {
    const figure = figureFor(revenue, {
      typed: { [revenue]: 480_000 },
      witnesses: [ownReport, deposits(2), otherReturn],
    });
    expect(figure).toMatchObject({ status: 'confirmed', outlier: null, question: null });
    expect(figure.sources.at(-1)).toMatchObject({ grade: null, withheld: 'other-name', agrees: false });
    expect(holderQuestion(otherName)).toBe(
      'This document is in the name of CEDAR LANE CATERING. Is it yours?',
    );
  });

  it('fill a balance that was never answered from a file, and confirm it with the statements', () => {
    const fromFile = figureFor(balance, { witnesses: [quarter(1)] });
    expect(fromFile).toMatchObject({ value: 94_189, valueFrom: quarter(1).id, status: 'file' });
    expect(fromFile.sources).toMatchObject([{ kind: 'bank_file', grade: 1, value: 94_189.33 }]);
    const confirmed = figureFor(balance, { witnesses: [quarter(3)] });
    expect(confirmed).toMatchObject({ value: 94_189, status: 'confirmed' });
  });

  it('dispute a typed balance until the owner settles on the statements', () => {
    const owner = { typed: { [balance]: 31_000 }, witnesses: [quarter(2)] };
    const disputed = figureFor(balance, owner);
    expect(disputed).toMatchObject({ value: 31_000, valueFrom: 'said', status: 'disputed', outlier: null });
    expect(disputed.question?.text).toBe(
      'You said $31,000. Your bank statements say $94,189. Which is right?',
    );
    const choice = settle(disputed, { use: quarter(2).id }, '2026-01-20');
    const settled = figureFor(balance, { ...owner, settled: choice === null ? [] : [choice] });
    expect(settled).toMatchObject({
      value: 94_189,
      valueFrom: quarter(2).id,
      status: 'paper',
      question: null,
      settled: { use: quarter(2).id, day: '2026-01-20' },
    });
  });
});
