import { calendarDay, addDays } from '../days.ts';
import { sumOf } from '../rounding.ts';
import { centsOf, decimalOf, type Decimal } from './amounts.ts';
import {
  type Anchor,
  type FileRow,
  maxRows,
  maxTextLength,
  type OfxAccount,
  type Period,
} from './bank-file.ts';
import type { ReadFile, Refusal } from './bank-file.ts';
import { refuse } from './refusal.ts';

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly value: string;
}

type Leaves = Readonly<Record<string, string>>;

const tagPattern = /<(\/?)([A-Z][A-Z0-9._]*)>/gi;
const entityPattern = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const maxCodePoint = 0x10ffff;

const decodeEntities = (text: string): string =>
  text.replaceAll(entityPattern, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    return code > 31 && code <= maxCodePoint ? String.fromCodePoint(code) : ' ';
  });

const cleaned = (value: string): string =>
  decodeEntities(value.replace(/^\s*<!\[CDATA\[([^]*)\]\]>\s*$/, '$1'))
    .replaceAll(/\s+/g, ' ')
    .trim();

function tagsOf(text: string): Tag[] {
  const matches = [...text.matchAll(tagPattern)];
  return matches.map((match, at) => ({
    name: (match[2] ?? '').toUpperCase(),
    isEnd: match[1] === '/',
    value: text.slice(match.index + match[0].length, matches[at + 1]?.index ?? text.length),
  }));
}

function aggregates(tags: readonly Tag[], name: string): Leaves[] {
  const results: Record<string, string>[] = [];
  let open: Record<string, string> | null = null;
  for (const tag of tags) {
    if (tag.name === name) {
      open = tag.isEnd ? null : {};
      if (open !== null) results.push(open);
    } else if (open !== null && !tag.isEnd) open[tag.name] ??= cleaned(tag.value);
  }
  return results;
}

const dayOfStamp = (stamp = ''): string | null => {
  const match = /^(\d{4})(\d{2})(\d{2})/.exec(stamp);
  return match === null ? null : calendarDay(Number(match[1]), Number(match[2]), Number(match[3]));
};

function textOf({ NAME = '', MEMO = '' }: Leaves): string {
  if (NAME === '' || MEMO === '') return NAME + MEMO;
  return MEMO.startsWith(NAME) ? NAME : `${NAME} ${MEMO}`;
}

function readTransaction(leaves: Leaves, number: number, decimal: Decimal): FileRow | Refusal {
  const day = dayOfStamp(leaves['DTPOSTED']);
  if (day === null) return refuse('DATE_UNREADABLE', number);
  const cents = centsOf(leaves['TRNAMT'] ?? '', decimal);
  if (cents === null) return refuse('AMOUNT_UNREADABLE', number);
  const text = textOf(leaves);
  if (text.length > maxTextLength) return refuse('TEXT_TOO_LONG', number);
  return { line: number, day, cents, text, balance: null, id: leaves['FITID'] ?? null };
}

const accountTypes: Readonly<Record<string, string>> = {
  SAVINGS: 'savings',
  MONEYMRKT: 'money_market',
  CREDITLINE: 'line_of_credit',
};

function accountOf(leaves: Leaves | undefined): OfxAccount | null {
  const accountId = leaves?.['ACCTID'] ?? '';
  if (accountId === '') return null;
  const type = (leaves?.['ACCTTYPE'] ?? '').toUpperCase();
  return { bankId: leaves?.['BANKID'] ?? null, accountId, accountType: accountTypes[type] ?? 'checking' };
}

/** The balance includes an unfinished day. Without the rows of that day it is the balance of the evening before. */
function ledgerAnchor(leaves: Leaves | undefined, rows: readonly FileRow[], today: string): Anchor[] {
  const day = dayOfStamp(leaves?.['DTASOF']);
  const amount = leaves?.['BALAMT'] ?? '';
  const balance = centsOf(amount, decimalOf([amount]) === ',' ? ',' : '.');
  if (day === null || balance === null || day > today) return [];
  const since = rows.filter((row) => row.day >= day);
  return [{ day: addDays(day, -1), cents: balance - sumOf(since, ({ cents }) => cents) }];
}

function refusalOfFile(text: string, tags: readonly Tag[], accounts: readonly Leaves[]): Refusal | null {
  if (!/<OFX>/i.test(text)) return refuse('NOT_A_BANK_FILE');
  if (/<(CREDITCARDMSGSRSV1|CCSTMTRS|INVSTMTRS|INVSTMTMSGSRSV1)>/i.test(text)) return refuse('CARD_FILE');
  if (new Set(accounts.map(({ ACCTID }) => ACCTID)).size > 1) return refuse('SEVERAL_ACCOUNTS');
  const currencies = tags.filter(({ name, isEnd }) => !isEnd && (name === 'CURDEF' || name === 'CURSYM'));
  const at = currencies.findIndex(({ value }) => !['', 'USD'].includes(value.trim().toUpperCase()));
  return at < 0 ? null : refuse('CURRENCY_UNSUPPORTED', 1);
}

function readTransactions(transactions: readonly Leaves[]): FileRow[] | Refusal {
  const decimal = decimalOf(transactions.map(({ TRNAMT = '' }) => TRNAMT)) === ',' ? ',' : '.';
  const rows: FileRow[] = [];
  for (const [at, leaves] of transactions.entries()) {
    const row = readTransaction(leaves, at + 1, decimal);
    if ('state' in row) return row;
    rows.push(row);
  }
  return rows;
}

function coveredDays(tags: readonly Tag[], rows: readonly FileRow[], today: string): Period {
  const [list = {}] = aggregates(tags, 'BANKTRANLIST');
  const stated = [list['DTSTART'], list['DTEND']].map(dayOfStamp).filter((day) => day !== null);
  const days = [...rows.map(({ day }) => day), ...stated.filter((day) => day <= today)].sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

/** Reads the leaf tags of OFX 1 and 2. It knows no document type and needs no end tags of leaves. */
export function readOfx(text: string, today: string): ReadFile | Refusal {
  const tags = tagsOf(text);
  const accounts = aggregates(tags, 'BANKACCTFROM');
  const refusal = refusalOfFile(text, tags, accounts);
  if (refusal !== null) return refusal;
  const transactions = aggregates(tags, 'STMTTRN');
  if (transactions.length > maxRows) return refuse('TOO_MANY_ROWS', maxRows + 1);
  const read = readTransactions(transactions);
  if ('state' in read) return read;
  const rows = read.filter(({ day }) => day <= today);
  if (rows.length === 0) return refuse('NO_ROWS');
  const [balance] = aggregates(tags, 'LEDGERBAL');
  return {
    state: 'read',
    file: {
      rows,
      skipped: { pending: aggregates(tags, 'STMTTRNP').length, future: read.length - rows.length },
      anchors: ledgerAnchor(balance, rows, today),
      covered: coveredDays(tags, rows, today),
      account: accountOf(accounts[0]),
    },
  };
}
