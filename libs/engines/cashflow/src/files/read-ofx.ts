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
import { cutCell, isCut } from './cells.ts';
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

const decoded = (value: string): string =>
  decodeEntities(value.replace(/^\s*<!\[CDATA\[([^]*)\]\]>/, '$1'))
    .replaceAll(/\s+/g, ' ')
    .trim();

const mostEncoded = maxTextLength * 10;

function cleaned(value: string): string {
  const text = value.trim();
  return cutCell(text.length > mostEncoded ? text : decoded(text));
}

const toTag = (text: string, match: RegExpExecArray, end: number): Tag => ({
  name: (match[2] ?? '').toUpperCase(),
  isEnd: match[1] === '/',
  value: text.slice(match.index + match[0].length, end),
});

function* tagsOf(text: string): Generator<Tag> {
  let last: RegExpExecArray | null = null;
  for (const match of text.matchAll(tagPattern)) {
    if (last !== null) yield toTag(text, last, match.index);
    last = match;
  }
  if (last !== null) yield toTag(text, last, text.length);
}

const aggregateNames = ['BANKACCTFROM', 'BANKTRANLIST', 'STMTTRN', 'STMTTRNP', 'LEDGERBAL'] as const;
const leafNames = new Set(
  'ACCTID ACCTTYPE BALAMT BANKID DTASOF DTEND DTPOSTED DTSTART FITID MEMO NAME TRNAMT'.split(' '),
);

type Aggregates = Readonly<Record<(typeof aggregateNames)[number], Leaves[]>>;

interface OfxContent {
  readonly aggregates: Aggregates;
  readonly hasForeignCurrency: boolean;
}

const leavesOfCurrency = ['CURRATE', 'CURSYM'];

const isForeignCurrency = ({ name, isEnd, value }: Tag): boolean =>
  !isEnd && (name === 'CURDEF' || name === 'CURSYM') && !['', 'USD'].includes(value.trim().toUpperCase());

/** No more aggregates than allowed rows are stored. An amount with an original currency is converted already. */
function contentOf(text: string): OfxContent {
  const aggregates: Aggregates = {
    BANKACCTFROM: [],
    BANKTRANLIST: [],
    STMTTRN: [],
    STMTTRNP: [],
    LEDGERBAL: [],
  };
  const open = new Map<string, Record<string, string>>();
  let hasForeignCurrency = false;
  let isConverted = false;
  for (const tag of tagsOf(text)) {
    if (!leavesOfCurrency.includes(tag.name)) isConverted = tag.name === 'ORIGCURRENCY' && !tag.isEnd;
    hasForeignCurrency ||= !isConverted && isForeignCurrency(tag);
    const name = aggregateNames.find((each) => each === tag.name);
    if (name === undefined) addLeaf(open, tag);
    else if (tag.isEnd) open.delete(name);
    else {
      const leaves = {};
      open.set(name, leaves);
      if (aggregates[name].length <= maxRows) aggregates[name].push(leaves);
    }
  }
  return { aggregates, hasForeignCurrency };
}

function addLeaf(open: ReadonlyMap<string, Record<string, string>>, { name, isEnd, value }: Tag): void {
  if (isEnd || !leafNames.has(name)) return;
  for (const leaves of open.values()) leaves[name] ??= cleaned(value);
}

const dayOfStamp = (stamp = ''): string | null => {
  const match = /^(\d{4})(\d{2})(\d{2})/.exec(stamp);
  return match === null ? null : calendarDay(Number(match[1]), Number(match[2]), Number(match[3]));
};

const compared = (text: string): string => text.toUpperCase();

/** Some banks cut the name and print the whole of it in the memo, others print the same text twice. */
function textOf({ NAME = '', MEMO = '' }: Leaves): string {
  if (NAME === '' || MEMO === '') return NAME + MEMO;
  if (compared(NAME).includes(compared(MEMO))) return NAME;
  return compared(MEMO).startsWith(compared(NAME)) ? MEMO : `${NAME} ${MEMO}`;
}

function readTransaction(leaves: Leaves, number: number, decimal: Decimal): FileRow | Refusal {
  const day = dayOfStamp(leaves['DTPOSTED']);
  if (day === null) return refuse('DATE_UNREADABLE', number);
  const cents = centsOf(leaves['TRNAMT'] ?? '', decimal);
  if (cents === null) return refuse('AMOUNT_UNREADABLE', number);
  const { FITID: id = null } = leaves;
  const text = textOf(leaves);
  if (text.length > maxTextLength || isCut(id ?? '')) return refuse('TEXT_TOO_LONG', number);
  return { line: number, day, cents, text, balance: null, id };
}

const accountTypes: Readonly<Record<string, string>> = {
  SAVINGS: 'savings',
  MONEYMRKT: 'money_market',
  CREDITLINE: 'line_of_credit',
};

function accountOf({ ACCTID = '', ACCTTYPE = '', BANKID }: Leaves): OfxAccount | null {
  if (ACCTID === '') return null;
  const accountType = accountTypes[ACCTTYPE.toUpperCase()] ?? 'checking';
  return { bankId: BANKID ?? null, accountId: ACCTID, accountType };
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

function refusalOfFile(text: string, { aggregates, hasForeignCurrency }: OfxContent): Refusal | null {
  if (!/<OFX>/i.test(text)) return refuse('NOT_A_BANK_FILE');
  if (/<(CREDITCARDMSGSRSV1|CCSTMTRS|INVSTMTRS|INVSTMTMSGSRSV1)>/i.test(text)) return refuse('CARD_FILE');
  if (new Set(aggregates.BANKACCTFROM.map(({ ACCTID }) => ACCTID)).size > 1)
    return refuse('SEVERAL_ACCOUNTS');
  return hasForeignCurrency ? refuse('CURRENCY_UNSUPPORTED', 1) : null;
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

function coveredDays(list: Leaves, rows: readonly FileRow[], today: string): Period {
  const stated = [list['DTSTART'], list['DTEND']].map(dayOfStamp).filter((day) => day !== null);
  const days = [...rows.map(({ day }) => day), ...stated.filter((day) => day <= today)].sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

/** Reads the leaf tags of OFX 1 and 2. It knows no document type and needs no end tags of leaves. */
export function readOfx(text: string, today: string): ReadFile | Refusal {
  const content = contentOf(text);
  const refusal = refusalOfFile(text, content);
  if (refusal !== null) return refusal;
  const { BANKACCTFROM, BANKTRANLIST, STMTTRN, STMTTRNP, LEDGERBAL } = content.aggregates;
  if (STMTTRN.length > maxRows) return refuse('TOO_MANY_ROWS', maxRows + 1);
  const read = readTransactions(STMTTRN);
  if ('state' in read) return read;
  const rows = read.filter(({ day }) => day <= today);
  if (rows.length === 0) return refuse('NO_ROWS');
  return {
    state: 'read',
    file: {
      rows,
      skipped: { pending: STMTTRNP.length, future: read.length - rows.length, failed: 0 },
      anchors: ledgerAnchor(LEDGERBAL[0], rows, today),
      covered: coveredDays(BANKTRANLIST[0] ?? {}, rows, today),
      account: accountOf(BANKACCTFROM[0] ?? {}),
    },
  };
}
