import { describe, expect, it } from '@jest/globals';
import type { DocumentCorrection } from '@groundwork/contracts';
import {
  correctionsOf,
  describeCorrection,
  isAsked,
  parseAmount,
  periodIn,
  readValue,
} from './corrections.ts';
import { marksOf, nextZoom, placeOnPicture } from './marks.ts';
import { rowsAsCsv } from './rows-csv.ts';

const correction: DocumentCorrection = {
  ...{ id: 'c1', what: 'figure', name: 'totalIncome', page: 1, read: 91_000, value: 90_100.5 },
  ...{ by: 'owner', at: '2026-11-24T10:00:00.000Z', state: 'waits', decidedAt: null },
};
const figure = {
  name: 'totalIncome',
  label: 'Total income',
  value: 90_100.5,
  text: null,
  confidence: 1,
  page: 1,
};

describe('a typed amount', () => {
  it.each([
    ['$4,310.22', 4310.22],
    ['(1,200)', -1200],
    ['-5', -5],
    ['.50', 0.5],
    ['about 90', null],
    ['1.234', null],
    ['', null],
    ['2000000000000', null],
  ])('%s is %s', (typed, value) => {
    expect(parseAmount(typed)).toBe(value);
  });
});

describe('a correction', () => {
  it('names the person, the value and its state', () => {
    expect(describeCorrection(correction)).toMatch(
      /^Corrected by owner: \$90,100\.50, .*It waits for a reviewer\.$/,
    );
    expect(describeCorrection({ ...correction, value: 91_000 })).toMatch(/^Confirmed by owner/);
    const signal = { ...correction, what: 'signal', value: 'A year' } as const;
    expect(describeCorrection(signal)).toMatch(/^Marked as wrong by owner: “A year”/);
    const kind = { ...correction, what: 'kind', value: 'financial_reports/profit_loss' } as const;
    expect(describeCorrection(kind)).toContain('Profit & Loss');
  });

  it('belongs to its figure, the newest first', () => {
    const corrections = [correction, { ...correction, id: 'c2' }, { ...correction, name: 'other' }];
    const list = correctionsOf({ corrections }, 'figure', 'totalIncome');
    expect(list.map(({ id }) => id)).toEqual(['c2', 'c1']);
    expect(correctionsOf({ corrections }, 'signal', 'totalIncome')).toEqual([]);
  });

  it('shows what was read beside it, also if that is nothing', () => {
    expect(readValue({ ...figure, read: { value: 91_000, text: null } })).toBe('$91,000.00');
    expect(readValue({ ...figure, read: null })).toBe('nothing');
    expect(readValue(figure)).toBeNull();
  });
});

describe('the reading of a document', () => {
  it('has the questions of its figures', () => {
    const questions = [{ what: 'figure', name: 'totalIncome', page: 1 } as const];
    expect(isAsked({ questions }, 'figure', 'totalIncome')).toBe(true);
    expect(isAsked({ questions }, 'signal', 'totalIncome')).toBe(false);
  });

  it('has a period or a tax year', () => {
    const text = (name: string, value: string) => ({ ...figure, name, value: null, text: value });
    expect(periodIn({ extracted: [text('taxYear', '2024')] })).toEqual({ year: '2024' });
    const period = { from: '2024-01-01', to: '2024-01-31' };
    expect(periodIn({ extracted: [text('period', '2024-01-01 to 2024-01-31')] })).toEqual(period);
    expect(periodIn({ extracted: [text('period', 'to 2024-01-31')] })).toEqual({ ...period, from: '' });
  });

  it('has a mark for each figure and signal with a box', () => {
    const box = { x: 0.5, y: 0.25, width: 0.1, height: 0.02 };
    const signal = { code: 'X', severity: 0.8, page: 2, message: 'Wrong', expected: null, actual: null };
    const marks = marksOf({ extracted: [{ ...figure, box }, figure], signals: [signal, { ...signal, box }] });
    expect(marks.map(({ id, page, label }) => [id, page, label])).toEqual([
      ['figure totalIncome', 1, 'Total income: $90,100.50'],
      ['signal 1', 2, 'Wrong'],
    ]);
    expect(placeOnPicture(box)).toEqual({ left: '49.60%', top: '24.60%', width: '10.80%', height: '2.80%' });
  });

  it('zooms in steps and stops at the ends', () => {
    expect([nextZoom(1, 1), nextZoom(3, 1), nextZoom(1, -1), nextZoom(2, -1)]).toEqual([1.5, 3, 1, 1.5]);
  });
});

describe('the rows as a file', () => {
  it('have quoted texts and start no formula', () => {
    const row = { day: '2026-06-04', text: 'Fuel', cents: -10_005, balance: null, page: 2, box: null };
    const rows = [
      row,
      { ...row, text: '=HYPERLINK("x")', cents: 5, balance: 99 },
      { ...row, text: 'a, "b"' },
    ];
    expect(rowsAsCsv({ rows })).toBe(
      [
        'day,text,amount,balance,page',
        '2026-06-04,Fuel,-100.05,,2',
        '2026-06-04,"\'=HYPERLINK(""x"")",0.05,0.99,2',
        '2026-06-04,"a, ""b""",-100.05,,2',
        '',
      ].join('\r\n'),
    );
  });
});
