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

  it('computes a balance from the nearest one that the file prints', () => {
    const anchors = typedFile().anchors.filter(({ day }) => day === '2025-06-30' || day === '2025-12-31');
    expect(gradeOf([statementOf(may), typedFile(monthsOf2025, { anchors })])).toBe(3);
    const early = typedFile().anchors.slice(0, 1);
    expect(gradeOf([statementOf(may), typedFile(monthsOf2025, { anchors: early })])).toBe(3);
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
    const moved = yearOfRows.map((row) => (row.day === '2025-05-05' ? { ...row, day: '2025-05-06' } : row));
    const rows = rowsOfMay.map((row) =>
      row.day === '2025-05-05' ? { ...row, countedOn: '2025-05-06' } : row,
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
    const last = statementOf(may, { covered, anchors });
    expect(gradeOf([last])).toBe(1);
    expect(gradeOf([last], { closedOn: '2025-05-20' })).toBe(2);
    expect(gradeOf([last], { closedOn: '2025-06-20' })).toBe(1);
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
