import { SeededRandom } from '../../seeded-random.ts';
import { dayAfter } from '../bank-business.ts';
import { type BankDialect } from '../bank-dialects.ts';
import { encodeBankText, type TrueBankRow, writtenAmount, writtenDay } from '../bank-file.ts';

type RowState = 'posted' | 'pending' | 'failed';

export interface ExportedRow extends TrueBankRow {
  readonly memo: string;
  readonly number: string;
  readonly status: string;
  readonly state: RowState;
  readonly balance: number;
  readonly endOfDay: number;
}

export interface ExportedStatement {
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly closing: number;
  readonly credits: number;
  readonly debits: number;
}

type StatusWords = Readonly<Record<RowState, readonly string[]>>;

export interface ChosenColumns {
  readonly date: number;
  readonly description: number[];
  readonly amount?: number;
  readonly debit?: number;
  readonly credit?: number;
  readonly balance?: number;
  readonly status?: number;
  readonly currency?: number;
}

/** The file of one bank as it prints it. */
export interface BankExport {
  readonly name: string;
  /** The bank whose profile reads the file, or null where no profile does. */
  readonly bank: string | null;
  readonly header: string | null;
  readonly cells: (row: ExportedRow) => readonly string[];
  readonly amountAt: number;
  readonly text: (row: ExportedRow) => string;
  readonly balance: 'each' | 'endOfDay' | 'none';
  readonly statuses: StatusWords;
  /** The lines above the header, below it, and below the last row. */
  readonly before: (statement: ExportedStatement) => readonly string[];
  readonly below: (statement: ExportedStatement) => readonly string[];
  readonly after: (statement: ExportedStatement) => readonly string[];
  readonly isOldestFirst: boolean;
  readonly isQuoted: boolean;
  readonly delimiter: BankDialect['delimiter'];
  readonly newline: BankDialect['newline'];
  readonly encoding: BankDialect['encoding'];
  readonly refusal: 'CARD_FILE' | 'NOT_A_BANK_FILE' | 'AMOUNT_UNREADABLE' | null;
  readonly dateOrder: 'mdy' | 'dmy';
  readonly decimal: '.' | ',';
  readonly decimals: number;
  /** The columns that a person chooses where no word of the header is in English. */
  readonly chosen: ChosenColumns | null;
}

type Named = Pick<BankExport, 'name' | 'bank' | 'header' | 'cells' | 'amountAt'>;

const nothing = (): readonly string[] => [];

export const bankExport = (named: Named & Partial<BankExport>): BankExport => ({
  text: ({ text }) => text,
  balance: 'none',
  statuses: { posted: ['Posted'], pending: [], failed: [] },
  before: nothing,
  below: nothing,
  after: nothing,
  isOldestFirst: false,
  isQuoted: false,
  delimiter: ',',
  newline: '\n',
  encoding: 'utf-8',
  refusal: null,
  dateOrder: 'mdy',
  decimal: '.',
  decimals: 2,
  chosen: null,
  ...named,
});

export const written = {
  day: (form: keyof typeof writtenDay, day: string): string => {
    const [year = '', month = '', date = ''] = day.split('-');
    return writtenDay[form](year, month, date);
  },
  amount: (form: keyof typeof writtenAmount, cents: number): string => writtenAmount[form](cents),
  /** Banks print no balance beside a row that is not posted. */
  balance: (form: keyof typeof writtenAmount, row: ExportedRow): string =>
    row.state === 'posted' ? writtenAmount[form](row.balance) : '',
  out: (form: keyof typeof writtenAmount, cents: number): string =>
    cents < 0 ? writtenAmount[form](-cents) : '',
  in: (form: keyof typeof writtenAmount, cents: number): string =>
    cents < 0 ? '' : writtenAmount[form](cents),
  kind: (cents: number, out: string, incoming: string): string => (cents < 0 ? out : incoming),
};

const words =
  'GROVE SUPPLY,ONLINE PMT,"PRIME" CUTS,CAFÉ MÜLLER,AT&T,INV 44/7,PAYOUT,FEE; WIRE,#,O\'NEIL CO.,*REF,DEP'.split(
    ',',
  );

function rowsOf(random: SeededRandom, of: BankExport, opening: number): ExportedRow[] {
  let day = dayAfter('2025-01-01', random.below(300));
  let balance = opening;
  const rows = Array.from({ length: 3 + random.below(30) }, () => {
    day = dayAfter(day, random.below(4));
    const state = stateOf(random, of.statuses);
    const cents =
      (random.chance(0.6) ? -1 : 1) * (1 + random.below(random.chance(0.1) ? 9_000_000 : 300_000));
    if (state === 'posted') balance += cents;
    return {
      day,
      cents,
      state,
      balance,
      status: random.one(of.statuses[state]),
      text: `${random.one(words)} ${random.one(words)} ${random.below(99_999)}`,
      memo: random.chance(0.5) ? `memo ${random.below(999)}` : '',
      number: random.chance(0.2) ? String(1000 + random.below(9000)) : '',
    };
  });
  const ends = new Map(rows.map((row) => [row.day, row.balance]));
  return rows.map((row) => ({ ...row, endOfDay: ends.get(row.day) ?? row.balance }));
}

function stateOf(random: SeededRandom, { pending, failed }: StatusWords): RowState {
  if (pending.length > 0 && random.chance(0.06)) return 'pending';
  return failed.length > 0 && random.chance(0.08) ? 'failed' : 'posted';
}

const sumOf = (rows: readonly ExportedRow[], sign: 1 | -1): number =>
  rows
    .filter(({ cents, state }) => state === 'posted' && Math.sign(cents) === sign)
    .reduce((sum, { cents }) => sum + cents, 0);

const statementOf = (rows: readonly ExportedRow[], opening: number): ExportedStatement => ({
  from: rows[0]?.day ?? '',
  to: rows.at(-1)?.day ?? '',
  opening,
  closing: rows.at(-1)?.balance ?? opening,
  credits: sumOf(rows, 1),
  debits: sumOf(rows, -1),
});

const lineOf = (cells: readonly string[], { isQuoted, delimiter }: BankExport): string =>
  cells
    .map((cell) =>
      isQuoted || cell.includes('"') || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(delimiter);

export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly rows: readonly (TrueBankRow & { readonly balance: number | null })[];
  readonly skipped: { readonly pending: number; readonly failed: number };
  readonly opening: number;
  /** The line of the broken amount, or null where the file is sound. */
  readonly faultLine: number | null;
}

const oneLine = (text: string): string => text.split(' ').filter(Boolean).join(' ');

/** One file of the bank; about one of eight has one amount that no person can read. */
export function exportFile(of: BankExport, seed: number): ExportedFile {
  const random = new SeededRandom(seed);
  const opening = random.below(5_000_000);
  const oldestFirst = rowsOf(random, of, opening);
  const statement = statementOf(oldestFirst, opening);
  const rows = of.isOldestFirst ? oldestFirst : oldestFirst.toReversed();
  const posted = rows.filter(({ state }) => state === 'posted');
  const broken = random.chance(0.12) && rows.length > 8 && of.refusal === null ? random.one(posted) : null;
  const header = of.header === null ? [] : [of.header];
  const above = [...of.before(statement), ...header, ...of.below(statement)];
  const lines = rows.map((row) =>
    lineOf(
      of.cells(row).map((cell, at) => (row === broken && at === of.amountAt ? '12.3456' : cell)),
      of,
    ),
  );
  const balanceOf = (row: ExportedRow) => (of.balance === 'each' ? row.balance : row.endOfDay);
  return {
    bytes: encodeBankText([...above, ...lines, ...of.after(statement), ''].join(of.newline), of.encoding),
    rows: posted.map((row) => ({
      day: row.day,
      cents: row.cents,
      text: oneLine(of.text(row)),
      balance: of.balance === 'none' ? null : balanceOf(row),
    })),
    skipped: {
      pending: rows.filter(({ state }) => state === 'pending').length,
      failed: rows.filter(({ state }) => state === 'failed').length,
    },
    opening,
    faultLine: broken === null ? null : above.length + rows.indexOf(broken) + 1,
  };
}
