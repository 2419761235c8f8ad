import { describe, expect, it } from '@jest/globals';
import { bankRowsOf, figureFor, paper } from '../../testing/figures.ts';
import { refusedFigures, settle } from '../index.ts';

const books = { annualRevenueCurrent: 100_000, annualOperatingExpenses: 38_000 };
const refused = (edit: Record<string, number>, values: Record<string, number | null> = {}) =>
  refusedFigures(edit, { ...values, ...edit });

describe('a margin that no business can have', () => {
  it.each([
    [100, 0],
    [-1000, 0],
    [0, 0],
    [100.01, 1],
    [-1000.01, 1],
  ])('is refused above 100 and below -1,000: %d', (value, count) => {
    expect(refused({ netProfitMargin: value })).toHaveLength(count);
    expect(refused({ grossProfitMargin: value })).toHaveLength(count);
  });

  it('names its field and the bounds', () => {
    expect(refused({ grossProfitMargin: 6200 })).toEqual([
      {
        field: 'grossProfitMargin',
        suggestion: null,
        message: {
          code: 'outside',
          params: { least: '-1,000%', most: '100%' },
          text: 'Enter a percent from -1,000% to 100%.',
        },
      },
    ]);
  });

  it.each([
    [6200, books, 62],
    [62_000, books, 62],
    [6190, books, 61.9],
    [7430, books, 74.3],
    [7450, books, null],
    [620_000, books, null],
    [6200, { annualRevenueCurrent: 0, annualOperatingExpenses: 38_000 }, null],
    [6200, { annualRevenueCurrent: 100_000, ebitda: 60_000 }, 62],
    [6200, { annualRevenueCurrent: 100_000, ebitda: -60_000 }, null],
    [1200, { ...books, costOfGoodsSold: 50_000 }, 12],
    [6200, { ...books, costOfGoodsSold: null }, 62],
    [6200, { annualRevenueCurrent: 100_000, costOfGoodsSold: 38_000 }, null],
    [6200, { annualOperatingExpenses: 38_000 }, null],
    [100.5, { annualRevenueCurrent: 100_000, ebitda: 1_000 }, 1.01],
    [101, { annualRevenueCurrent: 100_000, annualOperatingExpenses: 100_000 }, null],
  ])('has a suggestion that fits the dollar figures: %d', (netProfitMargin, values, suggestion) => {
    expect(refused({ netProfitMargin }, values)[0]?.suggestion).toBe(suggestion);
  });

  it('has its suggestion in the message', () => {
    expect(refused({ netProfitMargin: 6200 }, books)[0]?.message.text).toBe(
      'Enter a percent from -1,000% to 100%. Did you mean 62%?',
    );
    const gross = refused(
      { grossProfitMargin: 4000 },
      { annualRevenueCurrent: 100_000, costOfGoodsSold: 60_000 },
    );
    expect(gross[0]?.suggestion).toBe(40);
  });

  it('is checked only where the edit has it', () => {
    expect(refusedFigures({}, { netProfitMargin: 9999 })).toEqual([]);
    expect(refusedFigures({ netProfitMargin: null }, {})).toEqual([]);
  });
});

describe('a comma that slipped', () => {
  const revenue = 'annualRevenueCurrent';

  it('is a question for a percent of more than ten times the dollar figures', () => {
    const margin = (value: number) =>
      figureFor('netProfitMargin', {
        typed: { netProfitMargin: value, annualRevenueCurrent: 100_000, annualOperatingExpenses: 94_000 },
      });
    expect(margin(60).status).toBe('said');
    expect(margin(61)).toMatchObject({ status: 'disputed', outlier: null });
    expect(margin(61).question?.text).toBe('You said 61%. Your dollar figures say 6%. Did the comma slip?');
    expect(margin(-61).status).toBe('disputed');
    const dollars = { netProfitMargin: 61, annualRevenueCurrent: 100_000 };
    const statusWith = (more: Record<string, number>) =>
      figureFor('netProfitMargin', { typed: { ...dollars, ...more } }).status;
    expect(statusWith({})).toBe('said');
    expect(statusWith({ annualOperatingExpenses: 100_000 })).toBe('said');
    expect(statusWith({ annualOperatingExpenses: 120_000 })).toBe('said');
    expect(statusWith({ ebitda: 6_000 })).toBe('disputed');
    expect(statusWith({ ebitda: 6_000, annualRevenueCurrent: 0 })).toBe('said');
    expect(statusWith({ costOfGoodsSold: 94_000 })).toBe('said');
    const unclear = {
      netProfitMargin: 61,
      annualRevenueCurrent: 100_000,
      annualOperatingExpenses: 94_000,
      ebitda: 50_000,
    };
    expect(figureFor('netProfitMargin', { typed: unclear }).status).toBe('said');
    const gross = { grossProfitMargin: 61, annualRevenueCurrent: 100_000, costOfGoodsSold: 95_000 };
    expect(figureFor('grossProfitMargin', { typed: gross }).question?.text).toContain('You said 61%.');
  });

  it.each([
    [480_000, 24_001, 'said'],
    [480_000, 24_000, 'disputed'],
    [24_000, 480_000, 'disputed'],
    [24_001, 480_000, 'said'],
    [480_000, 0, 'said'],
    [0, 480_000, 'said'],
  ])('is a question for money of 20 times or a twentieth of last year: %d, %d', (value, before, status) => {
    const figure = figureFor(revenue, { typed: { [revenue]: value, annualRevenuePrevious: before } });
    expect(figure.status).toBe(status);
  });

  it('names last year, or the bank rows', () => {
    const typed = { [revenue]: 480_000, annualRevenuePrevious: 4_800 };
    expect(figureFor(revenue, { typed }).question?.text).toBe(
      'You said $480,000. For last year you have $4,800. Did the comma slip?',
    );
    const balance = {
      typed: { averageBankBalance: 4_000 },
      witnesses: [bankRowsOf('averageBankBalance', 94_189, 1)],
    };
    expect(figureFor('averageBankBalance', balance)).toMatchObject({
      status: 'disputed',
      question: { text: 'You said $4,000. Your bank file says $94,189. Did the comma slip?' },
    });
    const cash = {
      typed: { operatingCashFlow: 2_000_000 },
      witnesses: [bankRowsOf('operatingCashFlow', 90_000, 2)],
    };
    expect(figureFor('operatingCashFlow', cash).status).toBe('disputed');
    const near = {
      typed: { operatingCashFlow: 1_700_000 },
      witnesses: [bankRowsOf('operatingCashFlow', 90_000, 2)],
    };
    expect(figureFor('operatingCashFlow', near).status).toBe('said');
    const loss = {
      typed: { operatingCashFlow: -2_000_000 },
      witnesses: [bankRowsOf('operatingCashFlow', 90_000, 2)],
    };
    expect(figureFor('operatingCashFlow', loss).status).toBe('disputed');
  });

  it('is a question for money that a report names, but not for a report alone', () => {
    const cash = paper('cash_flow', 'operatingCashFlow', 2_000_000);
    expect(figureFor('operatingCashFlow', { witnesses: [cash] }).status).toBe('file');
    const rows = bankRowsOf('operatingCashFlow', 90_000, 1);
    expect(figureFor('operatingCashFlow', { witnesses: [cash, rows] }).question?.text).toBe(
      'Your cash flow statement 2025 says $2,000,000. Your bank file says $90,000. Did the comma slip?',
    );
  });

  it('is no question about a source that withholds its grade', () => {
    const typed = { averageBankBalance: 4_000 };
    const stale = bankRowsOf('averageBankBalance', 94_189, 1, { freshUntil: '2026-01-01' });
    const choice = settle(
      figureFor('averageBankBalance', { typed, witnesses: [stale] }),
      { use: stale.id },
      '2026-01-20',
    );
    const settled = choice === null ? [] : [{ ...choice, sources: 'others' }];
    expect(figureFor('averageBankBalance', { typed, witnesses: [stale], settled }).status).toBe('stale');
  });

  it('is a question for a figure of a paper too', () => {
    const witnesses = [paper('profit_loss', revenue, 48_000)];
    const figure = figureFor(revenue, {
      typed: { annualRevenuePrevious: 960_000, [revenue]: null },
      witnesses,
    });
    expect(figure.question?.text).toBe(
      'Your profit and loss 2025 says $48,000. For last year you have $960,000. Did the comma slip?',
    );
  });

  it('is no question about counts, texts or a settled figure', () => {
    expect(figureFor('nsfIncidents', { typed: { nsfIncidents: 40 } }).status).toBe('said');
    expect(figureFor('dnbRating', { typed: { dnbRating: '80' } }).status).toBe('said');
    const typed = { [revenue]: 480_000, annualRevenuePrevious: 4_800 };
    const choice = settle(figureFor(revenue, { typed }), { use: 'said' }, '2026-01-20');
    const settled = choice === null ? [] : [choice];
    expect(figureFor(revenue, { typed, settled })).toMatchObject({ status: 'said', question: null });
  });
});
