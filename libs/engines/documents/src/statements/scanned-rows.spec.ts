import { describe, expect, it } from '@jest/globals';
import { recognizedLines } from '../../testing/lines.ts';
import { statementOf } from './statement.ts';

const rowsOf = (text: string) =>
  statementOf(recognizedLines(text, 0.9), 0.9).bookings.map(
    ({ date, moved }) => `${date.month}/${date.day} ${moved}`,
  );

const head = 'Date     Details                    Amount      Balance';
const row = (day: string, amount: string, balance: string) =>
  day.padEnd(9) + 'Card payment'.padEnd(20) + amount.padStart(14) + balance.padStart(14);

describe('the rows of a scanned account', () => {
  it('have the sign that recognition lost beside amounts with both signs', () => {
    const text = [
      'Beginning balance 1,000.00',
      'Ending balance 1,250.00',
      head,
      row('Sep 3', '+$100.00', '$1,100.00'),
      row('Sep 4', '-$50.00', '$1,050.00'),
      row('Sep 5', '$200.00', '$1,250.00'),
      row('Sep 6', '+$40.00', '$1,290.00'),
      row('Sep 7', '$40.00', '$1,250.00'),
    ].join('\n');
    expect(rowsOf(text)).toEqual(['9/3 100', '9/4 -50', '9/5 200', '9/6 40', '9/7 -40']);
  });

  it('below the balance of a day belong to no day if their own was not read', () => {
    const text = [
      'Beginning balance 1,000.00',
      'Ending balance 1,560.00',
      head,
      row('Jun 2', '-$50.00', ''),
      row('', '$100.00', '$1,050.00'),
      row('', '$200.00', ''),
      row('', '-$40.00', '$1,210.00'),
      row('Jun 5', '$100.00', '$1,310.00'),
      row('Jun 6', '$100.00', ''),
      row('', '$20.00', '$1,430.00'),
      row('Jun 8', '$10.00', ''),
      row('', '$20.00', '$1,460.00'),
      row('Jun 9', '$40.00', '$1,500.00'),
      row('Jun 10', '$30.00', '$1,530.00'),
      row('Jun 11', '$20.00', '$1,550.00'),
      row('Jun 12', '$10.00', '$1,560.00'),
    ].join('\n');
    const rows = rowsOf(text);
    expect(rows).toEqual(expect.arrayContaining(['6/2 -50', '6/2 100', '6/6 100', '6/6 20', '6/8 20']));
    expect(rows).not.toContain('6/2 200');
    expect(rows).not.toContain('6/2 -40');
  });

  it('have the minus that their balances print, and the one that a balance lost', () => {
    const text = [
      'Beginning balance 1,000.00',
      'Ending balance 11,690.00',
      head,
      row('03/03', '-100.00', '900.00'),
      row('03/04', '10,911.00', '11,811.00'),
      row('03/05', '-1.00', '1,810.00'),
      row('03/06', '-50.00', '11,760.00'),
      row('03/07', '80.00', '11,680.00'),
      row('03/08', '10.00', '11,690.00'),
    ].join('\n');
    expect(rowsOf(text)).toContain('3/7 -80');
    const { bookings } = statementOf(recognizedLines(text, 0.9), 0.9);
    expect(bookings.map(({ balance }) => balance?.value)).toContain(11_810);
  });
});
