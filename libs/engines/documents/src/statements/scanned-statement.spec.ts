import { describe, expect, it } from '@jest/globals';
import { scanOf } from '../../testing/scan.ts';
import {
  columns,
  figures,
  line,
  printed,
  rowIn,
  rows,
  summary,
  table,
} from '../../testing/statement-variants.ts';
import type { Page } from '../page.ts';
import { readDocument } from '../read-document.ts';
import { statementRowsOf } from './statement-rows.ts';

function read(pages: readonly Page[]) {
  const reading = readDocument(pages, 'bank_statements');
  const content = statementRowsOf(pages, reading)?.rows ?? [];
  return {
    rows: content.map(({ day, cents }): [number, number] => [Number(day.slice(8)), cents]),
    texts: content.map(({ text }) => text),
    balances: content.map(({ balance }) => balance),
    named: reading.extracted.map(({ name }) => name),
    fraudScore: reading.fraudScore,
  };
}

const booked = rows.map(({ day, moved }): [number, number] => [day, Math.round(moved * 100)]);
const two = (day: number) => String(day).padStart(2, '0');
const month = (day: number) => `05/${two(day)}`;
const inColumns = [summary(), columns(), table(month)];

describe('a scanned day', () => {
  it.each([
    [{ '05/08': '0508' }],
    [{ '05/11': '05111' }],
    [{ '05/26': '©5/26' }],
    [{ '05/08': '05/98' }],
    [{ '05/11': '05/41' }],
    [{ '05/15': '05/5' }],
  ])('is the one that keeps the order of the rows: %j', (misread) => {
    expect(read(scanOf(misread, ...inColumns)).rows).toEqual(booked);
  });

  it('has a dot that was lost in each row', () => {
    const pages = scanOf(
      {},
      summary(),
      columns(),
      table((day) => `${two(day)}05.`),
    );
    expect(read(pages).rows).toEqual(booked);
  });

  it('stays out of the rows if no day is like it', () => {
    const { rows: own } = read(scanOf({ '05/15': '05/x5' }, ...inColumns));
    expect(own).toEqual(booked.filter(([day]) => day !== 15));
  });

  it('is no word of a summary in the column of the days', () => {
    const above = summary({ begin: 'Balance at the start', end: 'Balance at the end' });
    const { named } = read(scanOf({}, above, ...inColumns.slice(1)));
    expect(named).toEqual(expect.arrayContaining(['beginningBalance', 'endingBalance']));
  });

  it('stays as it is in a list without an order', () => {
    const shuffled = [3, 0, 6, 1, 7, 2, 5, 4].flatMap((at) => rows[at] ?? []);
    const lines = shuffled.map(({ day, text, moved }) =>
      line([0, month(day)], [18, text], [60, `${moved < 0 ? '-' : ''}${printed(moved)}`]),
    );
    const pages = scanOf({}, summary(), 'Date   Description   Amount', lines.join('\n'));
    expect(read(pages).rows).toEqual(shuffled.map(({ day, moved }) => [day, Math.round(moved * 100)]));
  });

  it('has a letter for a digit beside its month', () => {
    const pages = scanOf(
      { '08MAY': 'O8MAY' },
      summary(),
      columns(),
      table((day) => `${two(day)}MAY`),
    );
    expect(read(pages).rows).toEqual(booked);
  });
});

describe('a scanned amount', () => {
  it.each([[{ '219.67': '21967' }], [{ '512.00': '51200', '140.00': '14000' }]])(
    'has lost its point below the amounts of other rows: %j',
    (misread) => {
      expect(read(scanOf(misread, ...inColumns)).rows).toEqual(booked);
    },
  );

  it.each([[{ '11,115.28': '1,115.28' }], [{ '11,255.28': '1,255.28' }]])(
    'has lost a 1 if the amounts before and behind it need it: %j',
    (misread) => {
      const more = (value: number) => value + 2530;
      const taller = rows.map((row) => ({ ...row, balance: more(row.balance) }));
      const above = [figures.beginningBalance, figures.endingBalance].reduce(
        (text, value) => text.replace(printed(value), printed(more(value))),
        summary(),
      );
      const lines = taller.map((row) => rowIn(row, month(row.day))).join('\n');
      expect(read(scanOf(misread, above, columns(), lines)).balances).toEqual(
        taller.map(({ balance }) => Math.round(balance * 100)),
      );
    },
  );

  it('has lost its minus if the balances fall', () => {
    const lines = rows.map(({ day, text, moved, balance }) =>
      line(
        [0, month(day)],
        [18, text],
        [60, `${moved < 0 ? '-' : ''}${printed(moved)}`],
        [80, printed(balance)],
      ),
    );
    const pages = scanOf(
      { '-219.67': '219.67' },
      summary(),
      'Date  Description  Amount  Balance',
      lines.join('\n'),
    );
    expect(read(pages).rows).toEqual(booked);
  });
});

describe('a scanned list', () => {
  it('has numbers of rows that are no days, also if one was lost', () => {
    const dayOf = (day: number) => `May. ${day}`;
    const lines = rows.map((row, at) => `${String(at + 1).padEnd(6)}${rowIn(row, dayOf(row.day))}`);
    const pages = scanOf(
      {},
      summary(),
      'Item  Date   Description   Debit',
      lines.join('\n').replace(/^4 /m, '  '),
    );
    expect(read(pages).rows).toEqual(booked);
  });

  it('stands beside another one that has lost its heading', () => {
    const [into, out] = [rows.filter(({ moved }) => moved > 0), rows.filter(({ moved }) => moved < 0)];
    const lines = out.map((right, at) => {
      const left = into[at];
      const cells = left
        ? ([
            [0, month(left.day)],
            [8, left.text],
            [45, printed(left.moved)],
          ] as const)
        : [];
      return line(...cells, [60, month(right.day)], [68, right.text], [105, printed(right.moved)]);
    });
    const pages = scanOf({}, summary(), line([60, 'Debits']), lines.join('\n'));
    expect(
      read(pages).rows.sort(([day, cents], [other, otherCents]) => day - other || otherCents - cents),
    ).toEqual([...booked].sort(([day, cents], [other, otherCents]) => day - other || otherCents - cents));
  });

  it('has columns without headings if its rows add up to the printed totals', () => {
    const twice = [...rows, ...rows];
    const lines = twice.map(({ day, moved }, at) =>
      line([0, month(day)], [18, `Alder ${at}`], [moved < 0 ? 60 : 80, printed(moved)]),
    );
    const totals = [
      line([0, 'Total deposits'], [60, printed(figures.deposits * 2)]),
      line([0, 'Total withdrawals'], [60, printed(figures.withdrawals * 2)]),
      line([0, 'Ending balance'], [60, '25,117.45']),
    ];
    const own = read(scanOf({}, totals.join('\n'), lines.join('\n')));
    expect(own.rows).toEqual([...booked, ...booked]);
  });

  it('is in the order of the days on which the bank posts its rows', () => {
    const ahead = [0, 0, 2, 1, 0, 6, 0, 9];
    const lines = rows.map((row, at) =>
      rowIn(row, '').replace(/^.{18}/, `${month(row.day - (ahead[at] ?? 0))}   ${month(row.day)}`.padEnd(18)),
    );
    expect(read(scanOf({}, summary(), 'Description', lines.join('\n'))).rows).toEqual(booked);
  });
});

describe('a scanned text', () => {
  it('has its letters again', () => {
    const pages = scanOf({ Office: '1D:4417' }, ...inColumns);
    expect(read(pages).texts[1]).toContain('ID:4417');
  });
});

describe('a scanned figure', () => {
  it('is left out if the rows and the balances deny it', () => {
    const wrong = scanOf({ [printed(figures.withdrawals)]: '770.81' }, ...inColumns);
    expect(read(wrong).named).not.toContain('withdrawals');
    expect(read(wrong).named).toContain('deposits');
    expect(read(scanOf({}, ...inColumns)).named).toContain('withdrawals');
  });
});

describe('checks below a heading that was lost', () => {
  it('went out', () => {
    const [first, second, ...others] = rows;
    const into = others.filter(({ moved }) => moved > 0);
    const out = [...(second ? [second] : []), ...others.filter(({ moved }) => moved < 0)];
    const deposits = [...(first ? [first] : []), ...into].map(({ day, text, moved }) =>
      line([0, month(day)], [18, text], [60, printed(moved)]),
    );
    const checks = out.map(({ day, moved }, at) =>
      line([0, month(day)], [18, `10${41 + at}`], [60, printed(moved)]),
    );
    const pages = scanOf({}, summary(), 'Deposits', deposits.join('\n'), 'kkk', checks.join('\n'));
    expect(read(pages).rows.filter(([, cents]) => cents < 0)).toHaveLength(out.length);
  });
});

describe('a page without its period', () => {
  it('has the last day that a later page prints, or the only year', () => {
    const notes = Array.from({ length: 30 }, () => 'Please examine this paper at once').join('\n');
    const pages = scanOf({ '2023': null, through: null }, notes, ...inColumns);
    const second = scanOf({}, 'Checking    May 31, 2023');
    expect(read(pages.map((page) => ({ ...page }))).rows).toEqual([]);
    expect(
      read([...pages, ...second.map((page) => ({ ...page, words: page.words.slice(-4) }))]).rows,
    ).toEqual(booked);
  });
});

describe('a row of two lines', () => {
  it('has its balance below its amount', () => {
    const lines = rows.flatMap(({ day, text, moved, balance }) => [
      line([0, month(day)], [18, text], [60, `${moved < 0 ? '-' : ''}${printed(moved)}`]),
      line([0, 'Type Debit'], [40, 'Balance'], [60, printed(balance)]),
    ]);
    const own = read(scanOf({}, summary(), lines.join('\n')));
    expect(own.rows).toEqual(booked);
    expect(own.balances).toEqual(rows.map(({ balance }) => Math.round(balance * 100)));
  });
});
