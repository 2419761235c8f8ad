import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const head = `Tapdesk Merchant Services
Merchant processing statement
Merchant: Blue Door Yoga LLC     Merchant number 883201
Statement period May 1, 2023 through May 31, 2023`;

function read(paid: string, ...sales: readonly string[]) {
  const text = [head, ...sales, 'Processing fees | 245.10', `Net deposits | ${paid}`].join('\n');
  const { extracted, fraudScore } = readDocument(pagesFrom(inTable(text)), 'bank_statements');
  return { sales: extracted.find(({ name }) => name === 'grossSales')?.value, fraudScore };
}

describe('the sales of a merchant', () => {
  it.each([
    [
      'a total with them',
      '9,474.90',
      ['Card sales | 9,000.00', 'Tax on sales | 720.00', 'Total sales with tax and tips | 9,720.00'],
    ],
    [
      'a total that includes them',
      '8,754.90',
      ['Gross sales | 9,000.00', 'Total sales incl. taxes | 9,720.00'],
    ],
    ['sales tax above them', '9,474.90', ['Sales tax | 720.00', 'Sales | 9,000.00']],
    ['tips of cards', '9,180.00', ['Payments tips | 425.10', 'Payments | 9,000.00']],
  ])('are without taxes and tips: %s', (_, paid, lines) => {
    expect(read(paid, ...lines)).toEqual({ sales: 9000, fraudScore: 0 });
  });

  it('are unknown if only their tax is printed', () => {
    expect(read('474.90', 'Sales tax | 720.00').sales).toBeUndefined();
  });
});
