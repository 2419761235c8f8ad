import { describe, expect, it } from '@jest/globals';
import { linesFrom, recognizedLines } from '../../testing/lines.ts';
import { type Line, linesOf } from '../page.ts';
import { statementFigures } from './statement-figures.ts';
import { statementOf } from './statement.ts';

const rowsOf = (text: string) =>
  statementOf(recognizedLines(text, 0.9), 0.9).bookings.map(
    ({ date, moved }) => `${date.month}/${date.day} ${moved}`,
  );

const daysOf = (text: string) => rowsOf(text).map((each) => each.split(' ')[0]);

const head = 'Date     Details                    Amount      Balance';
const row = (day: string, amount: string, balance: string) =>
  day.padEnd(9) + 'Card payment'.padEnd(20) + amount.padStart(14) + balance.padStart(14);

const account = (end: string, ...printed: readonly string[]) =>
  ['Beginning balance 1,000.00', `Ending balance ${end}`, head, ...printed].join('\n');

describe('the rows of a scanned account', () => {
  it('have the sign that recognition lost beside amounts with both signs', () => {
    const text = account(
      '1,250.00',
      row('Sep 3', '+$100.00', '$1,100.00'),
      row('Sep 4', '-$50.00', '$1,050.00'),
      row('Sep 5', '$200.00', '$1,250.00'),
      row('Sep 6', '+$40.00', '$1,290.00'),
      row('Sep 7', '$40.00', '$1,250.00'),
    );
    expect(rowsOf(text)).toEqual(['9/3 100', '9/4 -50', '9/5 200', '9/6 40', '9/7 -40']);
  });

  it('below the balance of a day belong to no day if their own was not read', () => {
    const text = account(
      '1,560.00',
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
    );
    const rows = rowsOf(text);
    expect(rows).toEqual(expect.arrayContaining(['6/2 -50', '6/2 100', '6/6 100', '6/6 20', '6/8 20']));
    expect(rows).not.toContain('6/2 200');
    expect(rows).not.toContain('6/2 -40');
  });

  it('have the minus that their balances print, and the one that a balance lost', () => {
    const text = account(
      '11,690.00',
      row('03/03', '-100.00', '900.00'),
      row('03/04', '10,911.00', '11,811.00'),
      row('03/05', '-1.00', '1,810.00'),
      row('03/06', '-50.00', '11,760.00'),
      row('03/07', '80.00', '11,680.00'),
      row('03/08', '10.00', '11,690.00'),
    );
    expect(rowsOf(text)).toContain('3/7 -80');
    const { bookings } = statementOf(recognizedLines(text, 0.9), 0.9);
    expect(bookings.map(({ balance }) => balance?.value)).toContain(11_810);
  });

  it('without a day belong to no day if the others repeat theirs', () => {
    const text = account(
      '1,060.00',
      row('03/03', '10.00', '1,010.00'),
      row('03/03', '10.00', '1,020.00'),
      row('', '10.00', '1,030.00'),
      row('03/06', '10.00', '1,040.00'),
      row('03/07', '10.00', '1,050.00'),
      row('03/08', '10.00', '1,060.00'),
    );
    expect(daysOf(text)).toEqual(['3/3', '3/3', '3/6', '3/7', '3/8']);
  });

  it('have no day from the numbers of the rows', () => {
    const numbered = (number: string, ...rest: [string, string, string]) => number.padEnd(6) + row(...rest);
    const text = [
      'Statement period 03/01/24 to 03/31/24',
      'Beginning balance 1,000.00',
      'Ending balance 1,060.00',
      numbered('01', '03/02/24', '10.00', '1,010.00'),
      numbered('02', '03/02/24', '10.00', '1,020.00'),
      numbered('04', '', '20.00', '1,040.00'),
      numbered('05', '03/09/24', '10.00', '1,050.00'),
      numbered('06', '03/11/24', '10.00', '1,060.00'),
    ].join('\n');
    expect(daysOf(text)).toEqual(['3/2', '3/2', '3/9', '3/11']);
  });

  it('have the text below them that letters of low boxes leave apart', () => {
    const box = { height: 5.8, confidence: 0.9 };
    const cells = (y: number, ...texts: [string, number][]) =>
      texts.map(([text, x]) => ({ ...box, y, text, x, width: text.length * 4 }));
    const words = [
      ...cells(40, ['11-1', 53], ['Withdrawal', 87], ['-352.10', 472]),
      ...cells(51.5, ['TYPE:', 87], ['BILL', 111]),
      ...cells(63, ['11-2', 53], ['Deposit', 87], ['10.00', 480]),
    ];
    const [first] = statementOf(linesOf([{ recognition: 0.9, words }]), 0.9).bookings;
    expect(first?.text).toContain('TYPE: BILL');
  });
});

describe('the summary of a scanned account', () => {
  it('has balances and totals in words of an owner', () => {
    const text = [
      'You began with $17,780.30',
      'You were paid $2,417.22',
      'You spent $2,898.60',
      'You have $17,298.92',
    ];
    expect(statementOf(recognizedLines(text.join('\n'), 0.9), 0.9)).toMatchObject({
      begin: { value: 17_780.3 },
      end: { value: 17_298.92 },
      totals: { deposits: 2417.22, withdrawals: 2898.6 },
    });
  });

  it('has totals from rows as a question if no balance proves them', () => {
    const rows = [head, row('03/03', '10.00', ''), row('03/04', '-20.00', ''), row('03/05', '30.00', '')];
    const text = ['Beginning balance 1,000.00', ...rows].join('\n');
    const totalsAt = (lines: readonly Line[], recognition: number) =>
      statementFigures(statementOf(lines, recognition), [], lines, recognition)
        .filter(({ name }) => name === 'deposits')
        .map(({ value, sum }) => [value, sum]);
    expect(totalsAt(recognizedLines(text, 0.97), 0.97)).toEqual([[40, 'fails']]);
    expect(totalsAt(linesFrom(text), 1)).toEqual([[40, 'open']]);
  });
});
