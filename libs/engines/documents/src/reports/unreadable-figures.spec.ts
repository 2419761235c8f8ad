import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const statement = (net: string) => `Brazos Merchant Processing
Merchant Statement
Merchant ID 87882023019
Statement period 06/01/2023 to 06/30/2023
Gross sales 39,359.83
Refunds -379.55
Fees -1,088.56
Net deposits ${net}`;

function figuresOf(net: string, confidence: number) {
  const words = linesFrom(inColumns(statement(net))).flatMap((line) =>
    line.words.map((word) => ({ ...word, confidence: word.text === net ? confidence : 0.96 })),
  );
  const { extracted } = readDocument([{ recognition: 0.96, words }], 'bank_statements');
  return Object.fromEntries(extracted.map(({ name, value }) => [name, value]));
}

describe('the figures of a scanned report', () => {
  it('have no unreadable amount that contradicts its sum', () => {
    expect(figuresOf('891.72', 0.5)).toMatchObject({ grossSales: 39_359.83, fees: 1088.56 });
    expect(figuresOf('891.72', 0.5)).not.toHaveProperty('deposits');
  });

  it('have an amount that fits its sum or that was read well', () => {
    expect(figuresOf('37,891.72', 0.5)).toMatchObject({ deposits: 37_891.72 });
    expect(figuresOf('891.72', 0.9)).toMatchObject({ deposits: 891.72 });
  });
});
