import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../../testing/lines.ts';
import {
  columns,
  figures,
  line,
  printed,
  rowIn,
  rows,
  statement,
  summary,
  table,
} from '../../testing/statement-variants.ts';
import { mendLetterSpaced } from '../letter-spaced.ts';
import { readDocument } from '../read-document.ts';
import { statementRowsOf } from './statement-rows.ts';

function read(...parts: readonly string[]) {
  const pages = statement(...parts);
  const reading = readDocument(pages, 'bank_statements');
  const valueOf = (name: string) => reading.extracted.find((figure) => figure.name === name)?.value;
  const booked = (statementRowsOf(pages, reading)?.rows ?? []).map(({ day, cents }): [number, number] => [
    Number(day.slice(8)),
    cents,
  ]);
  return {
    figures: Object.fromEntries(Object.keys(figures).map((name) => [name, valueOf(name)])),
    rows: booked.sort(([day, cents], [other, otherCents]) => day - other || cents - otherCents),
    fraudScore: reading.fraudScore,
  };
}

const booked = rows
  .map(({ day, moved }): [number, number] => [day, Math.round(moved * 100)])
  .sort(([day, cents], [other, otherCents]) => day - other || cents - otherCents);
const whole = { figures, rows: booked, fraudScore: 0 };
const two = (day: number) => String(day).padStart(2, '0');
const dayOf = (day: number) => `05/${two(day)}`;
const minus = (moved: number) => `${moved < 0 ? '-' : ''}${printed(moved)}`;

describe('the sign of an amount', () => {
  it.each(['Home  Accounts  Payments  Insights', 'Fees charged', 'Your payments and purchases'])(
    'is printed before money that went out, also below "%s"',
    (heading) => {
      const lines = rows.map(({ day, text, moved }) => line([0, dayOf(day)], [18, text], [60, minus(moved)]));
      expect(read(summary(), heading, 'Date   Description   Amount', lines.join('\n'))).toEqual(whole);
    },
  );

  it.each([
    [(value: string) => `USD ${value}`, (value: string) => `(USD ${value})`],
    [(value: string) => `USD ${value}`, (value: string) => `-USD ${value}`],
    [(value: string) => `US$${value}`, (value: string) => `-US$${value}`],
  ])('stands before a currency code', (into, out) => {
    const lines = rows.map(({ day, text, moved }) =>
      [dayOf(day).padEnd(18), text.padEnd(40), (moved < 0 ? out : into)(printed(moved))].join(''),
    );
    expect(read(summary(), 'Date   Description   Amount', lines.join('\n'))).toEqual(whole);
  });
});

const section = (title: string, direction: 1 | -1) =>
  [
    title,
    'Initiated        Settled        Counterparty        Amount',
    ...rows
      .filter(({ moved }) => moved * direction > 0)
      .map(({ day, text, moved }) =>
        line([0, `05/${two(Math.max(1, day - 1))}`], [18, dayOf(day)], [36, text], [90, printed(moved)]),
      ),
  ].join('\n');

describe('a heading with wide letters', () => {
  it.each([
    ['C H EC K S PA ID', 'CHECKS PAID'],
    ['D EPOSITS A N D A D D ITION S', 'DEPOSITS AND ADDITIONS'],
    ['ATM & D EB IT C A R D WITH D R AWA LS', 'ATM & DEBIT CARD WITHDRAWALS'],
    ['M O N E Y I N', 'MONEY IN'],
    ['D A ILY EN D IN G B A LA N C E', 'DAILY ENDING BALANCE'],
    ['C om ple te C he c k ing', 'Complete Checking'],
    ['G R A N I T E  B A N K', 'GRANITE BANK'],
    ['( U S D 7,74 1 . 9 5 )', '(USD 7,741.95)'],
    ['V E L L U M', 'VELLUM'],
  ])('%s', (text, words) => {
    expect(mendLetterSpaced(text)).toBe(words);
  });

  it.each(['Total of all checks', 'ATM & DEBIT CARD WITHDRAWALS', '1 2 3', 'a b', 'Page 1 of 2', '5 . 00'])(
    'is not "%s"',
    (text) => {
      expect(mendLetterSpaced(text)).toBeNull();
    },
  );

  it('names a section, with the posted day behind the other', () => {
    expect(
      read(summary(), section('D EPOSITS A N D A D D ITION S', 1), section('M O N E Y O U T', -1)),
    ).toEqual(whole);
  });
});

describe('the total of a section beside its title', () => {
  it('is no row, so a changed row has an alarm', () => {
    const into = section(`Money in    ${printed(figures.deposits)}`, 1);
    const out = section(`Money out    ${printed(figures.withdrawals)}`, -1);
    expect(read(summary(), into, out)).toEqual(whole);
    expect(read(summary(), into.replace('1,250.00', '7,250.00'), out).fraudScore).toBeGreaterThan(0.1);
  });
});

const rail = [
  'Account 1234',
  'Beginning balance',
  printed(figures.beginningBalance),
  'Plus 4 deposits',
  printed(figures.deposits),
  'Less 4 withdrawals',
  printed(figures.withdrawals),
  'Ending balance',
  printed(figures.endingBalance),
];

describe('a summary in a column beside the rows', () => {
  it.each([minus, (moved: number) => `${printed(moved)}${moved < 0 ? '-' : ''}`])('is read', (amount) => {
    const own = [...rows, undefined];
    const lines = own.flatMap((row, at) => [
      row === undefined
        ? ''
        : line([30, dayOf(row.day)], [42, row.text], [80, amount(row.moved)], [100, printed(row.balance)]),
      rail[at] ?? '',
    ]);
    const { rows: read_, ...others } = read(
      line([30, 'Date'], [42, 'Activity'], [74, 'Amount'], [93, 'Balance']),
      lines.join('\n'),
    );
    expect({ ...others, rows: read_ }).toEqual(whole);
  });
});

describe('an account without activity', () => {
  const idle = [
    'Regular shares',
    line([0, 'Beginning balance'], [60, '100.00']),
    line([0, 'Ending balance'], [60, '100.00']),
  ];

  it('is not the account of the rows, also when a balance is edited', () => {
    const checking = ['Business share drafts', summary(), columns(), table(dayOf)];
    expect(read(...idle, ...checking)).toEqual(whole);
    const ending = printed(figures.endingBalance);
    const edited = `${ending.slice(0, -3).replace(/\d$/, (digit) => (digit === '9' ? '4' : '9'))}${ending.slice(-3)}`;
    const forged = checking.map((part, at) => (at === 1 ? part.replace(ending, edited) : part));
    const { figures: own, fraudScore } = read(...idle, ...forged);
    expect(own['beginningBalance']).toBe(figures.beginningBalance);
    expect(fraudScore).toBeGreaterThan(0.1);
  });
});

describe('a brokerage account', () => {
  it('is no bank account', () => {
    const holdings = 'Holdings\nDescription   Quantity   Price per unit   Ending market value';
    const lines = rows.map((row) => rowIn(row, dayOf(row.day)));
    const pages = statement('Investment report', holdings, summary(), columns(), lines.join('\n'));
    expect(readDocument(pages, 'bank_statements').classification?.subcategory ?? null).toBeNull();
  });
});

const card = (subtotal: string) => `Cornhusker Community Bank
Stillwater Glass Works LLC
Visa Business Card
${line([0, 'PREVIOUS BALANCE'], [60, '$9,307.99'])}          FROM 07/24/2024
${line([0, '- PAYMENTS'], [60, '3,102.66'])}          TO 08/24/2024
${line([0, '- OTHER CREDITS'], [60, '50.92'])}          DAYS 32
${line([0, '+ PURCHASES'], [60, '5,234.32'], [70, 'CREDIT LINE'], [110, '$50,000.00'])}
${line([0, '+ FEES CHARGED'], [60, '0.00'], [70, 'CREDIT AVAILABLE'], [110, '$38,611.27'])}
${line([0, '+ INTEREST CHARGED'], [60, '0.00'], [70, 'PAST DUE AMOUNT'], [110, '$0.00'])}
${line([0, '= NEW BALANCE'], [60, '$11,388.73'], [70, 'MINIMUM PAYMENT DUE'], [110, '$113.89'])}
PAYMENT DUE DATE 09/18/2024
Charges of SOPHIE K ABERNATHY
${line([0, '08/02'], [18, 'GREEN BASKET MARKET'], [60, '126.05'])}
${line([0, '08/03'], [18, 'PARCEL POINT SHIPPING'], [60, '719.06'])}
${line([0, '08/04'], [18, 'CLOUDBOX SOFTWARE'], [60, '45.15 CR'])}
${line([0, 'TOTAL'], [60, subtotal])}`;

describe('a card', () => {
  const readCard = (subtotal: string) => readDocument(pagesFrom(card(subtotal)), 'bank_statements');
  it('has two boxes side by side, a period in two lines, and credits among charges', () => {
    const { extracted, signals } = readCard('799.96');
    const own = Object.fromEntries(extracted.map(({ name, value, text }) => [name, value ?? text]));
    expect(own).toMatchObject({
      purchases: 5234.32,
      newBalance: 11_388.73,
      period: '2024-07-24 to 2024-08-24',
    });
    expect(signals.map(({ code }) => code)).toEqual(['CATEGORY_MISMATCH']);
  });
});
