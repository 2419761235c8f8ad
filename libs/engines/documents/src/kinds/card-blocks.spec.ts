import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const head = `Beacon Card Services
Business Gold Card
Credit card statement
Statement period 05/01/2026 to 05/31/2026
Minimum payment due | $65.00
Payment due date 06/25/2026
Credit limit | $20,000.00`;

const names = [
  'Previous Balance',
  'Payments/Credits',
  'New Charges',
  'Fees',
  'Interest Charged',
  'New Balance',
];
const block = (title: string, ...amounts: readonly string[]) =>
  [title, ...amounts.flatMap((amount, at) => (amount === '' ? [] : `${names[at]} | ${amount}`))].join('\n');

const inFull = block('Pay In Full', '$1,200.00', '-$1,200.00', '$900.00', '$0.00', '', '$900.00');
const overTime = block('Pay Over Time', '$3,000.00', '-$500.00', '$700.00', '$25.00', '$41.50', '$3,266.50');
const total = block('Account Total', '$4,200.00', '-$1,700.00', '$1,600.00', '$25.00', '$41.50', '$4,166.50');

const amountsIn = (...blocks: readonly string[]) => {
  const { extracted } = readDocument(pagesFrom(inTable([head, ...blocks].join('\n'))), 'bank_statements');
  return Object.fromEntries(extracted.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
};

describe('a card with several blocks of one form', () => {
  it('has the amounts of the block that is the sum of the others', () => {
    expect(amountsIn(inFull, overTime, total)).toEqual({
      previousBalance: 4200,
      paymentsAndCredits: 1700,
      purchases: 1600,
      feesCharged: 25,
      interestCharged: 41.5,
      newBalance: 4166.5,
    });
  });

  it('has those of its block if it has only one', () => {
    expect(amountsIn(overTime)).toMatchObject({ previousBalance: 3000, newBalance: 3266.5 });
  });
});
