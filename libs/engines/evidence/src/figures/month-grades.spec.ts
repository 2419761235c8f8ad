import { describe, expect, it } from '@jest/globals';
import { accountOf, monthsOf2025, statementOf, typedFile, yearOfRows } from '../../testing/bank-months.ts';
import { otherName, sameName } from '../../testing/figures.ts';
import { figureRules, monthGrades } from '../index.ts';
import type { GradedAccount, GradedFile } from './month-grades.ts';

const may = '2025-05';
const gradeIn = (account: GradedAccount, month = may) => monthGrades(account, [month], figureRules)[0];
const gradeOf = (files: GradedFile[], change: Partial<GradedAccount> = {}) =>
  gradeIn(accountOf(files, change))?.grade;
const rowsOfMay = statementOf(may).rows;

describe('the grade of a month', () => {
  it('is 1 for a file alone, also if its balances fit', () => {
    expect(gradeIn(accountOf([typedFile()]))).toEqual({
      accountId: 'one',
      month: may,
      grade: 1,
      withheld: null,
      documentIds: [],
    });
  });

  it('is 2 for a statement alone whose rows close', () => {
    expect(gradeIn(accountOf([statementOf(may)]))).toEqual({
      accountId: 'one',
      month: may,
      grade: 2,
      withheld: null,
      documentIds: [`statement-${may}`],
    });
  });

  it('is 3 for a file and a statement with the same balances and rows', () => {
    expect(gradeOf([typedFile(), statementOf(may)])).toBe(3);
    expect(gradeOf([statementOf(may), typedFile()])).toBe(3);
    expect(gradeOf([statementOf(may), typedFile([may])])).toBe(3);
  });

  it('is 3 for a statement that a reviewer confirmed', () => {
    expect(gradeOf([statementOf(may, { reviewed: true })])).toBe(3);
  });

  it.each([
    ['no balance', { anchors: [] }],
    [
      'another balance',
      { anchors: typedFile().anchors.map(({ day, cents }) => ({ day, cents: cents + 1 })) },
    ],
    ['a row of another day', { rows: rowsOfMay.map((row) => ({ ...row, day: '2025-05-11' })) }],
    ['a row less', { rows: rowsOfMay.slice(1) }],
  ])('is 2 for a statement and a file with %s', (_name, change) => {
    expect(gradeOf([statementOf(may), typedFile([may], change)])).toBe(2);
  });

  it.each([
    ['the year', ['2024-12-31']],
    ['the month before', ['2025-03-31']],
    ['the month after', ['2025-06-30']],
    ['later months', ['2025-12-31', '2025-08-31']],
  ])('computes a balance from one of %s', (_name, days) => {
    const anchors = typedFile().anchors.filter(({ day }) => days.includes(day));
    expect(anchors).toHaveLength(days.length);
    expect(gradeOf([statementOf(may), typedFile(monthsOf2025, { anchors })])).toBe(3);
  });

  it('computes a balance from the last one before it, not from a wrong one', () => {
    const wrong = (bad: string) =>
      typedFile()
        .anchors.map((each) => (each.day === bad ? { ...each, cents: 1 } : each))
        .toReversed();
    const gradeWith = (bad: string) =>
      gradeOf([statementOf(may), typedFile(monthsOf2025, { anchors: wrong(bad) })]);
    expect([gradeWith('2025-03-31'), gradeWith('2025-06-30')]).toEqual([3, 3]);
    expect([gradeWith('2025-04-30'), gradeWith('2025-05-31')]).toEqual([2, 2]);
  });

  it('needs one balance from all files', () => {
    const other = typedFile([may], {
      anchors: statementOf(may).anchors.map(({ day }) => ({ day, cents: 5 })),
    });
    expect(gradeOf([statementOf(may), typedFile(), other])).toBe(2);
    expect(gradeOf([statementOf(may), typedFile(), typedFile([may])])).toBe(3);
    expect(gradeOf([statementOf(may), typedFile(), typedFile([may], { anchors: [] })])).toBe(3);
  });

  it('reads the balances of a statement in any order, and each of them has to fit', () => {
    const [opening, closing] = statementOf(may).anchors as [
      { day: string; cents: number },
      { day: string; cents: number },
    ];
    const middle = (cents: number) => ({ day: '2025-05-09', cents });
    const fitting = opening.cents + 4_000_000;
    expect(gradeOf([statementOf(may, { anchors: [closing, opening] })])).toBe(2);
    expect(gradeOf([statementOf(may, { anchors: [closing, middle(fitting), opening] })])).toBe(2);
    expect(gradeOf([statementOf(may, { anchors: [closing, middle(fitting + 1), opening] })])).toBe(1);
    expect(
      gradeOf([statementOf(may, { anchors: [closing, opening, { ...opening, day: '2025-05-01' }] })]),
    ).toBe(1);
    const late = { ...closing, day: '2025-06-02' };
    expect(gradeOf([statementOf(may, { anchors: [opening, late] })])).toBe(2);
  });

  it('accepts a balance of the evening that a shorter file still has', () => {
    const covered = { from: '2025-05-03', to: '2025-05-28' };
    expect(gradeOf([statementOf(may), typedFile([may], { covered })])).toBe(3);
    const anchors = typedFile([may]).anchors.slice(0, 1);
    expect(gradeOf([statementOf(may), typedFile([may], { covered, anchors })])).toBe(2);
  });

  it.each([
    ['that does not close', { rows: rowsOfMay.slice(1) }],
    ['without balances', { anchors: [] }],
    ['without a closing balance', { anchors: statementOf(may).anchors.slice(0, 1) }],
    [
      'without an opening balance',
      { anchors: statementOf(may).anchors.map((each) => ({ ...each, day: '2025-05-31' })) },
    ],
    ['without a name', { holder: { ...sameName, match: 'none' as const } }],
  ])('is 1 for a statement %s beside a file', (_name, change) => {
    expect(gradeOf([typedFile(), statementOf(may, change)])).toBe(1);
  });

  it('is 1 if a counted row is on no statement', () => {
    const pair = [5_000_000, -5_000_000].map((cents) => ({ day: '2025-05-12', cents }));
    const added = typedFile([may], { rows: [...rowsOfMay, ...pair] });
    expect(gradeOf([statementOf(may), added], { rows: [...yearOfRows, ...pair] })).toBe(1);
    const again = rowsOfMay.slice(0, 1);
    const twice = typedFile([may], { rows: [...rowsOfMay, ...again] });
    expect(gradeOf([statementOf(may), twice], { rows: [...yearOfRows, ...again] })).toBe(1);
  });

  it('counts a row of a statement under the day of another file', () => {
    const moved = yearOfRows.map((row) => (row.day === '2025-05-10' ? { ...row, day: '2025-05-11' } : row));
    const rows = rowsOfMay.map((row) =>
      row.day === '2025-05-10' ? { ...row, countedOn: '2025-05-11' } : row,
    );
    const file = typedFile([may], { rows: moved.filter(({ day }) => day.startsWith(may)) });
    expect(gradeOf([file, statementOf(may, { rows })], { rows: moved })).toBe(2);
    expect(gradeOf([file, statementOf(may)], { rows: moved })).toBe(1);
  });

  it.each([
    ['in another name', { holder: otherName }, 'other-name'],
    ['with an alarm', { alarm: true }, 'alarm'],
  ])('is missing for a statement %s alone, and 1 beside a file with its rows', (_name, change, withheld) => {
    const paper = statementOf(may, change);
    expect(gradeIn(accountOf([paper]))).toMatchObject({ grade: null, withheld, documentIds: [] });
    expect(gradeOf([paper, typedFile()])).toBe(1);
    expect(gradeOf([paper, typedFile([may], { rows: rowsOfMay.slice(1) })])).toBeNull();
    expect(gradeOf([paper], { rows: [] })).toBeNull();
  });

  it('needs statements for each day of the month', () => {
    const half = (from: string, to: string, at: number) => {
      const rows = at === 0 ? rowsOfMay.slice(0, 1) : rowsOfMay.slice(1);
      const [open, close] = statementOf(may).anchors.map(({ cents }) => cents) as [number, number];
      const middle = open + (rowsOfMay[0]?.cents ?? 0);
      const [start, end] = at === 0 ? [open, middle] : [middle, close];
      const evening = at === 0 ? '2025-04-30' : '2025-05-07';
      return statementOf(may, {
        documentId: `half-${at}`,
        covered: { from, to },
        anchors: [
          { day: evening, cents: start },
          { day: to, cents: end },
        ],
        rows,
      });
    };
    const [first, second] = [half('2025-05-01', '2025-05-07', 0), half('2025-05-08', '2025-05-31', 1)];
    expect(gradeOf([second, first])).toBe(2);
    expect(gradeOf([second, first, typedFile()])).toBe(3);
    expect(gradeOf([second])).toBe(null);
    const gap = { ...second, covered: { from: '2025-05-09', to: '2025-05-31' } };
    expect(gradeOf([first, gap])).toBe(1);
  });

  it('ends on the day on which the account was closed', () => {
    const covered = { from: '2025-05-01', to: '2025-05-20' };
    const anchors = statementOf(may).anchors.map((each, at) =>
      at === 0 ? each : { ...each, day: '2025-05-20' },
    );
    const days = rowsOfMay.map((row) => ({ ...row, day: row.day < '2025-05-20' ? row.day : '2025-05-20' }));
    const last = statementOf(may, { covered, anchors, rows: days });
    const gradeUntil = (closedOn: string | null) => gradeOf([last], { closedOn, rows: days });
    expect(gradeUntil(null)).toBe(1);
    expect(gradeUntil('2025-05-20')).toBe(2);
    expect(gradeUntil('2025-05-21')).toBe(1);
    expect(gradeUntil('2025-06-20')).toBe(1);
  });

  it('has a file that covers one day of it', () => {
    const touching = (from: string, to: string) =>
      gradeOf([statementOf(may), typedFile([may], { kind: 'x', covered: { from, to }, documentId: 'x' })]);
    expect(touching('2025-05-31', '2025-06-30')).toBe(2);
    const idsOf = (from: string, to: string) =>
      gradeIn(accountOf([statementOf(may, { covered: { from, to } })]))?.documentIds.length;
    expect([idsOf('2025-05-31', '2025-06-30'), idsOf('2025-04-01', '2025-05-01')]).toEqual([1, 1]);
    expect([idsOf('2025-06-01', '2025-06-30'), idsOf('2025-04-01', '2025-04-30')]).toEqual([0, 0]);
  });

  it('has the files of its own month only', () => {
    const account = accountOf([
      statementOf(may),
      statementOf('2025-06', { documentId: 'b' }),
      statementOf('2025-06', { documentId: 'a' }),
    ]);
    expect(monthGrades(account, [may, '2025-06', '2025-07'], figureRules)).toMatchObject([
      { month: may, grade: 2, documentIds: [`statement-${may}`] },
      { month: '2025-06', grade: 2, documentIds: ['a', 'b'] },
      { month: '2025-07', grade: null, documentIds: [] },
    ]);
  });
});
