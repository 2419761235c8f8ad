import { describe, expect, it } from '@jest/globals';
import { linesFrom, recognizedLines } from '../../testing/lines.ts';
import { labelPatterns } from '../kinds/kind.ts';
import { amountInBox } from './form-amount.ts';

const amountOf = (label: string, text: string) => {
  const read = amountInBox(labelPatterns(label), linesFrom(text));
  return read === null || read === 'empty' ? read : read.amount.value;
};

describe('the amount in the box of a line', () => {
  it('is beside the last of several lines of text', () => {
    const text = `1 Gross receipts or sales. See instructions for line 1
Form W-2 and the box on that form was checked 1 387,200
2 Returns and allowances 2 467`;
    expect(amountOf('gross receipts', text)).toBe(387_200);
  });

  it('is empty if the box has no amount, not the amount of the next line', () => {
    expect(amountOf('net profit', '31 Net profit or (loss) 31\n32 Other 32 5,000')).toBe('empty');
  });

  it('is empty if the text of the line ends with a year', () => {
    expect(amountOf('estimated tax', '26 2024 estimated tax payments from 2023 return 26')).toBe('empty');
  });

  it('is null for a document without boxes', () => {
    expect(amountOf('total income', 'Total income 84,250')).toBeNull();
  });

  describe('whose number recognition lost', () => {
    const entry = (text: string, number: string, amount: string) =>
      text.padEnd(70) + number.padEnd(4) + amount.padStart(12);
    const entries = (wages: string) =>
      [
        entry('1 Number of employees who received wages', '1', '20'),
        entry('2 Wages, tips and other compensation', '', wages),
        entry('3 Tax withheld from wages, tips and other compensation', '3', '13,763.44'),
        entry('5 Total social security taxes', '5', '20,055.30'),
        entry('6 Total taxes before adjustments', '6', '33,818.74'),
      ].join('\n');
    const wagesIn = (text: string) => {
      const read = amountInBox(
        labelPatterns('wages, tips and other compensation'),
        recognizedLines(text, 0.9),
      );
      return read === null || read === 'empty' ? read : read.amount.value;
    };

    it('ends the line below the amounts of the other boxes', () => {
      expect(wagesIn(entries('131,080.40'))).toBe(131_080.4);
    });

    it('is not the amount of another line that names it', () => {
      expect(wagesIn(entries(''))).toBeNull();
    });
  });
});
