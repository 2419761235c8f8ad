import { SeededRandom } from '../seeded-random.ts';
import { dayAfter } from './bank-business.ts';
import type { BankAmount, BankColumn, BankDay, BankDialect } from './bank-dialects.ts';

export interface TrueBankRow {
  readonly day: string;
  readonly cents: number;
  readonly text: string;
}

export interface GeneratedBankFile {
  readonly bytes: Uint8Array;
  readonly rows: readonly TrueBankRow[];
  readonly pending: number;
  /** The line of the fault and its code, or null where the file is sound. */
  readonly fault: { readonly line: number; readonly code: string } | null;
}

interface WrittenRow extends TrueBankRow {
  readonly balance: number;
  readonly memo: string;
  readonly isPending: boolean;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const writtenDay: Readonly<Record<BankDay, (y: string, m: string, d: string) => string>> = {
  iso: (y, m, d) => `${y}-${m}-${d}`,
  compact: (y, m, d) => `${y}${m}${d}`,
  mdy: (y, m, d) => `${m}/${d}/${y}`,
  mdyShort: (y, m, d) => `${Number(m)}/${Number(d)}/${y.slice(2)}`,
  dmy: (y, m, d) => `${d}/${m}/${y}`,
  dotted: (y, m, d) => `${d}.${m}.${y}`,
  dMonY: (y, m, d) => `${d}-${months[Number(m) - 1] ?? ''}-${y}`,
  MonDY: (y, m, d) => `${months[Number(m) - 1] ?? ''} ${Number(d)}, ${y}`,
};

const size = (cents: number, group: string, point: string): string => {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  return `${whole}${point}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
};
const minus = (cents: number): string => (cents < 0 ? '-' : '');

export const writtenAmount: Readonly<Record<BankAmount, (cents: number) => string>> = {
  plain: (cents) => `${minus(cents)}${size(cents, '', '.')}`,
  dollar: (cents) => `${minus(cents)}$${size(cents, ',', '.')}`,
  groups: (cents) => `${minus(cents)}${size(cents, ',', '.')}`,
  parentheses: (cents) => (cents < 0 ? `($${size(cents, ',', '.')})` : `$${size(cents, ',', '.')}`),
  after: (cents) => `${size(cents, ',', '.')}${minus(cents)}`,
  usd: (cents) => `USD ${minus(cents)}${size(cents, ',', '.')}`,
  comma: (cents) => `${minus(cents)}${size(cents, '.', ',')}`,
  reversed: (cents) => `${minus(-cents)}${size(cents, '', '.')}`,
};

const words = 'SUPPLY,ONLINE,"QUOTED",CAFÉ,AT&T,INV,STORE,PAYMENT,#,O\'NEIL,CO.,1/2,REF,DEP;T'.split(',');

function randomRows(random: SeededRandom, dialect: BankDialect): WrittenRow[] {
  const has = (column: BankColumn) => dialect.columns.some(([each]) => each === column);
  let day = dayAfter('2025-01-01', random.below(300));
  let balance = random.below(5_000_000);
  return Array.from({ length: 3 + random.below(38) }, (): WrittenRow => {
    day = dayAfter(day, random.below(5));
    const sign = random.chance(0.6) ? -1 : 1;
    const cents = sign * (1 + random.below(random.chance(0.2) ? 90_000_000 : 400_000));
    balance += cents;
    const text = Array.from({ length: 1 + random.below(4) }, () => random.one(words)).join(' ');
    const memo = has('memo') && random.chance(0.5) ? `memo ${random.below(999)}` : '';
    const isPending = has('status') && random.chance(0.05);
    if (isPending) balance -= cents;
    return { day, cents, text: `${text} ${random.below(99_999)}`, balance, memo, isPending };
  });
}

function cellOf(column: BankColumn, row: WrittenRow, dialect: BankDialect): string {
  const hasKind = dialect.columns.some(([each, name]) => each === 'kind' && name !== 'Details');
  const amount = writtenAmount[dialect.amount];
  const [y = '', m = '', d = ''] = row.day.split('-');
  const isShort = dialect.columns.some(([, name]) => name === 'CR/DR');
  const cells: Record<BankColumn, () => string> = {
    date: () => writtenDay[dialect.day](y, m, d),
    text: () => row.text,
    memo: () => row.memo,
    amount: () => amount(hasKind ? Math.abs(row.cents) : row.cents),
    debit: () => (row.cents < 0 ? amount(-row.cents) : ''),
    credit: () => (row.cents < 0 ? '' : amount(row.cents)),
    balance: () => writtenAmount[dialect.amount === 'reversed' ? 'plain' : dialect.amount](row.balance),
    kind: () => (row.cents < 0 ? (isShort ? 'DR' : 'DEBIT') : isShort ? 'CR' : 'CREDIT'),
    status: () => (row.isPending ? 'Pending' : 'Posted'),
    currency: () => 'USD',
    id: () => `T${row.day}-${row.balance}`,
    noise: () => '',
  };
  return cells[column]();
}

const faults: readonly { code: string; column: 'amount' | 'date'; cell: string }[] = [
  { code: 'AMOUNT_UNREADABLE', column: 'amount', cell: '=1+2' },
  { code: 'AMOUNT_UNREADABLE', column: 'amount', cell: '12.3456' },
  { code: 'AMOUNT_UNREADABLE', column: 'amount', cell: '' },
  { code: 'AMOUNT_UNREADABLE', column: 'amount', cell: '--4.00' },
  { code: 'AMOUNT_UNREADABLE', column: 'amount', cell: '1O.00' },
  { code: 'DATE_UNREADABLE', column: 'date', cell: '2025-02-30' },
  { code: 'DATE_UNREADABLE', column: 'date', cell: 'soon' },
  { code: 'DATE_UNREADABLE', column: 'date', cell: '' },
];

const quoted = (cell: string, dialect: BankDialect): string =>
  dialect.isQuoted || cell.includes('"') || cell.includes(dialect.delimiter)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;

export function encodeBankText(text: string, encoding: BankDialect['encoding']): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  return Buffer.from(encoding === 'utf-8-bom' ? `\uFEFF${text}` : text, 'utf8');
}

export function makeBankFile(dialect: BankDialect, seed: number): GeneratedBankFile {
  const random = new SeededRandom(seed);
  const oldestFirst = randomRows(random, dialect);
  const rows = dialect.isNewestFirst ? [...oldestFirst].reverse() : oldestFirst;
  const cells = rows.map((row) => dialect.columns.map(([column]) => cellOf(column, row, dialect)));
  const header = dialect.hasHeader ? [dialect.columns.map(([, name]) => name)] : [];
  const first = dialect.leading.length + header.length + 1;
  let fault: GeneratedBankFile['fault'] = null;
  const amountAt = dialect.columns.findIndex(([column]) => column === 'amount');
  if (random.chance(0.15) && rows.length > 8 && amountAt >= 0) {
    const { code, column, cell } = random.one(faults);
    const at = random.below(rows.length);
    const columnAt = dialect.columns.findIndex(([each]) => each === column);
    const line = cells[at];
    if (line !== undefined && rows[at]?.isPending === false) {
      line[columnAt] = cell;
      fault = { line: first + at, code };
    }
  }
  const lines = [...header, ...cells].map((line) =>
    line.map((cell) => quoted(cell, dialect)).join(dialect.delimiter),
  );
  return {
    bytes: encodeBankText([...dialect.leading, ...lines, ''].join(dialect.newline), dialect.encoding),
    rows: rows
      .filter(({ isPending }) => !isPending)
      .map(({ day, cents, text, memo }) => ({ day, cents, text: [text, memo].filter(Boolean).join(' ') })),
    pending: rows.filter(({ isPending }) => isPending).length,
    fault,
  };
}
