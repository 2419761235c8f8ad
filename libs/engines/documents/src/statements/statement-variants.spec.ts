import { describe, expect, it } from '@jest/globals';
import {
  columns,
  figures,
  line,
  type Names,
  printed,
  rowIn,
  rows,
  statement,
  summary,
  table,
} from '../../testing/statement-variants.ts';
import { readDocument } from '../read-document.ts';
import { statementRowsOf } from './statement-rows.ts';

function read(...parts: readonly string[]) {
  const pages = statement(...parts);
  const reading = readDocument(pages, 'bank_statements');
  const valueOf = (name: string) => reading.extracted.find((figure) => figure.name === name)?.value;
  return {
    figures: Object.fromEntries(Object.keys(figures).map((name) => [name, valueOf(name)])),
    rows: (statementRowsOf(pages, reading)?.rows ?? []).map(({ day, cents }) => [
      Number(day.slice(8)),
      cents,
    ]),
    fraudScore: reading.fraudScore,
  };
}

const booked = rows.map(({ day, moved }) => [day, Math.round(moved * 100)]);
const whole = { figures, rows: booked, fraudScore: 0 };
const two = (day: number) => String(day).padStart(2, '0');
const usual = table((day) => `05/${two(day)}`);

const names: Readonly<Record<keyof Names, readonly string[]>> = {
  begin: [
    'Previous Balance',
    'Opening ledger balance',
    'Balance brought forward',
    'Balance last statement',
    'Last Statement Balance',
    'Balance at beginning of period',
    'Starting balance',
    'Brought forward',
    'Beginning balance on May 1, 2023',
    'Balance as of 05/01/2023',
    'Beg Balance',
    'Opening position',
    'Balance from previous statement',
    'Beginning Book Balance',
    'Prior Month Ending Balance',
  ],
  end: [
    'Closing Balance',
    'New Balance',
    'Current Balance',
    'Balance this statement',
    'Carried forward',
    'Ending ledger balance',
    'Balance at end of period',
    'Balance on May 31, 2023',
    'End Balance',
    'This statement balance',
    'Statement ending balance',
    'Closing position',
    'Present balance',
  ],
  deposits: [
    'Deposits & other credits (4)',
    '4 Credits',
    'Total additions',
    'Money in',
    'Plus deposits',
    'Deposits/Credits this period',
    'Total amount of 4 deposits',
    'Receipts',
    'Total inflows',
    'Total Increases',
    'Incoming',
    'Amounts credited',
    'Total paid in',
    'Cash in',
  ],
  withdrawals: [
    'Checks & other debits (5)',
    '5 Debits',
    'Total subtractions',
    'Money out',
    'Less withdrawals',
    'Checks/Debits this period',
    'Total amount of 5 withdrawals',
    'Disbursements',
    'Total outflows',
    'Total Decreases',
    'Outgoing',
    'Amounts debited',
    'Total paid out',
    'Checks and payments',
  ],
};

describe('the names of balances and totals', () => {
  const all = Object.entries(names).flatMap(([figure, own]) => own.map((name) => [figure, name] as const));
  it.each(all)('%s: %s', (figure, name) => {
    expect(read(summary({ [figure]: name }), columns(), usual)).toEqual(whole);
  });
});

describe('the names of columns', () => {
  it.each([
    ['Withdrawals', 'Deposits', 'Balance'],
    ['Debits (-)', 'Credits (+)', 'Balance'],
    ['Decreases', 'Increases', 'Ledger balance'],
    ['Disbursements', 'Receipts', 'Balance'],
    ['Minus', 'Plus', 'Balance'],
    ['Outgoing', 'Incoming', 'Amount'],
    ['', '', ''],
  ])('%s, %s and %s', (out, into, balance) => {
    expect(read(summary(), columns(out, into, balance), usual)).toEqual(whole);
  });
});

const month = (day: number) => `${day} May`;
const weekday = (day: number) =>
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][
    new Date(Date.UTC(2023, 4, day)).getUTCDay()
  ] ?? '';

describe('the day of a row', () => {
  it.each([
    ['05/02', (day: number) => `05/${two(day)}`],
    ['05/02/23', (day: number) => `05/${two(day)}/23`],
    ['2023-05-02', (day: number) => `2023-05-${two(day)}`],
    ['May 2, 2023', (day: number) => `May ${day}, 2023`],
    ['2 May', month],
    ['02-May-23', (day: number) => `${two(day)}-May-23`],
    ['02MAY23', (day: number) => `${two(day)}MAY23`],
    ['05.02.2023', (day: number) => `05.${two(day)}.2023`],
    ['Tue, May 2', (day: number) => `${weekday(day).slice(0, 3)}, May ${day}`],
    ['the day of posting before that of the transaction', (day: number) => `${month(day)} ${month(day)}`],
    ['the day of the month alone', two],
  ])('%s', (_, dayOf) => {
    expect(read(summary(), columns(), table(dayOf))).toEqual(whole);
  });

  it.each([
    ['the name of the month', () => 'MAY 2023', two],
    ['the day', (day: number) => `May ${day}, 2023`, () => ''],
    ['the day with its weekday', (day: number) => `May ${day}, 2023 (${weekday(day)})`, () => ''],
    [
      'the day with its balance',
      (day: number) => line([0, `May ${day}, 2023`], [60, 'Balance'], [95, '1,000.00']),
      () => '',
    ],
    [
      'the day with its balance and no word',
      (day: number) => line([0, `${weekday(day)}, May ${day}, 2023`], [95, '1,000.00']),
      () => '',
    ],
  ])('below %s', (_, headingOf, dayOf) => {
    const lines = rows.flatMap((row, at) => {
      const [heading, before] = [headingOf(row.day), headingOf(rows[at - 1]?.day ?? 0)];
      const own = rowIn(row, dayOf(row.day));
      return heading === before && at > 0 ? [own] : [heading, own];
    });
    expect(read(summary(), columns(), lines.join('\n'))).toEqual(whole);
  });

  it('below the text and the amounts, newest first', () => {
    const lines = [...rows]
      .reverse()
      .map((row) => `${rowIn(row, '')}\n${line([18, `${row.day} May 2023 Transaction: ACH-88${row.day}1`])}`);
    const { rows: own, ...others } = read(summary(), columns(), lines.join('\n'));
    expect({ ...others, rows: own.reverse() }).toEqual(whole);
  });

  it('behind the amounts', () => {
    const lines = rows.map(({ day, text, moved, balance }) =>
      line(
        [14, `${moved < 0 ? '-' : ''}${printed(moved)}`],
        [30, printed(balance)],
        [35, `May ${day}, 2023 ${text}`],
      ),
    );
    expect(read(summary(), 'Amount   Balance   Date   Description', lines.join('\n'))).toEqual(whole);
  });
});

const checks = rows.filter(({ text }) => text.startsWith('Check'));
const inSections = (list: string) =>
  [
    'Deposits and other credits',
    ...rows
      .filter(({ moved }) => moved > 0)
      .map((row) => line([0, `05/${two(row.day)}`], [18, row.text], [80, printed(row.moved)])),
    'Other debits',
    ...rows
      .filter((row) => row.moved < 0 && !checks.includes(row))
      .map((row) => line([0, `05/${two(row.day)}`], [18, row.text], [80, printed(row.moved)])),
    'Checks paid',
    list,
  ].join('\n');
const sorted = (own: readonly number[][]) =>
  [...own].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));

describe('a list of checks', () => {
  it.each([
    [
      'day, number, amount',
      line([0, '05/11'], [10, '1041'], [30, '512.00'], [45, '05/26'], [55, '1042*'], [75, '140.00']),
    ],
    [
      'number, day, amount',
      line([0, '1041'], [10, '05/11'], [30, '512.00'], [45, '1042*'], [55, '05/26'], [75, '140.00']),
    ],
    [
      'number, amount, day',
      line([0, '1041'], [25, '512.00'], [30, '05/11'], [45, '1042'], [70, '140.00'], [75, '05/26']),
    ],
    [
      'amount, number, day',
      line([10, '512.00'], [15, '1041'], [25, '05/11'], [50, '140.00'], [55, '1042'], [65, '05/26']),
    ],
  ])('%s', (_, list) => {
    const { rows: own, ...others } = read(summary(), inSections(list));
    expect({ ...others, rows: sorted(own) }).toEqual({ ...whole, rows: sorted(booked) });
  });

  it('does not count the pictures of the same checks', () => {
    const pictures = line(
      [0, '#1041'],
      [10, '05/11/2023'],
      [30, '512.00'],
      [45, '#1042'],
      [55, '05/26/2023'],
      [75, '140.00'],
    );
    expect(read(summary(), columns(), usual, 'Images of paid items', pictures)).toEqual(whole);
  });

  it('ends before the balances of the days', () => {
    const list = line(
      [0, '1041'],
      [10, '05/11'],
      [30, '512.00'],
      [45, '1042*'],
      [55, '05/26'],
      [75, '140.00'],
    );
    const balances = `Balance by date\nDate   Balance   Date   Balance\n${line([0, '05/02'], [30, '5,460.33'], [45, '05/03'], [75, '8,676.70'])}`;
    const { rows: own } = read(summary(), inSections(list), balances);
    expect(sorted(own)).toEqual(sorted(booked));
  });
});

const savings = `Business Savings 4411
${line([0, 'Beginning balance'], [60, '9,000.00'])}
${line([0, 'Deposits and credits'], [60, '4.50'])}
${line([0, 'Withdrawals and debits'], [60, '0.00'])}
${line([0, 'Ending balance'], [60, '9,004.50'])}
${line([0, '05/31'], [18, 'Interest paid'], [80, '4.50'], [95, '9,004.50'])}`;
const checking = ['Business Checking 6789', summary(), columns(), usual];

describe('a statement with several accounts', () => {
  it('has the figures and rows of the checking account', () => {
    expect(read(savings, ...checking)).toEqual(whole);
    expect(read(...checking, savings)).toEqual(whole);
  });

  it('has an alarm when the table of all accounts prints another balance', () => {
    const all = (ending: string) =>
      line([0, 'Business Checking'], [60, printed(figures.beginningBalance)], [95, ending]);
    const ending = printed(figures.endingBalance);
    expect(read(all(ending), savings, ...checking).fraudScore).toBe(0);
    const [first = '', ...digits] = ending;
    expect(
      read(all(`${first === '8' ? 3 : 8}${digits.join('')}`), savings, ...checking).fraudScore,
    ).toBeGreaterThan(0.1);
  });
});

describe('notes in the left margin', () => {
  it('are no part of the rows beside them', () => {
    const lines = rows.map(
      (row, at) =>
        `${(at % 3 === 1 ? 'Reach us any time' : '').padEnd(30)}${rowIn(row, `05/${two(row.day)}`)}`,
    );
    expect(read(summary(), `${''.padEnd(30)}${columns()}`, lines.join('\n'))).toEqual(whole);
  });
});
