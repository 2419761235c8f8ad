import { describe, expect, it } from '@jest/globals';
import { accountOf, flowOf2025, monthsOf2025, statementOf, typedFile } from '../../testing/bank-months.ts';
import { bankFigureWitnesses, figureRules, gradedAccounts, monthGrades, type BankFigures } from '../index.ts';
import type { GradedFile } from './month-grades.ts';

const statements = monthsOf2025.map((month) => statementOf(month));
const gradesOf = (files: GradedFile[]) => monthGrades(accountOf(files), monthsOf2025, figureRules);
const request = (files: GradedFile[], change: Partial<BankFigures> = {}): BankFigures => ({
  cashFlow: flowOf2025,
  corrected: false,
  monthGrades: gradesOf(files),
  paperYears: [],
  sheetDays: [],
  ...change,
});
const witnessOf = (field: string, files: GradedFile[], change: Partial<BankFigures> = {}) =>
  bankFigureWitnesses(request(files, change)).filter((witness) => witness.field === field);

describe('the witnesses of bank rows for figures', () => {
  it('have their cents and the grade of each month', () => {
    const [balance] = witnessOf('averageBankBalance', [typedFile()]);
    expect(balance).toMatchObject({
      id: 'bank_rows:averageBankBalance:2025-10:2025-12',
      value: expect.any(Number),
      freshUntil: '2026-03-01',
      monthGrades: [
        { month: '2025-10', grade: 1, withheld: null },
        { month: '2025-11', grade: 1, withheld: null },
        { month: '2025-12', grade: 1, withheld: null },
      ],
      documentIds: [],
    });
    const { averageDailyBalance = 0 } = flowOf2025.trailing['3'] ?? {};
    expect(balance?.value).toBe(averageDailyBalance / 100);
    expect(Number.isInteger(balance?.value)).toBe(false);
  });

  it('name the statements behind their months', () => {
    const [balance] = witnessOf('averageBankBalance', [...statements, typedFile()]);
    expect(balance?.monthGrades?.map(({ grade }) => grade)).toEqual([3, 3, 3]);
    expect(balance?.documentIds).toEqual(['statement-2025-10', 'statement-2025-11', 'statement-2025-12']);
    const [revenue] = witnessOf('annualRevenueCurrent', [...statements.slice(1), typedFile(['2025-01'])]);
    expect(revenue?.monthGrades?.map(({ grade }) => grade)).toEqual([1, ...Array<number>(11).fill(2)]);
  });

  it('leave out what is no figure', () => {
    expect(witnessOf('existingLoans', [typedFile()])).toEqual([]);
  });

  it('use the days of the rules', () => {
    const rules = { ...figureRules, freshness: { ...figureRules.freshness, bankDays: 10 } };
    const [first] = bankFigureWitnesses(request([typedFile()]), rules);
    expect(first?.freshUntil).toBe('2026-01-10');
  });

  it('count an account without grades as a file', () => {
    const [balance] = witnessOf('averageBankBalance', [typedFile()], { monthGrades: [] });
    expect(balance?.monthGrades?.map(({ grade }) => grade)).toEqual([1, 1, 1]);
  });

  it('have the lowest grade over all accounts of a month', () => {
    const [own] = flowOf2025.accounts;
    if (own === undefined) throw new Error('The example has no account');
    const open = own.months.map((month) => ({ ...month, state: 'open' as const }));
    const withOther = (months: typeof own.months) => ({
      cashFlow: { ...flowOf2025, accounts: [own, { ...own, id: 'two', months }] },
    });
    const gradesWith = (months: typeof own.months) =>
      witnessOf('averageBankBalance', statements, withOther(months))[0]?.monthGrades?.map(
        ({ grade }) => grade,
      );
    expect(gradesWith(own.months)).toEqual([1, 1, 1]);
    expect(gradesWith(open)).toEqual([2, 2, 2]);
  });

  it('are none without a quarter', () => {
    const cashFlow = { ...flowOf2025, trailing: { '3': null, '12': null }, windowFigures: null };
    const years = { paperYears: [{ from: '2025-01-01', to: '2025-12-31', freshUntil: null }] };
    expect(bankFigureWitnesses(request([typedFile()], { cashFlow, ...years }))).toEqual([]);
  });
});

describe('the deposits of the year of a paper', () => {
  const yearOf = (from: string, to: string, months = flowOf2025.months) =>
    bankFigureWitnesses(
      request(statements, {
        cashFlow: { ...flowOf2025, months, trailing: { ...flowOf2025.trailing, '12': null } },
        paperYears: [{ from, to, freshUntil: '2027-10-15' }],
      }),
    ).filter(({ field }) => field.startsWith('annualRevenue'));

  it('are fresh as long as the paper, for the year and for the one before', () => {
    expect(yearOf('2025-01-01', '2025-12-31')).toMatchObject([
      {
        id: 'bank_rows:annualRevenueCurrent:2025-01:2025-12',
        value: 480_000,
        period: { from: '2025-01-01', to: '2025-12-31' },
        freshUntil: '2027-10-15',
        months: 12,
      },
      { id: 'bank_rows:annualRevenuePrevious:2025-01:2025-12', value: 480_000, freshUntil: null },
    ]);
  });

  it('are of the months near the days of the paper', () => {
    expect(yearOf('2024-12-30', '2025-12-28')).toHaveLength(2);
    expect(yearOf('2025-01-06', '2026-01-04')).toHaveLength(2);
    expect(yearOf('2025-01-20', '2026-01-19')).toEqual([]);
    expect(yearOf('2025-01-01', '2025-06-30')).toEqual([]);
  });

  it('need twelve counted months with revenue', () => {
    const [first, ...others] = flowOf2025.months;
    if (first === undefined) throw new Error('The example has no month');
    expect(yearOf('2025-01-01', '2025-12-31', [{ ...first, counted: false }, ...others])).toEqual([]);
    expect(yearOf('2025-01-01', '2025-12-31', others)).toEqual([]);
    const none = flowOf2025.months.map((month) => ({ ...month, trueRevenue: 0 }));
    expect(yearOf('2025-01-01', '2025-12-31', none)).toEqual([]);
  });

  it('are one witness with the window of the same months, fresh as long as the paper that lasts longest', () => {
    const year = { from: '2025-01-01', to: '2025-12-31' };
    const untilOf = (...days: (string | null)[]) =>
      witnessOf('annualRevenueCurrent', statements, {
        paperYears: days.map((freshUntil) => ({ ...year, freshUntil })),
      }).map(({ freshUntil }) => freshUntil);
    expect(untilOf()).toEqual(['2026-03-01']);
    expect(untilOf('2026-04-30', '2027-10-15')).toEqual(['2027-10-15']);
    expect(untilOf('2027-10-15', '2026-04-30')).toEqual(['2027-10-15']);
    expect(untilOf('2027-10-15', null)).toEqual([null]);
  });
});

describe('the balance on the day of a balance sheet', () => {
  it('is the sum of the closing balances of its month', () => {
    const [cash] = witnessOf('cash', statements, { sheetDays: ['2025-11-30'] });
    expect(cash).toMatchObject({
      value: 164_000,
      period: { from: '2025-11-30', to: '2025-11-30' },
      freshUntil: '2026-01-29',
      monthGrades: [{ month: '2025-11', grade: 2 }],
    });
  });

  it('is missing on a day inside a month, and in a month that does not count', () => {
    expect(witnessOf('cash', statements, { sheetDays: ['2025-11-29', '2024-11-30'] })).toEqual([]);
  });
});

describe('an account with rows', () => {
  it('has the lowest grade of its last three months', () => {
    const gradeOf = (files: GradedFile[]) =>
      gradedAccounts({ cashFlow: flowOf2025, monthGrades: gradesOf(files) }).map(({ accountId, grade }) => [
        accountId,
        grade,
      ]);
    expect(gradeOf([typedFile()])).toEqual([['one', 1]]);
    expect(gradeOf(statements)).toEqual([['one', 2]]);
    expect(gradeOf([...statements, typedFile()])).toEqual([['one', 3]]);
    expect(gradeOf([...statements.slice(0, 11), typedFile(['2025-12'])])).toEqual([['one', 1]]);
  });

  it('has no grade of another account', () => {
    const [own] = flowOf2025.accounts;
    if (own === undefined) throw new Error('The example has no account');
    const cashFlow = { ...flowOf2025, accounts: [own, { ...own, id: 'two' }] };
    const graded = gradedAccounts({ cashFlow, monthGrades: gradesOf(statements) });
    expect(graded.map(({ grade }) => grade)).toEqual([2, 1]);
  });

  it('does not exist without a quarter', () => {
    const cashFlow = { ...flowOf2025, trailing: { '3': null, '12': null } };
    expect(gradedAccounts({ cashFlow, monthGrades: [] })).toEqual([]);
  });
});
