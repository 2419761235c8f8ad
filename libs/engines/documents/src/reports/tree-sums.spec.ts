import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const tree = `Balance Sheet
As of June 30, 2023
ASSETS|$211,997.34
  Current Assets|$52,922.32
    Bank|$41,967.78
      Operating Checking|$24,180.37
      Payroll Checking|$17,787.41
    Other Current Asset|$10,954.54
      Inventory|$1,907.51
      Prepaid Insurance|$9,047.03
  Fixed Assets|$159,075.02
    Machinery and Equipment|$81,125.29
    Trucks and Trailers|$69,092.08
    Building Improvements|$8,857.65
LIABILITIES & EQUITY|$211,997.34
  Liabilities|$111,057.84
    Accounts Payable|$48,112.37
    Note Payable|$62,945.47
  Equity|$100,939.50
    Owner's Investment|$1,426.78
    Retained Earnings|$99,512.72`;

function indented(text: string): string {
  const lines = text.split('\n').map((line) => {
    const depth = /^ */.exec(line)![0].length;
    return { depth, line: inTable(line.trim()) };
  });
  return lines.map(({ depth, line }) => ' '.repeat(depth) + line.replace(' '.repeat(depth), '')).join('\n');
}

const signalsOf = (text: string) =>
  readDocument(pagesFrom(indented(text)), 'financial_reports').signals.map(({ expected, actual }) => [
    expected,
    actual,
  ]);

describe('a report whose totals are above their rows', () => {
  it('has no signal if it is genuine', () => {
    expect(signalsOf(tree)).toEqual([]);
  });

  it('has a signal for a raised row and for a changed total', () => {
    expect(signalsOf(tree.replace('$81,125.29', '$141,125.29'))).toEqual([['219,075.02', '159,075.02']]);
    expect(signalsOf(tree.replace('$159,075.02', '$959,075.02'))).toEqual([
      ['1,011,997.34', '211,997.34'],
      ['159,075.02', '959,075.02'],
    ]);
  });

  it('has no signal if most rows do not add up, because they are no parts', () => {
    const others = [
      ['24,180.37', '14,180.37'],
      ['1,907.51', '2,907.51'],
      ['81,125.29', '51,125.29'],
      ['48,112.37', '18,112.37'],
      ['1,426.78', '9,426.78'],
    ] as const;
    expect(signalsOf(others.reduce((text, [from, to]) => text.replace(from, to), tree))).toEqual([]);
  });
});
