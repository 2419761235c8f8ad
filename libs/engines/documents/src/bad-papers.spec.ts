import { describe, expect, it } from '@jest/globals';
import { isLong } from '@groundwork/test-data/cases';
import { inColumns, pagesFrom } from '../testing/lines.ts';
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
} from '../testing/statement-variants.ts';
import type { Page } from './page.ts';
import { readDocument } from './read-document.ts';
import { statementRowsOf } from './statements/statement-rows.ts';

const two = (number: number) => String(number).padStart(2, '0');
const month = (day: number) => `05/${two(day)}`;
const booked = rows.map(({ day, moved }) => [`2023-05-${two(day)}`, Math.round(moved * 100)]);

function read(pages: readonly Page[], category = 'bank_statements') {
  const reading = readDocument(pages, category);
  const own = reading.extracted.flatMap(({ name, value }) =>
    value === null ? [] : [[name, value] as const],
  );
  const { rows: all = [] } = statementRowsOf(pages, reading) ?? {};
  return { ...reading, amounts: Object.fromEntries(own), rows: all.map(({ day, cents }) => [day, cents]) };
}

const profit = (text: string) =>
  read(
    pagesFrom(`Cedar Lane LLC\nProfit and Loss\nJanuary through December 2025\n${inColumns(text)}`),
    'financial_reports',
  );

describe('a table of thousands of rows', () => {
  const count = isLong ? 5000 : 500;
  const moves = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 1 : -1) * (10 + (at % 900) / 100));

  it('has each of its rows', () => {
    let balance = figures.beginningBalance;
    const lines = moves.map((moved, at) => {
      balance = Math.round((balance + moved) * 100) / 100;
      const day = 1 + Math.floor((at * 31) / count);
      return { day, text: `Customer ${at}`, moved, balance };
    });
    const sumOf = (direction: number) =>
      lines.reduce((sum, { moved }) => sum + Math.max(0, direction * moved), 0);
    const totals = summary()
      .replace(printed(figures.deposits), printed(sumOf(1)))
      .replace(printed(figures.withdrawals), printed(sumOf(-1)))
      .replace(printed(figures.endingBalance), printed(balance));
    const reading = read(statement(totals, columns(), ...lines.map((row) => rowIn(row, month(row.day)))));
    expect(reading).toMatchObject({ fraudScore: 0, amounts: { endingBalance: balance } });
    expect(reading.rows).toEqual(
      lines.map(({ day, moved }) => [`2023-05-${two(day)}`, Math.round(moved * 100)]),
    );
  }, 120_000);
});

describe('two tables with one set of headings', () => {
  const part = (direction: 1 | -1) =>
    rows
      .filter(({ moved }) => moved * direction > 0)
      .map(({ day, text, moved }) => line([0, month(day)], [18, text], [60, printed(moved)]));
  const inOrder = (own: readonly unknown[][]) => own.map(String).toSorted((a, b) => a.localeCompare(b));

  it('have the same columns', () => {
    const headings = line([0, 'Date'], [18, 'Description'], [54, 'Amount']);
    const tables = [headings, 'Deposits and other credits', ...part(1), 'Withdrawals', ...part(-1)];
    const reading = read(statement(summary(), ...tables));
    expect(reading).toMatchObject({ fraudScore: 0, amounts: figures });
    expect(inOrder(reading.rows)).toEqual(inOrder(booked));
  });

  it('are one table if a title parts it', () => {
    const lines = rows.map((row) => rowIn(row, month(row.day)));
    const parts = [...lines.slice(0, 4), 'Transactions, continued', ...lines.slice(4)];
    expect(read(statement(summary(), columns(), ...parts))).toMatchObject({ fraudScore: 0, rows: booked });
  });
});

describe('a page with forty columns', () => {
  const width = 15;
  const stores = Array.from({ length: 39 }, (_, at) => at + 1);

  function pageOf(lines: readonly (readonly [string, ...string[]])[]): Page {
    const words = lines.flatMap((cells, at) =>
      cells.map((text, column) => ({
        ...{ text, y: 40 + at * 20, width: text.length * 5, height: 10 },
        x: column === 0 ? 40 : 200 + column * width * 5 - text.length * 5,
      })),
    );
    return { words, recognition: 1, sheet: { width: 3300, height: 400 } };
  }
  const row = (label: string, valueOf: (store: number) => number): [string, ...string[]] => {
    const values = stores.map(valueOf);
    return [label, ...[...values, values.reduce((sum, value) => sum + value, 0)].map(printed)];
  };

  it('is read in the one of its total', () => {
    const page = pageOf([
      ['Cedar Lane LLC'],
      ['Profit and Loss'],
      ['January through December 2025'],
      ['', ...stores.map((store) => `Store ${store}`), 'Total'],
      row('Total income', (store) => 1000 + 10 * store),
      row('Total expenses', (store) => 600 + 3 * store),
      row('Net income', (store) => 400 + 7 * store),
    ]);
    expect(read([page], 'financial_reports')).toMatchObject({
      fraudScore: 0,
      amounts: { revenue: 46_800, totalExpenses: 25_740, netIncome: 21_060 },
    });
  });
});

describe('amounts in another currency', () => {
  const marks: readonly [string, (amount: string) => string][] = [
    ['€1.00', (amount) => `€${amount}`],
    ['1.00 €', (amount) => `${amount} €`],
    ['£1.00', (amount) => `£${amount}`],
    ['1.00 EUR', (amount) => `${amount} EUR`],
    ['CAD 1.00', (amount) => `CAD ${amount}`],
    ['C$1.00', (amount) => `C$${amount}`],
  ];
  const marked = (text: string, mark: (amount: string) => string) => text.replace(/[\d,]+\.\d\d\b/g, mark);

  it.each(marks)('are no dollars and no blank form: %s', (_, mark) => {
    const reading = read(statement(marked(summary(), mark), columns(), marked(table(month), mark)));
    expect(reading).toMatchObject({ extracted: [], rows: [], blank: false, fraudScore: 0 });
    expect(reading.signals.map(({ code, message }) => [code, message])).toEqual([
      ['UNKNOWN_KIND', 'The amounts in this document are not in US dollars. Our team reviews it.'],
    ]);
  });

  it('beside dollars change nothing', () => {
    const lines = rows.map((each, at) =>
      rowIn({ ...each, text: at % 2 === 0 ? `Shop abroad EUR ${12 + at}.50` : each.text }, month(each.day)),
    );
    const reading = read(statement(summary(), columns(), ...lines));
    expect(reading).toMatchObject({ fraudScore: 0, amounts: figures, rows: booked });
  });
});

describe('a negative total', () => {
  it('is a loss', () => {
    const loss = profit(`Revenue 100,000.00
Total expenses 130,000.00
Net income (30,000.00)`);
    expect(loss).toMatchObject({ fraudScore: 0, amounts: { revenue: 100_000, netIncome: -30_000 } });
  });

  it('is the revenue of a year with more returns than sales', () => {
    const returns = profit(`Total revenue -5,000.00
Total expenses 50,000.00
Net income -55,000.00`);
    expect(returns).toMatchObject({ fraudScore: 0, amounts: { revenue: -5000, netIncome: -55_000 } });
  });

  it('is the balance of an overdrawn account', () => {
    const totals = [
      line([0, 'Beginning balance'], [60, '100.00']),
      line([0, 'Total deposits'], [60, '50.00']),
      line([0, 'Total withdrawals'], [60, '250.00']),
      line([0, 'Ending balance'], [60, '-100.00']),
    ];
    const lines = [
      line([0, '05/02'], [18, 'Customer payment'], [80, '50.00'], [95, '150.00']),
      line([0, '05/03'], [18, 'Rent'], [60, '250.00'], [95, '-100.00']),
    ];
    const reading = read(statement(...totals, columns(), ...lines));
    expect(reading).toMatchObject({ fraudScore: 0, amounts: { endingBalance: -100, lowestBalance: -100 } });
  });
});

describe('a statement without a row', () => {
  it.each(['4,210.33', '0.00'])('has its balances of %s and is not blank', (balance) => {
    const totals = [
      line([0, 'Beginning balance'], [60, balance]),
      line([0, 'Total deposits'], [60, '0.00']),
      line([0, 'Total withdrawals'], [60, '0.00']),
      line([0, 'Ending balance'], [60, balance]),
    ];
    const reading = read(statement(...totals, columns(), 'No activity this period'));
    expect(reading).toMatchObject({ blank: false, fraudScore: 0, rows: [] });
    expect(reading.amounts).toMatchObject({ deposits: 0, withdrawals: 0 });
  });
});

describe('a printed total that is wrong', () => {
  it.each([
    ['one digit', 8000],
    ['two digits', 8800],
  ])('by %s is a question and no alarm either', (_, more) => {
    const text = summary().replace(printed(figures.endingBalance), printed(figures.endingBalance + more));
    const reading = read(statement(text));
    expect(reading.signals).toMatchObject([{ code: 'STATEMENT_TOTALS' }]);
    expect(reading.fraudScore).toBeLessThan(0.1);
  });

  it('is a question and no alarm without another witness', () => {
    const text = summary().replace(printed(figures.deposits), printed(figures.deposits + 412.36));
    const reading = read(statement(text));
    expect(reading.fraudScore).toBeLessThan(0.1);
    const deposits = reading.extracted.find(({ name }) => name === 'deposits');
    expect(deposits).toMatchObject({ grounds: { sum: 'fails' } });
    expect(deposits?.confidence).toBeLessThan(0.9);
  });
});
