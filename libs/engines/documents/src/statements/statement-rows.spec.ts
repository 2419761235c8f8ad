import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';
import { statementRowsOf } from './statement-rows.ts';

function rowsOf(rows: string, subcategory?: 'merchant_account' | 'form_1040') {
  const text = `First Prairie Bank, N.A. (Member FDIC)
Business Checking Statement
Statement period: December 15, 2023 through January 14, 2024
Lopez Bakery LLC Account number: 123456789
Beginning balance 1,000.00
Deposits 500.00
Withdrawals 150.00
Ending balance 1,350.00
Date Description Amount Balance
${rows}`;
  const sheet = { width: 1000, height: 1000 };
  const pages = [
    { recognition: 1, sheet, words: linesFrom(inColumns(text)).flatMap(({ words }) => [...words]) },
  ];
  const reading = readDocument(pages, 'bank_statements');
  if (subcategory === undefined) return statementRowsOf(pages, reading);
  const category = subcategory === 'form_1040' ? 'tax_documents' : 'bank_statements';
  return statementRowsOf(pages, { ...reading, classification: { category, subcategory, certainty: 1 } });
}

describe('the rows of a bank statement', () => {
  it('are the days, texts and cents of the printed rows with both balances', () => {
    const content = rowsOf(`12/28 Customer payment 300.00 1,300.00
01/02 Fuel -100.00 1,200.00
01/09 Customer payment 200.00 1,400.00
01/12 Office supplies -50.00 1,350.00`);
    const row = (day: string, text: string, cents: number, balance: number) => ({
      day,
      text,
      cents,
      balance,
      page: 1,
      box: expect.objectContaining({ x: 0.04 }),
    });
    expect(content).toEqual({
      bank: 'First Prairie Bank',
      accountEnding: '6789',
      period: { from: '2023-12-15', to: '2024-01-14' },
      opening: 100_000,
      closing: 135_000,
      openRanges: [],
      rows: [
        row('2023-12-28', 'Customer payment', 30_000, 130_000),
        row('2024-01-02', 'Fuel', -10_000, 120_000),
        row('2024-01-09', 'Customer payment', 20_000, 140_000),
        row('2024-01-12', 'Office supplies', -5000, 135_000),
      ],
    });
  });

  it('lack a row whose day is outside the period or does not exist', () => {
    const content = rowsOf(`12/28 Customer payment 300.00 1,300.00
06/31 Fuel -100.00 1,200.00
07/09 Customer payment 200.00 1,400.00
01/12 Office supplies -50.00 1,350.00`);
    expect(content?.rows.map(({ day }) => day)).toEqual(['2023-12-28', '2024-01-12']);
  });

  it('do not exist for a statement that prints only its summary', () => {
    expect(rowsOf('')).toBeNull();
  });

  it('do not exist for other documents', () => {
    const row = '01/12 Office supplies -50.00 1,350.00';
    expect(rowsOf(row, 'merchant_account')).toBeNull();
    expect(rowsOf(row, 'form_1040')).toBeNull();
  });
});

const summary = `Beginning balance 1,000.00
Deposits 500.00
Withdrawals 150.00
Ending balance 1,350.00`;

function rowsIn(
  text: string,
  { period = 'Statement period: January 1, 2024 through January 31, 2024' } = {},
) {
  const head = `First Prairie Bank\nBusiness Checking Statement\n${period}\nAccount number: 123456789`;
  const words = linesFrom(inColumns(`${head}\n${text}`)).flatMap((line) => [...line.words]);
  const pages = [{ recognition: 1, sheet: { width: 1000, height: 1000 }, words }];
  const content = statementRowsOf(pages, readDocument(pages, 'bank_statements'));
  return content?.rows.map(({ day, text: own, cents }) => `${day.slice(5)} ${own} ${cents}`);
}

const printed = ['01-03 Customer payment 50000', '01-09 Fuel -10000', '01-12 Office supplies -5000'];

describe('the rows of other layouts', () => {
  it('have their direction from the balances, where a day prints one balance for several rows', () => {
    const text = `${summary}
Date Description Amount Balance
01/03 Customer payment 500.00 1,500.00
01/09 Fuel 100.00
01/12 Office supplies 50.00 1,350.00`;
    expect(rowsIn(text)).toEqual(printed);
  });

  it('have their direction from their texts, where the sums are the printed totals', () => {
    const text = `${summary}
Date Description Amount
01/03 Deposit 500.00
01/09 Debit card fuel 100.00
01/12 Check 50.00`;
    expect(rowsIn(text)).toEqual([
      '01-03 Deposit 50000',
      '01-09 Debit card fuel -10000',
      '01-12 Check -5000',
    ]);
  });

  it('have the day of the row above, where the bank prints it once and the balances agree', () => {
    const text = `${summary}
Date Description Amount
01/03 Customer payment 500.00
01/09 Fuel -100.00
      Office supplies -50.00`;
    expect(rowsIn(text)?.at(-1)).toBe('01-09 Office supplies -5000');
  });

  it('have the amount beside the last line of their text', () => {
    const text = `${summary}
Date Description Amount
01/03 Customer payment
from Harlow Foods 500.00
01/09 Fuel -100.00
01/12 Office supplies -50.00`;
    expect(rowsIn(text)?.[0]).toBe('01-03 Customer payment from Harlow Foods 50000');
  });

  it('lack a line without a day that the balances do not confirm', () => {
    const text = `${summary}
Date Description Amount
01/03 Customer payment 500.00
01/09 Fuel -100.00
      Your limit -70.00
01/12 Office supplies -50.00`;
    expect(rowsIn(text)).toEqual(printed);
  });

  it('are checks in several columns, each with its number before its day', () => {
    const text = `${summary}
Deposits
01/03 Customer payment 500.00
Checks
2001 01/09 100.00      2002* 01/12 50.00`;
    expect(rowsIn(text)).toEqual([
      '01-03 Customer payment 50000',
      '01-09 Check 2001 -10000',
      '01-12 Check 2002* -5000',
    ]);
  });

  it('follow a heading of daily balances if they have texts', () => {
    const text = `${summary}
Ending daily balance
01/03 Customer payment 500.00
01/09 Fuel -100.00
01/12 Office supplies -50.00`;
    expect(rowsIn(text)).toEqual(printed);
  });

  it('may start with the word "to"', () => {
    const text = `${summary}
01/03 Customer payment 500.00
01/09 To savings account -100.00
01/12 Office supplies -50.00`;
    expect(rowsIn(text)?.[1]).toBe('01-09 To savings account -10000');
  });

  it('have the year of the statement day, where no period is printed', () => {
    const text = `${summary}
01/03 Customer payment 500.00
01/09 Fuel -100.00
01/12 Office supplies -50.00`;
    expect(rowsIn(text, { period: 'Statement date: January 31, 2024' })).toEqual(printed);
  });
});
