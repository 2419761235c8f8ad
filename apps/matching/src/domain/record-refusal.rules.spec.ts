import { describe, expect, it } from '@jest/globals';
import { recordRefusal, refusalOfFile, refusalOfQuarters, warningsOf } from './record-refusal.rules.ts';

const quarter = (asOf: string, fiscalYears: [number, number] = [2020, 2029]) =>
  ({ program: '7a', asOf, fiscalYears, counted: 5 }) as Parameters<typeof refusalOfQuarters>[0][number];
const stored = (asOf: string, fromYear = 2020, toYear = 2029, program = '7a') => ({
  program,
  asOf,
  fromYear,
  toYear,
});

describe('a rejected file of loans', () => {
  it('has a code, its details and a sentence', () => {
    const refusal = recordRefusal('COLUMNS_MISSING', ['naics', 'state']);
    expect(refusal).toEqual({
      code: 'COLUMNS_MISSING',
      message: 'The file lacks columns: naics, state.',
      details: ['naics', 'state'],
    });
    expect(refusalOfFile({ code: 'COLUMNS_MISSING', details: ['naics', 'state'] } as never)).toEqual(refusal);
    expect(recordRefusal('NO_ROWS')).toEqual({
      code: 'NO_ROWS',
      message: 'The file has no loans.',
      details: [],
    });
  });
});

describe('the quarter of a file', () => {
  it.each([
    ['the same day', [stored('2026-06-30')], 'DUPLICATE_QUARTER', ['7a 2026-06-30']],
    ['a later day', [stored('2026-09-30')], 'OLDER_QUARTER', ['7a 2026-09-30']],
    ['both', [stored('2026-09-30'), stored('2026-06-30')], 'DUPLICATE_QUARTER', ['7a 2026-06-30']],
    [
      'one day twice',
      [stored('2026-09-30'), stored('2026-09-30', 2029, 2031)],
      'OLDER_QUARTER',
      ['7a 2026-09-30'],
    ],
    ['the first of its years', [stored('2026-09-30', 2010, 2020)], 'OLDER_QUARTER', ['7a 2026-09-30']],
    ['the last of its years', [stored('2026-09-30', 2029, 2039)], 'OLDER_QUARTER', ['7a 2026-09-30']],
  ])('is rejected where %s is published', (_name, rows, code, details) => {
    expect(refusalOfQuarters([quarter('2026-06-30')], rows)).toMatchObject({ code, details });
  });

  it.each([
    ['nothing', []],
    ['an earlier day', [stored('2026-03-31')]],
    ['another program', [stored('2026-09-30', 2020, 2029, '504')]],
    ['earlier years', [stored('2026-09-30', 2010, 2019)]],
    ['later years', [stored('2026-09-30', 2030, 2039)]],
  ])('is accepted where %s is published', (_name, rows) => {
    expect(refusalOfQuarters([quarter('2026-06-30')], rows)).toBeNull();
  });

  it('names ten days at most', () => {
    const rows = Array.from({ length: 12 }, (_, day) => stored(`2026-09-${String(10 + day)}`));
    expect(refusalOfQuarters([quarter('2026-06-30')], rows)?.details).toHaveLength(10);
  });
});

describe('the warning of a file', () => {
  it('appears with fewer than 90 % of the loans that it replaces', () => {
    expect(warningsOf(90, 100)).toEqual([]);
    expect(warningsOf(5, 0)).toEqual([]);
    const [warning] = warningsOf(89, 100);
    expect(warning?.code).toBe('SHRUNK');
    expect(warning?.message).toMatch(/89 loans.*100 loans/);
  });
});
