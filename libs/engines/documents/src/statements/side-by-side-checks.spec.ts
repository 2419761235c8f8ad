import { describe, expect, it } from '@jest/globals';
import { line, rows, statement, summary } from '../../testing/statement-variants.ts';
import { readDocument } from '../read-document.ts';
import { statementRowsOf } from './statement-rows.ts';

const others = rows.filter(({ text }) => !text.startsWith('Check'));
const printed = (value: number) =>
  Math.abs(value)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');
const list = (title: string, direction: 1 | -1) => [
  title,
  'Date              Amount              Description',
  ...others
    .filter(({ moved }) => moved * direction > 0)
    .map(({ day, text, moved }) =>
      line([0, `05/${String(day).padStart(2, '0')}`], [30, printed(moved)], [35, text]),
    ),
];

function checksIn(...checks: readonly string[]) {
  const parts = [
    ...list('Deposits and credits', 1),
    ...list('Withdrawals and debits', -1),
    'Checks',
    ...checks,
  ];
  const pages = statement(summary(), parts.join('\n'));
  const read = statementRowsOf(pages, readDocument(pages, 'bank_statements'))?.rows ?? [];
  return read
    .filter(({ cents }) => [-51_200, -14_000].includes(cents))
    .map(({ day, text, cents }) => [day, /\d{4}/.exec(text)?.[0], cents]);
}

const both = [
  ['2023-05-11', '1041', -51_200],
  ['2023-05-26', '1042', -14_000],
];

describe('checks beside each other', () => {
  it.each([
    [
      'a letter',
      line([0, '1041 i'], [12, '05/11'], [40, '512.00'], [60, '1042 i'], [72, '05/26'], [100, '140.00']),
    ],
    [
      'a letter and a star',
      line([0, '1041 i'], [12, '05/11'], [40, '512.00'], [60, '1042 i*'], [72, '05/26'], [100, '140.00']),
    ],
    [
      'a star',
      line([0, '1041'], [12, '05/11'], [40, '512.00'], [60, '1042 *'], [72, '05/26'], [100, '140.00']),
    ],
  ])('have %s behind their numbers', (_, checks) => {
    const heads = line(
      [0, 'Number'],
      [12, 'Date Paid'],
      [33, 'Amount'],
      [60, 'Number'],
      [72, 'Date Paid'],
      [93, 'Amount'],
    );
    expect(checksIn(heads, checks)).toEqual(both);
  });
});
