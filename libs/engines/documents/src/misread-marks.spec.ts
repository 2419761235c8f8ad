import { describe, expect, it } from '@jest/globals';
import { linesFrom, recognizedLines } from '../testing/lines.ts';

const texts = (...rows: string[]) => recognizedLines(rows.join('\n'), 0.9).map(({ text }) => text);
const dollars = ['+$1.50', '-$20.00', '+$300.10', '-$4,000.00', '+$5.00'].map((text) => `Fee ${text}`);

describe('the marks of a scan', () => {
  it('are dollars in place of an 8 among amounts with dollars', () => {
    expect(texts(...dollars, 'Deposit +84,596.63', 'Fee -810.00')).toEqual([
      ...dollars,
      'Deposit +$4,596.63',
      'Fee -$10.00',
    ]);
  });

  it('are no dollars among amounts without dollars and in a file with text', () => {
    const rows = ['Fee -20.00', 'Fee -300.10', 'Deposit +84,596.63'];
    expect(texts(...dollars, ...rows)).toEqual([...dollars, ...rows]);
    const printed = [...dollars, 'Deposit +84,596.63'];
    expect(linesFrom(printed.join('\n')).map(({ text }) => text)).toEqual(printed);
  });

  it('are no lines between the columns of a table', () => {
    const row = '|01/04/24 |W/D |Wire Out Escrow Agent | 473.65 | 1,304.82]';
    expect(texts(row, row, row)[0]).toBe('01/04/24 W/D Wire Out Escrow Agent 473.65 1,304.82');
    expect(texts('Deposit | Fee')).toEqual(['Deposit | Fee']);
  });
});
