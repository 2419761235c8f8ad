import { describe, expect, it } from '@jest/globals';
import { csvCell } from './csv-cell.ts';

describe('a cell of a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\t=1', '＝1', '＋1', '－1', '＠x'])(
    'is no formula: %j',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`);
    },
  );

  it.each([
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a b', 'a b'],
  ])('has quotes where it needs them: %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('has both', () => {
    expect(csvCell('=A1,B1')).toBe(`"'=A1,B1"`);
  });
});
