import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../testing/lines.ts';
import {
  columns,
  figures,
  line,
  printed,
  rowIn,
  rows,
  summary,
  table,
} from '../testing/statement-variants.ts';
import { type Expected, faultsOf, misread } from '../testing/vocabulary/faults.ts';

interface Words {
  readonly titles: readonly string[];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly others: readonly string[];
}

interface Vocabulary {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly averageBalance: readonly string[];
  readonly titles: Readonly<Record<string, readonly string[]>>;
  readonly periods: readonly string[];
  readonly sections: Readonly<Record<string, readonly string[]>>;
  readonly rowTexts: readonly string[];
  readonly others: Readonly<Record<string, readonly string[]>>;
  readonly card: Words;
  readonly merchant: Words;
  readonly otherPapers: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const vocabulary = JSON.parse(
  readFileSync(join(import.meta.dirname, '../testing/vocabulary/bank.json'), 'utf8'),
) as Vocabulary;

const unclearTitles: Readonly<Record<string, readonly string[]>> = {
  business_savings: ['BUS MMA'],
  personal_checking: [
    '50+ Checking',
    'Advantage Banking',
    'Beyond Checking',
    'Chase Premier Plus Checking',
    'Easy Checking',
    'Fifth Third Momentum Checking',
    'LifeGreen Checking',
    'One Deposit Checking',
    'Smartly Checking',
    'Your Adv Relationship Banking',
  ],
};

const period = 'Statement period May 1, 2023 through May 31, 2023';
const head = (title: string, holder = 'BLUE DOOR YOGA LLC', days = period) =>
  `Granite State Bank, N.A.\n${title}        Account number: 123456789\n${holder}\n12 DEPOT SQUARE\nALBANY, NY 12207\n${days}`;
const dayIn = (day: number) => `05/${String(day).padStart(2, '0')}`;
const usualRows = table(dayIn);
const cents = (moved: number) => Math.round(moved * 100);
const booked = rows.map(({ day, moved }) => [day, cents(moved)] as const);
const whole: Expected = { values: figures, rows: booked };

const read = (parts: readonly string[], expected: Expected) =>
  faultsOf(pagesFrom(parts.join('\n')), 'bank_statements', expected);
const statement = (parts: readonly string[], expected: Expected = whole) =>
  read([head('Business Checking Statement'), ...parts], expected);

const parameters = {
  beginningBalance: 'begin',
  endingBalance: 'end',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
} as const;

describe('the words of a statement of an account', () => {
  it.each(Object.entries(parameters))('the names of the %s are read', (figure, parameter) => {
    const names = vocabulary.names[figure] ?? [];
    expect(
      misread(names, (name) => statement([summary({ [parameter]: name }), columns(), usualRows])),
    ).toEqual({});
  });

  it('the names of the average balance are read', () => {
    const withAverage = (name: string) =>
      statement([summary(), line([0, name], [60, '5,120.44']), columns(), usualRows], {
        values: { averageBalance: 5120.44 },
      });
    expect(misread(vocabulary.averageBalance, withAverage)).toEqual({});
  });

  it.each(Object.entries(vocabulary.others))('a line that resembles the %s changes nothing', (_, lines) => {
    for (const isFirst of [true, false]) {
      const withLine = (text: string) => {
        const other = line([0, text], [60, '77.31']);
        return statement([...(isFirst ? [other, summary()] : [summary(), other]), columns(), usualRows]);
      };
      expect(misread(lines, withLine)).toEqual({});
    }
  });

  it('the texts of rows are read', () => {
    const withText = (text: string) => {
      const body = rows.map((row, at) =>
        rowIn(at === 4 ? { ...row, text: text.slice(0, 31) } : row, dayIn(row.day)),
      );
      return statement([summary(), columns(), body.join('\n')]);
    };
    expect(misread(vocabulary.rowTexts, withText)).toEqual({});
  });

  it('each way to print the period is read', () => {
    const during = (days: string) =>
      read([head('Business Checking', 'BLUE DOOR YOGA LLC', days), summary(), columns(), usualRows], {
        texts: { period: '2023-05-01 to 2023-05-31' },
        rows: booked,
      });
    expect(misread(vocabulary.periods, during)).toEqual({});
  });

  it.each(Object.entries(vocabulary.titles))('a title of %s is recognized', (kind, titles) => {
    const holder = kind === 'personal_checking' ? 'JANE M EXAMPLE' : 'BLUE DOOR YOGA LLC';
    const titled = (title: string) => read([head(title, holder), summary(), columns(), usualRows], { kind });
    expect(Object.keys(misread(titles, titled)).toSorted()).toEqual(unclearTitles[kind] ?? []);
  });
});

const into = rows.filter(({ moved }) => moved > 0);
const out = rows.filter(({ moved }) => moved < 0);
const inSections: Expected = {
  values: figures,
  rows: [...into, ...out].map(({ day, moved }) => [day, cents(moved)] as const),
};
const sectionHead = line([0, 'Date'], [18, 'Description'], [80, 'Amount']);
const section = (title: string, own: typeof rows) =>
  [
    title,
    sectionHead,
    ...own.map(({ day, text, moved }) => line([0, dayIn(day)], [18, text], [80, printed(moved)])),
  ].join('\n');
const balances = [...new Map(rows.map(({ day, balance }) => [day, balance]))]
  .map(([day, balance]) => line([0, dayIn(day)], [30, printed(balance)]))
  .join('\n');

const sections: Readonly<Record<string, (title: string) => readonly string[]>> = {
  deposits: (title) => [section(title, into), section('Withdrawals and other debits', out)],
  withdrawals: (title) => [section('Deposits and other credits', into), section(title, out)],
  dailyBalances: (title) => [
    section('Deposits and other credits', into),
    section('Withdrawals and other debits', out),
    `${title}\n${balances}`,
  ],
  other: (title) => [
    section('Deposits and other credits', into),
    section('Withdrawals and other debits', out),
    `${title}\nOutstanding deposits 05/30 250.00\nTotal 250.00`,
  ],
};

describe('the sections of a statement', () => {
  it.each(Object.entries(sections))('the headings of %s are read', (name, make) => {
    const headed = (title: string) => statement([summary(), ...make(title)], inSections);
    expect(misread(vocabulary.sections[name] ?? [], headed)).toEqual({});
  });
});
