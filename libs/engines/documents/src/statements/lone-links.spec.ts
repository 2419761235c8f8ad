import { describe, expect, it } from '@jest/globals';
import { inColumns, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const rows = [
  '01/03 Customer payment 300.00 1,300.00',
  '01/09 Fuel -100.00 1,200.00',
  '01/15 Customer payment 200.00 1,400.00',
  '01/20 Office supplies -50.00 1,350.00',
  '01/22 Customer payment 450.00 1,800.00',
  '01/26 Insurance -125.00 1,675.00',
];
const edited = (from: string, to: string) => rows.map((row) => row.replace(from, to));

const readingOf = (printed: readonly string[]) =>
  readDocument(
    pagesFrom(
      inColumns(`First Prairie Bank
Business Checking Statement
Statement period: January 1, 2024 through January 31, 2024
Lopez Bakery LLC Account number: 123456789
Beginning balance 1,000.00
Date Description Amount Balance
${printed.join('\n')}`),
    ),
    'bank_statements',
  );

describe('a running balance with another digit', () => {
  it.each<[string, boolean, string[]]>([
    ['is a question as the only one', false, ['01/03 Customer payment 300.00 1,800.00']],
    ['is an alarm if the next one lacks what it has too much', true, edited('1,200.00', '1,700.00')],
    ['is an alarm if those beside it add up', true, edited('200.00 1,400', '700.00 1,400')],
  ])('%s', (_, isAlarm, printed) => {
    const { signals, fraudScore } = readingOf(printed);
    expect(signals.map(({ code }) => code)).toContain('RUNNING_BALANCE');
    expect(fraudScore >= 0.1).toBe(isAlarm);
  });
});
