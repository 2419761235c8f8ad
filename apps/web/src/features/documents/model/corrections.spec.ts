import { describe, expect, it } from '@jest/globals';
import type { AiAnalysis, DocumentCorrection } from '@groundwork/contracts';
import {
  conflictsWithSums,
  correctionsOf,
  describeCorrection,
  openQuestion,
  isCorrectable,
  isPeriodFigure,
  openCorrection,
  parseAmount,
  periodIn,
  readValue,
  typedValue,
} from './corrections.ts';
import { figureMarkId, marksOf, nextZoom, placeOnPicture, rowMarkId, signalMarkId } from './marks.ts';
import { rowsAsCsv } from './rows-csv.ts';

const correction: DocumentCorrection = {
  id: 'c1',
  what: 'figure',
  name: 'totalIncome',
  page: 1,
  read: 91_000,
  value: 90_100.5,
  by: 'owner',
  at: '2026-11-24T10:00:00.000Z',
  state: 'waits',
  decidedAt: null,
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
    ['1000000000000', 1e12],
    ['1000000000000.01', null],
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
    const earlierKind = { ...correction, what: 'kind', value: 'tax_documents/form_990' } as const;
    expect(describeCorrection(earlierKind)).toContain('tax_documents/form_990');
    const text = { ...correction, by: 'reviewer', name: 'bankName', value: 'First Bank' } as const;
    expect(describeCorrection(text)).toMatch(/^Corrected by reviewer: First Bank, /);
  });

  it('has the sum of the document that it contradicts', () => {
    expect(describeCorrection({ ...correction, sum: 91_000 })).toMatch(
      /It waits for a reviewer\. The document’s own lines add up to \$91,000\.00\.$/,
    );
  });

  it('is for a reviewer with both values and the sum while it waits', () => {
    const against = { ...correction, sum: 91_000 };
    const conflictsOf = (...corrections: DocumentCorrection[]) =>
      conflictsWithSums({ corrections, extracted: [figure] } as unknown as AiAnalysis);
    expect(conflictsOf(against, correction, { ...against, state: 'rejected' })).toEqual([
      { id: 'c1', label: 'Total income', read: '$91,000.00', corrected: '$90,100.50', sum: '$91,000.00' },
    ]);
    const unread = { ...against, name: 'totalTax', read: null };
    expect(conflictsOf(unread)).toMatchObject([{ label: 'totalTax', read: 'nothing' }]);
  });

  it.each([
    ['counts', 'counts'],
    ['waits', 'waits'],
    ['rejected', undefined],
    ['undone', undefined],
  ] as const)('that %s is open: %s', (state, id) => {
    const closed = { ...correction, id: 'closed', state: 'undone' } as const;
    expect(openCorrection([closed, { ...correction, id: state, state }])?.id).toBe(id);
  });

  it('belongs to its figure, the newest first', () => {
    const corrections = [correction, { ...correction, id: 'c2' }, { ...correction, name: 'other' }];
    const list = correctionsOf({ corrections }, 'figure', 'totalIncome');
    expect(list.map(({ id }) => id)).toEqual(['c2', 'c1']);
    expect(correctionsOf({ corrections }, 'signal', 'totalIncome')).toEqual([]);
    const ofSignal = { ...correction, id: 's1', what: 'signal' } as const;
    const both = { corrections: [correction, ofSignal] };
    expect(correctionsOf(both, 'figure', 'totalIncome').map(({ id }) => id)).toEqual(['c1']);
    expect(correctionsOf(both, 'signal', 'totalIncome').map(({ id }) => id)).toEqual(['s1']);
  });

  it('shows what was read beside it, also if that is nothing', () => {
    expect(readValue({ ...figure, read: { value: 91_000, text: null } })).toBe('$91,000.00');
    expect(readValue({ ...figure, read: null })).toBe('nothing');
    expect(readValue(figure)).toBeNull();
  });
});

describe('the reading of a document', () => {
  it('has the questions of its figures', () => {
    const question = { what: 'figure', name: 'totalIncome', page: 1 } as const;
    const questions = [question, { ...question, name: 'netProfit' }];
    expect(openQuestion({ questions }, 'figure', 'totalIncome')).toEqual(questions[0]);
    expect(openQuestion({ questions }, 'signal', 'totalIncome')).toBeNull();
    expect(openQuestion({ questions }, 'figure', 'wages')).toBeNull();
  });

  it('has a period or a tax year', () => {
    const text = (name: string, value: string) => ({ ...figure, name, value: null, text: value });
    expect(periodIn({ extracted: [text('taxYear', '2024')] })).toEqual({ year: '2024' });
    const period = { from: '2024-01-01', to: '2024-01-31' };
    const name = text('bankName', 'Home to Home');
    expect(periodIn({ extracted: [name, text('period', '2024-01-01 to 2024-01-31')] })).toEqual(period);
    expect(periodIn({ extracted: [text('period', 'to 2024-01-31')] })).toEqual({ ...period, from: '' });
  });

  it.each(['about 2024-01-01 to 2024-01-31', '2024-01-01 to 2024-01-31 or later', ''])(
    'has no days in the period “%s”',
    (text) => {
      const extracted = text === '' ? [] : [{ ...figure, name: 'period', value: null, text }];
      expect(periodIn({ extracted })).toEqual({ from: '', to: '' });
    },
  );

  it.each([
    [{ status: 'processed', version: 3 }, true],
    [{ status: 'processed' }, false],
    [{ status: 'verified', version: 3 }, false],
  ] as const)('of %j can be corrected: %s', (document, expected) => {
    expect(isCorrectable(document)).toBe(expected);
  });

  it('has one correction for both figures of its period', () => {
    const names = ['period', 'taxYear', 'totalIncome'];
    expect(names.filter((name) => isPeriodFigure({ name }))).toEqual(['period', 'taxYear']);
  });

  it.each([
    [0, null, '0'],
    [4310.22, null, '4310.22'],
    [null, 'First Bank', 'First Bank'],
    [null, null, ''],
  ])('has the number %j and the text %j in its input as “%s”', (value, text, typed) => {
    expect(typedValue({ value, text })).toBe(typed);
  });

  it('has a mark for each figure and signal with a box', () => {
    const box = { x: 0.5, y: 0.25, width: 0.1, height: 0.02 };
    const signal = { code: 'X', severity: 0.8, page: 2, message: 'Wrong', expected: null, actual: null };
    const extracted = [
      { ...figure, box },
      { ...figure, name: 'wages' },
    ];
    const signals = [signal, { ...signal, box }, { ...signal, page: null, box }];
    expect(marksOf({ extracted, signals })).toEqual([
      { id: 'figure totalIncome', kind: 'figure', page: 1, box, label: 'Total income: $90,100.50' },
      { id: 'signal 1', kind: 'signal', page: 2, box, label: 'Wrong' },
    ]);
    const candidates = [1, 2].map((value) => ({ value, page: value, box }));
    const questions = [{ what: 'figure' as const, name: 'wages', page: 1, candidates }];
    expect(marksOf({ extracted, signals: [], questions })[1]).toEqual({
      ...{ id: 'other wages', kind: 'other', page: 2, box, label: 'Total income: $2.00' },
    });
    expect(new Set([figureMarkId('1'), signalMarkId(1), rowMarkId(1), rowMarkId(2)]).size).toBe(4);
    expect(placeOnPicture(box)).toEqual({ left: '49.60%', top: '24.60%', width: '10.80%', height: '2.80%' });
  });

  it('zooms in steps and stops at the ends', () => {
    expect([nextZoom(1, 1), nextZoom(3, 1), nextZoom(1, -1), nextZoom(2, -1)]).toEqual([1.5, 3, 1, 1.5]);
  });
});

describe('the rows as a file', () => {
  it.each(['=1', '+1', '-2+3', '@SUM(A1)', ' =1', '\t1', '\r1', '\n1', '＝1', '＋1', '－1', '＠1'])(
    'start no formula with the text %j, and have negative amounts as numbers',
    (text) => {
      const plain = { amount: -0.05, balance: -0.07 };
      const row = { day: '2026-06-04', text, cents: -5, balance: -7, page: 1, box: null, plain };
      const [, line] = rowsAsCsv([row]).split(/(?<=page)\r\n/);
      expect(line).toMatch(/^2026-06-04,"?'/);
      expect(line).toMatch(/,-0\.05,-0\.07,1\r\n$/);
    },
  );

  it('have quoted texts and start no formula', () => {
    const row = (text: string, cents: number, balance: number | null = null) => ({
      ...{ day: '2026-06-04', text, cents, balance, page: 2, box: null },
      plain: { amount: cents / 100, balance: balance && balance / 100 },
    });
    const rows = [row('Fuel', -10_005), row('=HYPERLINK("x")', 5, 99), row('a, "b"', 0)];
    expect(rowsAsCsv(rows)).toBe(
      [
        'day,text,amount,balance,page',
        '2026-06-04,Fuel,-100.05,,2',
        '2026-06-04,"\'=HYPERLINK(""x"")",0.05,0.99,2',
        '2026-06-04,"a, ""b""",0.00,,2',
        '',
      ].join('\r\n'),
    );
  });
});
