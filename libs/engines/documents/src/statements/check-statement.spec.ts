import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../../testing/lines.ts';
import type { Page } from '../page.ts';
import { readDocument } from '../read-document.ts';

const pageOf = (text: string, confidence?: number): Page => ({
  recognition: confidence ?? 1,
  words: linesFrom(inColumns(text)).flatMap(({ words }) =>
    words.map((word) => (confidence === undefined ? word : { ...word, confidence })),
  ),
});

const head = `First Prairie Bank
Business Checking Statement
Statement period: January 1, 2024 through January 31, 2024
Lopez Bakery LLC Account number: 123456789`;

const chain = (
  rows: string,
  { begin = '1,000.00', end = '1,350.00', deposits = '500.00', withdrawals = '150.00' } = {},
) =>
  `${head}
Beginning balance ${begin}
Deposits ${deposits}
Withdrawals ${withdrawals}
Ending balance ${end}
Date Description Amount Balance
${rows}`;

const genuine = `01/03 Customer payment 300.00 1,300.00
01/09 Fuel -100.00 1,200.00
01/15 Customer payment 200.00 1,400.00
01/20 Office supplies -50.00 1,350.00`;

const read = (text: string, confidence?: number) =>
  readDocument([pageOf(text, confidence)], 'bank_statements');
const codes = (text: string, confidence?: number) => read(text, confidence).signals.map(({ code }) => code);

describe('a statement with a running balance', () => {
  it('has all figures and no signal when it is genuine', () => {
    const { signals, fraudScore, extracted, classification } = read(chain(genuine));
    expect(signals).toEqual([]);
    expect(fraudScore).toBe(0);
    expect(classification?.subcategory).toBe('business_checking');
    const values = Object.fromEntries(extracted.map(({ name, value, text }) => [name, value ?? text]));
    expect(values).toMatchObject({
      bank: 'First Prairie Bank',
      period: '2024-01-01 to 2024-01-31',
      accountEnding: '6789',
      beginningBalance: 1000,
      endingBalance: 1350,
      deposits: 500,
      withdrawals: 150,
      lowestBalance: 1000,
      nsfCount: 0,
    });
  });

  it('has a signal with both balances and the page when an amount is raised', () => {
    const { signals, fraudScore } = read(chain(genuine.replace('200.00 1,400', '900.00 1,400')));
    expect(signals[0]).toMatchObject({
      code: 'RUNNING_BALANCE',
      severity: 0.9,
      page: 1,
      expected: '2,100.00',
      actual: '1,400.00',
    });
    expect(fraudScore).toBe(0.9);
  });

  it('has a signal for an inserted row', () => {
    const withRow = genuine.replace('01/15', '01/10 Customer payment 5,000.00 6,200.00\n01/15');
    expect(codes(chain(withRow))).toContain('RUNNING_BALANCE');
  });

  it('has no signal when the newest row is first', () => {
    expect(codes(chain(genuine.split('\n').reverse().join('\n')))).toEqual([]);
  });

  it('has no signal when most rows do not connect, because the engine misread the table', () => {
    const mostlyWrong = genuine
      .replace('1,300.00', '77.00')
      .replace('1,200.00', '12.00')
      .replace('1,400.00', '5.00');
    expect(codes(chain(mostlyWrong))).toEqual([]);
  });

  it('has the counts of returned items and overdrafts', () => {
    const fees = genuine.replace('Fuel', 'NSF returned item fee').replace('Office supplies', 'Overdraft fee');
    const { extracted } = read(chain(fees));
    expect(
      extracted.filter(({ name }) => name.includes('Count')).map(({ name, value }) => [name, value]),
    ).toEqual([
      ['nsfCount', 1],
      ['overdraftCount', 1],
    ]);
  });

  it('has no signal on a scan for one similar digit or a low confidence', () => {
    const similarDigit = chain(genuine.replace('1,350.00', '1,850.00'));
    expect(codes(similarDigit)).toContain('RUNNING_BALANCE');
    expect(codes(similarDigit, 0.94)).not.toContain('RUNNING_BALANCE');
    expect(codes(similarDigit, 0.96)).toContain('RUNNING_BALANCE');
    const change = chain(genuine.replace('200.00 1,400', '7,200.00 1,400'));
    expect(codes(change, 0.95)).toContain('RUNNING_BALANCE');
    expect(codes(change, 0.5)).not.toContain('RUNNING_BALANCE');
  });
});

describe('the totals of a statement', () => {
  it('cause a signal when they do not connect the first and the last balance', () => {
    const { signals } = read(chain(genuine, { deposits: '9,500.00' }));
    expect(signals[0]).toMatchObject({ code: 'STATEMENT_TOTALS', expected: '10,350.00', actual: '1,350.00' });
  });

  it('cause a signal when they agree with each other but not with the rows', () => {
    expect(codes(chain(genuine, { deposits: '1,500.00', end: '2,350.00' }))).toContain('STATEMENT_TOTALS');
  });

  it('cause no signal when a fee explains the difference', () => {
    const fee = chain('', { end: '1,338.00' }).replace('Ending', 'Service fees 12.00\nEnding');
    expect(codes(fee)).toEqual([]);
  });
});

const statementInSections = (total: string) => `${head}
Beginning balance 1,000.00
Deposits and credits ${total}
Withdrawals and debits 150.00
Ending balance 1,350.00
Deposits and credits
01/03 Customer payment 300.00
01/15 Customer payment 200.00
Total deposits and credits 500.00
Withdrawals and debits
01/09 Fuel 100.00
01/20 Office supplies 50.00
Total withdrawals and debits 150.00`;

describe('a statement in sections', () => {
  it('has a signal when the rows of one section do not add up to its total', () => {
    const { signals } = read(statementInSections('500.00').replace('payment 200.00', 'payment 700.00'));
    expect(signals.map(({ code, expected, actual }) => [code, expected, actual])).toContainEqual([
      'SECTION_TOTAL',
      '1,000.00',
      '500.00',
    ]);
  });

  it('has no signal when all sections add up, or no section does', () => {
    expect(codes(statementInSections('500.00'))).toEqual([]);
    const none = statementInSections('500.00')
      .replace('payment 200.00', 'payment 700.00')
      .replace('Fuel 100.00', 'Fuel 900.00');
    expect(codes(none)).not.toContain('SECTION_TOTAL');
  });
});

describe('the dates of a statement', () => {
  it('cause a signal outside its period, but not within five days of it', () => {
    expect(codes(chain(genuine.replace('01/09', '06/09')))).toContain('DATE_OUTSIDE_PERIOD');
    expect(codes(chain(genuine.replace('01/20', '02/02')))).toEqual([]);
  });
});

describe('a recognized statement', () => {
  const withConfidence = (text: string, doubtful: string, confidence: number, others: number): Page => {
    const page = pageOf(text, others);
    return {
      ...page,
      recognition: 0.97,
      words: page.words.map((word) => (word.text === doubtful ? { ...word, confidence } : word)),
    };
  };
  const misread = `01/03 Customer payment 300.00 1,300.00
01/05 Office supplies -20.00 1,280.00
01/09 Fuel -150.00
01/10 Check -70.00 1,110.00
01/15 Customer payment 200.00 1,310.00`;
  const balances = { deposits: '500.00', withdrawals: '190.00', end: '1,310.00' };
  const codesOf = (confidence: number, others = 0.97) =>
    readDocument([withConfidence(chain(misread, balances), '-150.00', confidence, others)], 'bank_statements')
      .signals.filter(({ severity }) => severity >= 0.1)
      .map(({ code }) => code);

  it('has no alarm if another reading of an uncertain row before the balance resolves it', () => {
    expect(codesOf(0.89)).not.toContain('RUNNING_BALANCE');
  });

  it('has an alarm only if two looks agree on each amount', () => {
    expect(codesOf(0.97)).not.toContain('RUNNING_BALANCE');
    expect(codesOf(0.99)).not.toContain('RUNNING_BALANCE');
    expect(codesOf(0.99, 0.99)).toContain('RUNNING_BALANCE');
  });

  it('has no alarm for the first balance if the day of the first row was not read', () => {
    const rows = genuine.replace('01/03 Customer', 'IN Customer');
    expect(codes(chain(rows), 0.97)).toEqual([]);
  });
});
