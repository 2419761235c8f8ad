import { describe, expect, it } from '@jest/globals';
import {
  bankRowsOf,
  figureFor,
  figuresFor,
  monthsOf,
  otherName,
  paper,
  sameName,
} from '../../testing/figures.ts';
import { correctionNote, figuresOf, type FigureWitness } from '../index.ts';

const revenue = 'annualRevenueCurrent';
const typed = { [revenue]: 480_000 };
const returnOf = (value: number, change: Partial<FigureWitness> = {}) =>
  paper('schedule_c', revenue, value, { source: 'tax_return', page: 1, figure: 'grossReceipts', ...change });
const report = (value: number, change: Partial<FigureWitness> = {}) =>
  paper('profit_loss', revenue, value, change);
const deposits = (value: number, grade: 1 | 2 | 3 | null) => bankRowsOf(revenue, value, grade);
const statusOf = (witnesses: FigureWitness[], values: Record<string, number | null> = typed) =>
  figureFor(revenue, { typed: values, witnesses }).status;

describe('the status of a figure', () => {
  it.each([
    ['open', [], { [revenue]: null }],
    ['said', [], typed],
    ['file', [report(480_000)], typed],
    ['file', [deposits(480_000, 1)], typed],
    ['paper', [returnOf(480_000)], typed],
    ['confirmed', [returnOf(480_000, { reviewed: true })], typed],
    ['confirmed', [report(480_000, { reviewed: true })], typed],
    ['confirmed', [deposits(480_000, 3)], typed],
    ['disputed', [returnOf(590_000)], typed],
    ['stale', [returnOf(480_000, { freshUntil: '2026-01-19' })], typed],
    ['paper', [returnOf(480_000, { freshUntil: '2026-01-20' })], typed],
    ['other-name', [returnOf(590_000, { holder: otherName })], typed],
    ['said', [returnOf(590_000, { alarm: true })], typed],
    ['said', [returnOf(590_000, { paperSum: 480_000 })], typed],
    ['confirmed', [returnOf(480_000, { alarm: true, paperSum: 470_000, reviewed: true })], typed],
    ['other-name', [deposits(480_000, null)], typed],
    ['file', [returnOf(480_000, { holder: { ...sameName, match: 'none' } })], typed],
    ['paper', [returnOf(480_000)], {}],
    ['open', [returnOf(480_000, { holder: otherName })], {}],
    ['open', [returnOf(480_000, { freshUntil: '2026-01-19' })], {}],
  ] as const)('is %s (case %#)', (status, witnesses, values) => {
    expect(statusOf([...witnesses], values)).toBe(status);
  });

  it('shows each source without a grade, with its reason', () => {
    const { sources } = figureFor(revenue, {
      typed,
      witnesses: [
        returnOf(1, { id: 'a', holder: otherName }),
        returnOf(2, { id: 'b', freshUntil: '2026-01-01' }),
        returnOf(3, { id: 'c', alarm: true }),
        returnOf(4, { id: 'd', paperSum: 5 }),
      ],
    });
    const reasons = Object.fromEntries(sources.map(({ id, grade, withheld }) => [id, [grade, withheld]]));
    expect(reasons).toEqual({
      said: [0, null],
      a: [null, 'other-name'],
      b: [null, 'stale'],
      c: [null, 'alarm'],
      d: [null, 'corrected'],
    });
    expect(sources.find(({ id }) => id === 'd')?.paperSum).toBe(5);
    expect(correctionNote(891_302.4)).toBe('Corrected by you. The document’s own lines add up to $891,302.');
  });

  it('shows a paper with its place, and bank rows with their accounts and months', () => {
    const rows = bankRowsOf(revenue, 480_000, 2, { documentIds: ['s1', 's2'] });
    const [entered, bank, page] = figureFor(revenue, {
      typed,
      witnesses: [returnOf(481_000.25), rows],
    }).sources;
    expect(entered).toStrictEqual({
      id: 'said',
      grade: 0,
      withheld: null,
      kind: 'said',
      value: 480_000,
      period: null,
      holder: null,
      freshUntil: null,
      paperSum: null,
      documentIds: [],
      agrees: true,
    });
    expect(bank).toStrictEqual({
      id: 'bank_rows:annualRevenueCurrent',
      grade: 3,
      withheld: null,
      kind: 'bank_statement',
      value: 480_000,
      period: { from: '2025-01-01', to: '2025-12-31' },
      accountIds: ['one'],
      months: 12,
      holder: null,
      freshUntil: '2026-03-01',
      paperSum: null,
      documentIds: ['s1', 's2'],
      agrees: true,
    });
    expect(page).toStrictEqual({
      id: 'schedule_c:annualRevenueCurrent',
      grade: 3,
      withheld: null,
      kind: 'schedule_c',
      value: 481_000.25,
      period: { from: '2025-01-01', to: '2025-12-31' },
      documentId: 'doc-schedule_c',
      page: 1,
      figure: 'grossReceipts',
      holder: { match: 'same', answer: null },
      freshUntil: '2027-10-15',
      paperSum: null,
      documentIds: [],
      agrees: true,
    });
  });

  it('marks each source that agrees with the value in force, also one without a grade', () => {
    const marks = (values: Record<string, number | null>, ...witnesses: FigureWitness[]) =>
      figureFor(revenue, { typed: values, witnesses }).sources.map(({ id, agrees }) => [id, agrees]);
    const stale = { freshUntil: '2026-01-01' };
    expect(
      marks(typed, returnOf(481_000, { id: 'a', ...stale }), returnOf(900_000, { id: 'b', ...stale })),
    ).toEqual([
      ['said', true],
      ['a', true],
      ['b', false],
    ]);
    expect(marks({ [revenue]: null }, returnOf(481_000, { id: 'a', ...stale }))).toEqual([['a', false]]);
  });

  it('lists the figures by their name', () => {
    const fields = ['yearsAtLocation', 'annualRevenueCurrent', 'ebitda'];
    const values = Object.fromEntries(fields.map((field) => [field, 1]));
    expect(figuresFor({ typed: values }).map(({ field }) => field)).toEqual([...fields].sort());
  });

  it('has the first of two witnesses of one id in each order', () => {
    const twice = [returnOf(480_000, { page: 1 }), returnOf(480_000, { page: 2 })];
    const pageOf = (witnesses: FigureWitness[]) =>
      figureFor(revenue, { witnesses }).sources.map(({ page }) => page);
    expect(pageOf(twice)).toEqual([1]);
    expect(pageOf(twice.toReversed())).toEqual([1]);
  });

  it('has whole dollars, two decimals of a percent, and a count as it is', () => {
    const inForce = (field: string, value: number) =>
      figureFor(field, { witnesses: [bankRowsOf(field, value, 1)] }).value;
    expect(inForce('averageBankBalance', 94_189.5)).toBe(94_190);
    expect(inForce('averageBankBalance', -0.4)).toBe(0);
    expect(inForce('largestCustomerPercent', 23.3249)).toBe(23.32);
    expect(inForce('nsfIncidents', 3)).toBe(3);
    expect(figureFor('ein', { witnesses: [paper('ein_letter', 'ein', 'x')] }).value).toBe('x');
  });

  it('counts a former name as her name, and a paper of her other business as no source', () => {
    const former = returnOf(480_000, { holder: { ...otherName, answer: 'former-name' } });
    const other = returnOf(480_000, { holder: { ...otherName, answer: 'other-business' } });
    expect(statusOf([former])).toBe('paper');
    expect(figureFor(revenue, { typed, witnesses: [other] }).sources.map(({ id }) => id)).toEqual(['said']);
  });

  it('ignores what the rules do not name', () => {
    const witnesses = [paper('cash_flow', revenue, 9), paper('profit_loss', 'personalNetWorth', 9)];
    const figures = figuresFor({ typed: { [revenue]: 480_000 }, witnesses });
    expect(figures.map(({ field, sources }) => [field, sources.length])).toEqual([[revenue, 1]]);
  });

  it('is open for an answer without a value, and a default is an answer only if she confirmed it', () => {
    expect(statusOf([], { [revenue]: null })).toBe('open');
    const zero = (answered: string[]) =>
      figuresOf({ values: { nsfIncidents: 0 }, answered }, [], [], '2026-01-20').map(({ value, status }) => [
        value,
        status,
      ]);
    expect(zero([])).toEqual([[null, 'open']]);
    expect(zero(['nsfIncidents'])).toEqual([[0, 'said']]);
  });
});

describe('sources that differ', () => {
  it.each([
    [504_000, 'paper'],
    [506_000, 'disputed'],
    [458_000, 'paper'],
    [457_000, 'disputed'],
  ])('are in dispute above 5 % of the better one: %i', (value, status) => {
    expect(statusOf([returnOf(value)])).toBe(status);
  });

  it('are in dispute above 0 if they are counted', () => {
    const nsf = (count: number) =>
      figureFor('nsfIncidents', {
        typed: { nsfIncidents: 1 },
        witnesses: [bankRowsOf('nsfIncidents', count, 2)],
      });
    expect(nsf(1).status).toBe('paper');
    expect(nsf(2).status).toBe('disputed');
    expect(nsf(0).question?.text).toBe('You said 1. Your bank statements say 0. Which is right?');
    const overdraft = {
      typed: { overdraftHistory: false },
      witnesses: [bankRowsOf('overdraftHistory', true, 2)],
    };
    expect(figureFor('overdraftHistory', overdraft)).toMatchObject({
      status: 'disputed',
      question: { text: 'You said no. Your bank statements say yes. Which is right?' },
    });
  });

  it('name the one that stands alone', () => {
    const figure = figureFor(revenue, {
      typed,
      witnesses: [returnOf(590_000), report(480_000), deposits(476_090, 2)],
    });
    expect(figure).toMatchObject({ status: 'disputed', outlier: 'schedule_c:annualRevenueCurrent' });
    expect(figure.question).toEqual({
      code: 'outlier',
      params: expect.anything(),
      text: 'Three sources agree on $480,000. Your Schedule C 2025 says $590,000. Is it yours?',
    });
  });

  it('name two sources that agree against what she typed', () => {
    const figure = figureFor(revenue, {
      typed: { [revenue]: 300_000 },
      witnesses: [report(480_000), deposits(476_090, 2)],
    });
    expect(figure).toMatchObject({ value: 300_000, status: 'disputed', outlier: 'said' });
    expect(figure.question?.text).toBe('Two sources agree on $476,090. You said $300,000. Which is right?');
  });

  it('have no outlier if each could be it', () => {
    const witnesses = [returnOf(500_000), report(520_000)];
    expect(figureFor(revenue, { typed, witnesses })).toMatchObject({ status: 'disputed', outlier: null });
    const three = [returnOf(500_000), report(540_000)];
    expect(figureFor(revenue, { typed, witnesses: three })).toMatchObject({
      status: 'disputed',
      outlier: 'profit_loss:annualRevenueCurrent',
    });
    const apart = [returnOf(590_000), report(700_000)];
    expect(figureFor(revenue, { typed, witnesses: apart })).toMatchObject({
      outlier: null,
      question: {
        text: 'Your Schedule C 2025 says $590,000. Your profit and loss 2025 says $700,000. Which is right?',
      },
    });
  });

  it('count all that agree against the outlier', () => {
    const kinds = ['form_1120', 'form_1120s', 'form_1065'] as const;
    const agreeing = kinds.map((kind) => paper(kind, revenue, 480_000));
    const textOf = (...witnesses: FigureWitness[]) =>
      figureFor(revenue, { typed, witnesses: [...witnesses, returnOf(590_000)] }).question?.text;
    expect(textOf(...agreeing)).toMatch(/^Four sources agree on/);
    expect(textOf(...agreeing, report(480_000))).toMatch(/^5 sources agree on/);
  });

  it('have words for losses', () => {
    const loss = figureFor('operatingCashFlow', {
      typed: { operatingCashFlow: 1_500 },
      witnesses: [paper('cash_flow', 'operatingCashFlow', -12_500.5)],
    });
    expect(loss.question?.text).toBe(
      'You said $1,500. Your cash flow statement 2025 says -$12,500. Which is right?',
    );
    const share = figureFor('largestCustomerPercent', {
      typed: { largestCustomerPercent: 10 },
      witnesses: [bankRowsOf('largestCustomerPercent', 23.32, 1)],
    });
    expect(share.question?.text).toBe('You said 10%. Your bank file says 23.32%. Which is right?');
  });

  it('count copies of a paper once', () => {
    const copies = [returnOf(590_000, { id: 'a' }), returnOf(590_000, { id: 'b' })];
    expect(figureFor(revenue, { typed, witnesses: [...copies, report(480_000)] })).toMatchObject({
      outlier: 'a',
      question: { text: expect.stringContaining('Two sources agree on $480,000.') },
    });
    expect(figureFor(revenue, { typed, witnesses: copies }).outlier).toBeNull();
  });

  it('agree within the tolerance of the row that makes them confirm each other', () => {
    const pair = (value: number) => ({ witnesses: [returnOf(520_000), deposits(value, 2)] });
    expect(figureFor(revenue, pair(480_000))).toMatchObject({ status: 'confirmed', value: 480_000 });
    expect(figureFor(revenue, pair(470_000))).toMatchObject({ status: 'disputed' });
  });

  it('do not exist where a figure is at least its source, or another one of the same name', () => {
    const income = (value: number) =>
      figureFor('ebitda', {
        typed: { ebitda: value },
        witnesses: [paper('schedule_c', 'ebitda', 56_000, { source: 'tax_return' })],
      }).status;
    expect([income(120_000), income(56_500), income(40_000)]).toEqual(['said', 'paper', 'disputed']);
    const cash = figureFor('operatingCashFlow', {
      typed: { operatingCashFlow: 90_000 },
      witnesses: [bankRowsOf('operatingCashFlow', 60_000, 2)],
    });
    expect(cash.status).toBe('said');
    const cards = paper('form_1099_k', revenue, 300_000, { source: 'tax_return' });
    expect(statusOf([cards])).toBe('said');
    expect(statusOf([{ ...cards, value: 600_000 }])).toBe('disputed');
    const withCards = (value: number) =>
      statusOf([{ ...cards, value }, report(480_000), deposits(480_000, 1)]);
    expect([withCards(300_000), withCards(600_000)]).toEqual(['file', 'disputed']);
    const both = [cards, { ...cards, id: 'other', kind: 'form_1099_k', value: 200_000 }];
    expect(figureFor(revenue, { witnesses: both }).status).toBe('paper');
  });
});

describe('a second source', () => {
  const confirmed = (...witnesses: FigureWitness[]) =>
    figureFor(revenue, { witnesses }).sources.every(({ grade }) => grade === 3);

  it.each([
    ['a return with deposits within 10 %', returnOf(520_000), deposits(480_000, 2), true],
    ['a return with deposits of a file', returnOf(500_000), deposits(480_000, 1), true],
    ['a 1099-K with deposits', paper('form_1099_k', revenue, 500_000), deposits(480_000, 2), true],
    ['a report with deposits of statements within 5 %', report(500_000), deposits(480_000, 2), true],
    ['a report with deposits above 5 %', report(505_000), deposits(480_000, 2), false],
    ['a report with deposits of a file', report(480_000), deposits(480_000, 1), false],
    ['a report with a return', report(480_000), returnOf(480_000), false],
    ['a return with a 1099-K', returnOf(480_000), paper('form_1099_k', revenue, 480_000), false],
  ])('confirms, or not: %s', (_name, one, other, isConfirmed) => {
    expect(confirmed(one, other)).toBe(isConfirmed);
    expect(confirmed(other, one)).toBe(isConfirmed);
  });

  it('is of the same twelve months', () => {
    const shifted = (from: string, to: string) => report(480_000, { period: { from, to } });
    expect(confirmed(shifted('2025-01-06', '2026-01-04'), deposits(480_000, 2))).toBe(true);
    expect(confirmed(shifted('2025-01-08', '2026-01-07'), deposits(480_000, 2))).toBe(true);
    expect(confirmed(shifted('2025-01-09', '2026-01-07'), deposits(480_000, 2))).toBe(false);
    expect(confirmed(shifted('2025-01-08', '2026-01-08'), deposits(480_000, 2))).toBe(false);
    expect(confirmed(shifted('2024-12-24', '2025-12-24'), deposits(480_000, 2))).toBe(false);
    expect(confirmed(shifted('2025-02-01', '2026-01-31'), deposits(480_000, 2))).toBe(false);
  });

  it('confirms the cash of a balance sheet within 1 % on its day', () => {
    const day = { from: '2025-12-31', to: '2025-12-31' };
    const cash = (value: number, period: FigureWitness['period'] = day) =>
      figureFor('cash', {
        witnesses: [
          paper('balance_sheet', 'cash', value, { period }),
          bankRowsOf('cash', 20_000, 2, { period: day, monthGrades: monthsOf(1, 2) }),
        ],
      }).sources.map(({ grade }) => grade);
    expect(cash(20_200)).toEqual([3, 3]);
    expect(cash(20_201)).toEqual([2, 1]);
    expect(cash(20_000, { from: '2025-11-30', to: '2025-11-30' })).toEqual([2, 1]);
    expect(cash(20_000, { from: '2025-01-01', to: '2025-12-31' })).toEqual([3, 3]);
    expect(cash(20_000, null)).toEqual([2, 1]);
  });

  it('confirms an EIN of a letter that a tax paper has too', () => {
    const ein = (value: string) =>
      figureFor('ein', {
        typed: { ein: '12-3456789' },
        witnesses: [
          paper('ein_letter', 'ein', '12-3456789', { freshUntil: null, period: null }),
          paper('form_941', 'ein', value),
        ],
      }).status;
    expect(ein('123456789')).toBe('confirmed');
    expect(ein('98-7654321')).toBe('disputed');
    const letter = paper('ein_letter', 'ein', '12-3456789', { freshUntil: null, period: null });
    expect(figureFor('ein', { typed: { ein: '123456789' }, witnesses: [letter] }).status).toBe('paper');
  });

  it('is no paper of the same kind', () => {
    expect(confirmed(returnOf(480_000, { id: 'a' }), returnOf(480_000, { id: 'b' }))).toBe(false);
  });
});

describe('a paper of a kind alone', () => {
  it('proves a license with any number', () => {
    const license = paper('business_license', 'businessLicense', 'answered', { period: null });
    const owner = { typed: { businessLicense: 'TX-1' }, witnesses: [license] };
    expect(figureFor('businessLicense', owner)).toMatchObject({ value: 'TX-1', status: 'paper' });
  });

  it('proves the score of a bureau', () => {
    const score = (value: number) =>
      figureFor('personalCreditScore', {
        typed: { personalCreditScore: 712 },
        witnesses: [paper('personal_credit_report', 'personalCreditScore', value)],
      }).status;
    expect([score(720), score(640)]).toEqual(['paper', 'disputed']);
  });
});

describe('a status without a source that agrees', () => {
  const flow = 'operatingCashFlow';
  const bounding = bankRowsOf(flow, 80_000, 2);
  const foreign = paper('cash_flow', flow, 70_000, { holder: otherName });

  it('is what she typed while another source has a grade', () => {
    expect(figureFor(flow, { typed: { [flow]: 90_000 }, witnesses: [bounding, foreign] }).status).toBe(
      'said',
    );
  });

  it('is that of the choice, not that of another source', () => {
    const stale = returnOf(590_000, { freshUntil: '2026-01-19' });
    const other = returnOf(610_000, { id: 'other', holder: otherName });
    const settled = [{ field: revenue, use: stale.id, day: '2026-01-10', sources: 'another key' }];
    expect(figureFor(revenue, { typed, witnesses: [stale, other], settled }).status).toBe('stale');
  });

  it('is a file for papers of grade 1, also if a row confirms them', () => {
    const unnamed = returnOf(480_000, { holder: { ...otherName, match: 'none' } });
    expect(statusOf([unnamed, deposits(480_000, 1)])).toBe('file');
  });
});

it('counts differ also within the tolerance of amounts', () => {
  const incidents = { typed: { nsfIncidents: 40 }, witnesses: [bankRowsOf('nsfIncidents', 41, 2)] };
  expect(figureFor('nsfIncidents', incidents).status).toBe('disputed');
});
