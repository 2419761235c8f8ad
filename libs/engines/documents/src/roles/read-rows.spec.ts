import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { gridOfPages } from '../grid/grid.ts';
import { gridRowsOf } from './read-rows.ts';
import { modelsFrom } from './weights.ts';
import stored from './weights-1.json' with { type: 'json' };

const models = modelsFrom(stored);
const period = { from: '2024-03-01', to: '2024-03-31' };
const rowsOf = (...pages: readonly string[]) =>
  gridRowsOf(gridOfPages(pagesFrom(...pages.map(inTable))), period, models).map(({ day, text, cents, page }) =>
    [day, text, cents, page].join(' · '),
  );

const head = 'Larkspur County Bank\nStatement of account\nMarch 1, 2024 to March 31, 2024';

describe('the rows of a statement', () => {
  it('have the signs that lead from balance to balance', () => {
    const table = `${head}
Date and description | Debits | Credits | Balance
03/01 Balance forward |  |  | 1,000.00
03/02 Ostrich Feed Supply | 200.00 |  | 800.00
03/05 Counter deposit |  | 450.00 | 1,250.00
03/09 Card purchase Wexley Tools | 50.00 |  | 1,200.00
03/31 Ending balance |  |  | 1,200.00`;
    expect(rowsOf(table)).toEqual([
      '2024-03-02 · Ostrich Feed Supply · -20000 · 1',
      '2024-03-05 · Counter deposit · 45000 · 1',
      '2024-03-09 · Card purchase Wexley Tools · -5000 · 1',
    ]);
  });

  it('continue on the next page', () => {
    const list = (first: number) =>
      `Deposits and other credits\nDate and description | Amount\n${[0, 1, 2].map((at) => `03/0${first + at} Counter deposit ${first + at} | ${first + at}00.00`).join('\n')}`;
    expect(rowsOf(`${head}\n${list(1)}`, list(5))).toEqual([
      ...[1, 2, 3].map((day) => `2024-03-0${day} · Counter deposit ${day} · ${day}0000 · 1`),
      ...[5, 6, 7].map((day) => `2024-03-0${day} · Counter deposit ${day} · ${day}0000 · 2`),
    ]);
  });

  it('are none on a page without rows', () => {
    expect(rowsOf(head)).toEqual([]);
    expect(rowsOf('')).toEqual([]);
  });
});

describe('the stored weights', () => {
  it('are refused in another version', () => {
    expect(() => modelsFrom({ ...stored, version: 'roles-0' })).toThrow('roles-0 in place of');
  });

  it('are refused with another number of features', () => {
    const lines = { ...stored.lines, size: stored.lines.size - 1 };
    expect(() => modelsFrom({ ...stored, lines })).toThrow('features in place of');
  });

  it('are refused with another number of roles', () => {
    const lines = { ...stored.lines, classes: 3 };
    expect(() => modelsFrom({ ...stored, lines })).toThrow('another number of roles');
  });
});
