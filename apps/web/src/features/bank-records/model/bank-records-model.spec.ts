import { describe, expect, it } from '@jest/globals';
import { routeExamples, routes } from '@groundwork/contracts';
import { columnOf, columnOptions, dateOrderQuestion, withColumn } from './mapping-choices.ts';
import { describeState } from './file-state.ts';
import { formatMonth, monthReason } from './month-reason.ts';
import type { BankFileView, LedgerMonth } from './views.ts';

const file: BankFileView = routes.bankFile.reply.parse(routeExamples.bankFile?.reply);
const mapping = file.mapping!;

describe('the columns of a bank file', () => {
  it('have the names of the header, or numbers', () => {
    expect(columnOptions(file).map(({ label }) => label)).toEqual([
      'Date',
      'Description',
      'Amount',
      'Balance',
    ]);
    expect(columnOptions({ ...file, header: [] })[2]).toEqual({ value: 2, label: 'Column 3' });
  });

  it('are those of the widest line', () => {
    const labelsOf = (more: Partial<BankFileView>) =>
      columnOptions({ ...file, ...more }).map(({ label }) => label);
    const sample = [['06/04/2026', 'Fuel', '-45.00'], ['06/05/2026']];
    expect(labelsOf({ header: [' Day '], sample })).toEqual(['Day', 'Column 2', 'Column 3']);
    expect(labelsOf({ header: null, sample })).toEqual(['Column 1', 'Column 2', 'Column 3']);
    expect(labelsOf({ header: ['Day', 'Text'], sample: null })).toEqual(['Day', 'Text']);
  });

  it('can be chosen and removed', () => {
    expect(columnOf(withColumn(mapping, 'description', 3), 'description')).toBe(3);
    const { balance: _, ...others } = mapping.columns;
    expect(withColumn(mapping, 'balance', null)).toEqual({ ...mapping, columns: others });
    expect(columnOf(withColumn(mapping, 'debit', 2), 'debit')).toBe(2);
  });

  it('give the question about a date', () => {
    const question = {
      legend: 'Is 03/04/2026 Mar 4, 2026 or Apr 3, 2026?',
      monthFirst: 'Mar 4, 2026',
      dayFirst: 'Apr 3, 2026',
    };
    expect(dateOrderQuestion(file)).toEqual(question);
    const sample = [['03/03/2026'], ['03/04/2026']];
    expect(dateOrderQuestion({ ...file, sample })).toEqual(question);
    const short = [['opening'], [], [' 3/4/26 ']];
    expect(dateOrderQuestion({ ...file, sample: short })).toEqual({
      ...question,
      legend: 'Is 3/4/26 Mar 4, 2026 or Apr 3, 2026?',
    });
    expect(dateOrderQuestion({ ...file, mapping: null })).toEqual(question);
    const second = { ...mapping, columns: { ...mapping.columns, date: 1 } };
    expect(dateOrderQuestion({ ...file, mapping: second, sample: [['05/06/2026', '03/04/2026']] })).toEqual(
      question,
    );
  });

  it.each([[[]], [[['n/a']]], [null]])('give the plain question for the lines %j', (sample) => {
    expect(dateOrderQuestion({ ...file, sample })).toEqual({
      legend: 'Which part of a date is first?',
      monthFirst: 'The month',
      dayFirst: 'The day',
    });
  });
});

describe('the state of a bank file', () => {
  it.each<[BankFileView['state'], number, string]>([
    ['applying', 100_000, 'Adding 100,000 transactions…'],
    ['applying', 1, 'Adding 1 transaction…'],
    ['applied', 100_000, 'Imported'],
  ])('%s with %i new transactions has its text', (state, rows, text) => {
    expect(describeState({ state, plan: { ...file.plan!, new: rows } })).toBe(text);
  });
});

it('a file without a plan adds no transactions yet', () => {
  expect(describeState({ state: 'applying', plan: null })).toBe('Adding 0 transactions…');
});

it('a month has its name and its year', () => {
  expect(formatMonth('2026-05')).toBe('May 2026');
});

describe('the reason of a month', () => {
  const month = (more: Partial<LedgerMonth>): LedgerMonth => ({
    month: '2026-05',
    state: 'open',
    opening: null,
    closing: null,
    difference: null,
    missing: [],
    plain: { opening: null, closing: null, difference: null },
    ...more,
  });

  it.each<[Partial<LedgerMonth>, string]>([
    [{ state: 'reconciled' }, 'Its lines add up to its balances.'],
    [{}, 'A balance at the start or the end is missing. Import a file with balances.'],
    [
      { missing: [{ from: '2026-05-20', to: '2026-05-31' }] },
      'Days are missing from May 20, 2026 to May 31, 2026. Import a file with these days.',
    ],
    [
      { state: 'broken', plain: { opening: null, closing: null, difference: -12 } },
      'Transactions and balances differ by -$12.00. Import this month again.',
    ],
    [{ state: 'disputed' }, 'Two files differ about this month. Delete the wrong file.'],
  ])('of %j names the next step', (more, text) => {
    expect(monthReason(month(more), '2026-11-29')).toBe(text);
  });

  it('waits for the end of a month, whose days cannot be missing before', () => {
    const missing = [{ from: '2026-11-27', to: '2026-11-30' }];
    const november = month({ month: '2026-11', missing });
    expect(monthReason(november, '2026-11-29')).toBe('November counts when the month is over.');
    expect(monthReason(november, '2026-12-01')).toBe(
      'Days are missing from Nov 27, 2026 to Nov 30, 2026. Import a file with these days.',
    );
    expect(monthReason({ ...november, state: 'disputed' }, '2026-11-29')).toContain('Two files differ');
  });
});
