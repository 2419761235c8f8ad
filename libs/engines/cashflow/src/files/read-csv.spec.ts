import { describe, expect, it } from '@jest/globals';
import { csvMapping, directionOf, type CsvMapping } from './csv-mapping.ts';
import { readCsv } from './read-csv.ts';
import { refuse } from './refusal.ts';

const today = '2026-06-30';
const base: CsvMapping = {
  hasHeader: false,
  delimiter: '|',
  skipLines: 0,
  columns: { date: 0, description: [1], amount: 2 },
  dateOrder: 'ymd',
  decimal: '.',
  sign: 'as_is',
};
type Change = Partial<Omit<CsvMapping, 'columns'>> & { readonly columns?: Partial<CsvMapping['columns']> };

const readWith = ({ columns, ...change }: Change, ...lines: string[]) =>
  readCsv(
    lines.map((line, at) => ({ line: at + 1, cells: line.split('|') })),
    { ...base, ...change, columns: { ...base.columns, ...columns } },
    today,
  );
const rowsWith = (change: Change, ...lines: string[]) => {
  const reading = readWith(change, ...lines);
  return reading.state === 'read' ? reading.file.rows : reading;
};
const centsWith = (change: Change, line: string) => {
  const rows = rowsWith(change, line);
  return 'state' in rows
    ? [rows.state === 'refused' ? rows.code : rows.state]
    : rows.map(({ cents }) => cents);
};
const sound = '2026-06-10|SHOP|5.00';

describe('the rows of a CSV file', () => {
  it('have the line, the day, the cents, the text, the balance and the id of their cells', () => {
    const columns = { description: [3, 1], balance: 4, id: 5 };
    expect(rowsWith({ columns }, '2026-06-10| SHOP |-5.00|A\t B|70.00|7', '2026-06-11||6.00|C||')).toEqual([
      { line: 1, day: '2026-06-10', cents: -500, text: 'A B SHOP', balance: 7000, id: '7' },
      { line: 2, day: '2026-06-11', cents: 600, text: 'C', balance: null, id: null },
    ]);
  });

  it('have empty cells where a line ends early', () => {
    const columns = { status: 3, currency: 4, balance: 5, id: 6 };
    expect(rowsWith({ columns }, `${sound}|Posted|USD|70.00|7`, sound)).toMatchObject([
      { balance: 7000, id: '7' },
      { cents: 500, balance: null, id: null },
    ]);
    expect(readWith({ columns }, sound, '2026-06-11|SHOP')).toMatchObject({
      code: 'AMOUNT_UNREADABLE',
      line: 2,
    });
  });

  it('begin behind the skipped lines and the header, without blank lines', () => {
    const lines = ['North Bank', '| |', 'Date|Text|Amount', '||', sound, ' | | ', sound];
    expect(rowsWith({ hasHeader: true, skipLines: 2 }, ...lines)).toMatchObject([{ line: 5 }, { line: 7 }]);
    expect(rowsWith({ hasHeader: false, skipLines: 4 }, ...lines)).toMatchObject([{ line: 5 }, { line: 7 }]);
    expect(rowsWith({ hasHeader: true, skipLines: 4 }, ...lines)).toMatchObject([{ line: 7 }]);
  });

  it('cover the days from the earliest to the latest row', () => {
    const reading = readWith({}, sound, '2026-06-02|A|1.00', '2026-06-20|B|1.00', '2026-06-11|C|1.00');
    expect(reading).toMatchObject({
      file: { covered: { from: '2026-06-02', to: '2026-06-20' }, account: null },
    });
  });

  it.each([
    ['Pending', 1],
    ['PROCESSING since today', 1],
    ['Authorized', 1],
    ['On hold', 1],
    ['hold', 1],
    ['scheduled', 1],
    ['Posted', 0],
    ['not pending', 0],
    ['Holding', 0],
  ])('wait with the status %s: %i', (status, pending) => {
    const reading = readWith({ columns: { status: 3 } }, `${sound}|Posted`, `2026-06-12|A|x|${status}`);
    if (pending === 1) expect(reading).toMatchObject({ file: { rows: [{ line: 1 }], skipped: { pending } } });
    else expect(reading).toMatchObject({ code: 'AMOUNT_UNREADABLE', line: 2 });
  });

  it('wait with a word in place of the date', () => {
    expect(readWith({}, 'Pending|A|1.00', sound)).toMatchObject({
      file: { skipped: { pending: 1, future: 0 } },
    });
  });

  it('are skipped after today', () => {
    const lines = ['2026-06-30|A|1.00', '2026-07-01|B|not read', '2026-07-02|C|1.00'];
    expect(readWith({}, ...lines)).toMatchObject({
      file: { rows: [{ text: 'A' }], skipped: { pending: 0, future: 2 } },
    });
  });

  it('reach no end of a month on which a row waits', () => {
    const columns = { status: 3, balance: 4 };
    const lines = ['2026-05-03|A|1.00|Posted|9.00', '2026-05-29|B|1.00|Posted|10.00'];
    const extended = (...more: string[]) => {
      const reading = readWith({ columns }, ...lines, ...more);
      return reading.state === 'read' && reading.file.anchors.filter((anchor) => anchor.extended).length;
    };
    expect(extended()).toBe(2);
    expect(extended('2026-05-31|C|1.00|Pending|')).toBe(1);
    expect(extended('Pending|C|1.00|Pending|')).toBe(2);
  });
});

describe('the amount of a row', () => {
  it.each([
    ['as_is', '-5.00', -500],
    ['reversed', '-5.00', 500],
    ['reversed', '5.00', -500],
    ['reversed', '0.00', 0],
    ['as_is', '5.00 CR', 'AMOUNT_UNREADABLE'],
    ['reversed', '5.00 CR', 'AMOUNT_UNREADABLE'],
    ['reversed', '', 'AMOUNT_UNREADABLE'],
  ] as const)('is %s for %j: %j', (sign, cell, cents) => {
    expect(centsWith({ sign }, `2026-06-10|A|${cell}`)).toEqual([cents]);
  });

  it.each([
    ['Debit', '5.00', -500],
    ['Withdrawal', '-5.00', -500],
    ['DR', '5.00', -500],
    ['Credit', '5.00', 500],
    ['ACH cr', '5.00', 500],
    ['deposit', '5.00', 500],
    ['Credit', '-5.00', 'AMOUNT_UNREADABLE'],
    ['Debit or credit', '5.00', 'AMOUNT_UNREADABLE'],
    ['Other', '5.00', 'AMOUNT_UNREADABLE'],
    ['Other', '0.00', 0],
    ['', '5.00', 'AMOUNT_UNREADABLE'],
    ['Debit', '5.00 DR', 'AMOUNT_UNREADABLE'],
    ['Credit', '', 'AMOUNT_UNREADABLE'],
  ])('has the direction of its kind: %s %s is %j', (kind, cell, expected) => {
    const change = { sign: 'by_kind', columns: { kind: 3 } } as const;
    expect(centsWith(change, `2026-06-10|A|${cell}|${kind}`)).toEqual([expected]);
  });

  it.each([
    ['5.00', '', -500],
    ['-5.00', '', -500],
    ['', '6.00', 600],
    ['', '-6.00', 600],
    ['5.00', '0.00', -500],
    ['0.00', '6.00', 600],
    ['0.00', '', 0],
    ['', '0.00', 0],
    ['0.00', '0.00', 0],
    ['5.00', '6.00', 'AMOUNT_UNREADABLE'],
    ['', '', 'AMOUNT_UNREADABLE'],
    ['x', '6.00', 'AMOUNT_UNREADABLE'],
    ['5.00', 'x', 'AMOUNT_UNREADABLE'],
  ])('is the one of two columns that has a size: debit %j, credit %j is %j', (debit, credit, expected) => {
    const columns = { amount: undefined, debit: 2, credit: 3 };
    expect(centsWith({ columns }, `2026-06-10|A|${debit}|${credit}`)).toEqual([expected]);
  });

  it('can be that of one column of two', () => {
    expect(centsWith({ columns: { amount: undefined, debit: 2 } }, sound)).toEqual([-500]);
    expect(centsWith({ columns: { amount: undefined, credit: 2 } }, sound)).toEqual([500]);
  });

  it.each([
    ['USD', 500],
    ['us$', 500],
    ['$', 500],
    ['US Dollar', 500],
    ['', 500],
    ['EUR', 'CURRENCY_UNSUPPORTED'],
    ['USDT', 'CURRENCY_UNSUPPORTED'],
    ['in USD', 'CURRENCY_UNSUPPORTED'],
  ])('is in US dollars: %j is %j', (currency, expected) => {
    expect(centsWith({ columns: { currency: 3 } }, `${sound}|${currency}`)).toEqual([expected]);
  });

  it('is in US dollars in each of its columns', () => {
    const split = { amount: undefined, debit: 2, credit: 3 };
    expect(centsWith({ columns: split }, '2026-06-10|A|€5.00|')).toEqual(['CURRENCY_UNSUPPORTED']);
    expect(centsWith({ columns: split }, '2026-06-10|A||€5.00')).toEqual(['CURRENCY_UNSUPPORTED']);
    expect(centsWith({}, '2026-06-10|€5|5.00')).toEqual([500]);
  });

  it('has a readable balance beside it, or none', () => {
    const columns = { balance: 3 };
    expect(centsWith({ columns }, `${sound}|7.00`)).toEqual([500]);
    expect(centsWith({ columns }, `${sound}|`)).toEqual([500]);
    expect(centsWith({ columns }, `${sound}|about 7`)).toEqual(['AMOUNT_UNREADABLE']);
  });
});

describe('a CSV file', () => {
  it.each([
    ['a text of 1,001 characters', `2026-06-10|${'x'.repeat(1001)}|5.00`, 'TEXT_TOO_LONG'],
    ['no date', 'today|A|5.00', 'DATE_UNREADABLE'],
  ])('is refused with its line for %s', (_name, line, code) => {
    expect(readWith({}, sound, line, sound)).toMatchObject({ state: 'refused', code, line: 2 });
  });

  it('is refused with its line for a long id, and for a long text that is mostly spaces', () => {
    const long = (at: number) => readWith({ columns: { id: 3 } }, sound, `${sound}|${'7'.repeat(at)}`);
    expect(long(1001)).toMatchObject({ code: 'TEXT_TOO_LONG', line: 2 });
    expect(long(1000).state).toBe('read');
    const spaced = `2026-06-10|A${' '.repeat(1000)}B|5.00`;
    expect(readWith({}, sound, spaced)).toMatchObject({ code: 'TEXT_TOO_LONG', line: 2 });
  });

  it('can have a long text in a column that is not read', () => {
    expect(readWith({}, `${sound}|${'x'.repeat(5000)}`).state).toBe('read');
  });

  it('can have a text of 1,000 characters', () => {
    expect(readWith({}, `2026-06-10|${'x'.repeat(1000)}|5.00`).state).toBe('read');
  });

  it('has one account in a column with this name', () => {
    const read = (...accounts: string[]) =>
      readWith({ hasHeader: true }, 'Date|Text|Amount|Account', ...accounts.map((own) => `${sound}|${own}`));
    expect(read('1', '1', '').state).toBe('read');
    expect(read('1', '', '2')).toMatchObject({ code: 'SEVERAL_ACCOUNTS', line: 4 });
    expect(read('', '1', '1 ').state).toBe('read');
    expect(read('', '1', '2')).toMatchObject({ code: 'SEVERAL_ACCOUNTS', line: 4 });
    expect(readWith({ hasHeader: true }, 'Date|Text|Amount|Account', `${sound}|1`, sound).state).toBe('read');
  });

  it('is refused without rows below its header, or above the end of the skipped lines', () => {
    expect(readWith({ hasHeader: true }, 'Date|Text|Amount|Account')).toMatchObject({ code: 'NO_ROWS' });
    expect(readWith({ hasHeader: true, skipLines: 2 }, 'Date|Text|Amount', sound)).toMatchObject({
      code: 'NO_ROWS',
      line: null,
    });
  });

  it('needs an answer about what no cell proves', () => {
    const open = { dateOrder: null, decimal: null };
    const questions = (change: Change, line: string) => {
      const reading = readWith({ ...open, ...change }, line);
      return reading.state === 'question' ? reading.questions : reading.state;
    };
    expect(questions({}, '03/04/2026|A|1.234')).toEqual(['DECIMAL', 'DATE_ORDER']);
    expect(questions({}, '03/04/2026|A|1.50')).toEqual(['DATE_ORDER']);
    expect(questions({}, '2026-03-04|A|1.234')).toEqual(['DECIMAL']);
    expect(questions({ dateOrder: 'mdy', decimal: ',' }, '03/04/2026|A|1.234')).toBe('read');
    expect(questions({}, '03/14/2026|A|1.50')).toBe('read');
  });

  it('finds the decimal sign in each column with money', () => {
    const columns = { amount: undefined, debit: 2, credit: 3, balance: 4 };
    const read = (line: string) => rowsWith({ columns, decimal: null }, line);
    expect(read('2026-06-10|A|1.234||7,50')).toMatchObject([{ cents: -123_400, balance: 750 }]);
    expect(read('2026-06-10|A||1.234,50|')).toMatchObject([{ cents: 123_450 }]);
  });
});

describe('the direction of a kind', () => {
  it.each([
    ['debit', 'out'],
    ['a DR b', 'out'],
    ['Withdrawal', 'out'],
    ['credit', 'in'],
    ['CR', 'in'],
    ['Deposit', 'in'],
    ['debits', null],
    ['credited', null],
    ['debit/credit', null],
    ['', null],
  ])('%j is %j', (cell, direction) => expect(directionOf(cell)).toBe(direction));
});

describe('a mapping', () => {
  const isValid = (change: object) => csvMapping.safeParse({ ...base, ...change }).success;
  const withColumns = (columns: object) => isValid({ columns: { date: 0, description: [1], ...columns } });

  it('has columns from 0 to 200 and one to ten texts', () => {
    expect(withColumns({ amount: 200 })).toBe(true);
    expect(withColumns({ amount: 201 })).toBe(false);
    expect(withColumns({ amount: -1 })).toBe(false);
    expect(withColumns({ amount: 1.5 })).toBe(false);
    expect(withColumns({ description: [] })).toBe(false);
    expect(withColumns({ description: Array.from({ length: 10 }, () => 1) })).toBe(true);
    expect(withColumns({ description: Array.from({ length: 11 }, () => 1) })).toBe(false);
  });

  it('skips at most 1,000 lines', () => {
    expect([0, 1000, 1001, -1].map((skipLines) => isValid({ skipLines }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the message of a refusal', () => {
  it('names its line', () => {
    expect(refuse('DATE_UNREADABLE', 7)).toEqual({
      state: 'refused',
      code: 'DATE_UNREADABLE',
      line: 7,
      message: 'We cannot read the date in line 7. Correct the line or choose another column.',
    });
    expect(refuse('CURRENCY_UNSUPPORTED')).toMatchObject({
      line: null,
      message: 'Line 1 is not in US dollars. Import a file in US dollars.',
    });
  });
});
