import { amountsWithCents, type Amount } from '../amounts.ts';
import { textOf } from '../longest-texts.ts';
import type { Line } from '../page.ts';
import { isBalanceText } from './balance-text.ts';
import { startsWithDate } from './dates.ts';

export type Direction = -1 | 1 | null;

export interface Section {
  title: string;
  direction: Exclude<Direction, null>;
  totals: { page: number; amount: Amount }[];
}

const outPattern =
  /withdraw|debit|checks?\b|payments?|fees?\b|charges?|subtract|deduct|drafts?\b|money out|paid out|purchases|spent|sent\b|outgoing|outflow|disburse|decreases?\b|transfers? (?:out|to)\b|\batm\b/i;
const inPattern =
  /deposit|credit(?! card)|addition|money in|paid in|interest|dividend|received|receipts\b|incoming|inflow|increases?\b|refund|transfers? (?:in|from)\b/i;
const clearOut = /withdraw|debit|subtract|deduct/i;
const clearIn = /deposit|credits\b|addition/i;

export function directionOf(text: string): Exclude<Direction, null> | null {
  if (clearIn.test(text) !== clearOut.test(text)) return clearIn.test(text) ? 1 : -1;
  const out = outPattern.exec(text);
  const into = inPattern.exec(text);
  if (out && into) return out.index < into.index ? -1 : 1;
  if (out) return -1;
  return into ? 1 : null;
}

const continuedMark = /(?<!\W)\W*\bcont(?:inued|['’]?d|\.)?\b.*/i;

const noteAfterTitle = / (?:no\. |number of |\*|\().*/i;

function sectionAt(line: Line): Section | null {
  if (
    line.text.replace(noteAfterTitle, '').split(' ').length > 9 ||
    /^(?:sub)?total/i.test(line.text) ||
    /\b(date|description|particulars|narrative)\b/i.test(line.text)
  )
    return null;
  const title = line.text.replace(continuedMark, '').replace(noteAfterTitle, '');
  const direction = directionOf(title);
  return direction === null ? null : { title, direction, totals: [] };
}

const isColumnHeading = ({ text, words }: Line) =>
  words.length > 1 && /\bamounts?\b/i.test(text) && !/\d/.test(text);

/** The total of a section can stand beside its title, above the names of the columns. */
export function titleBeside(line: Line, next: Line | undefined): Line {
  const [amount, other] = amountsWithCents(line);
  if (!amount || other || amount.first === 0 || !next || !isColumnHeading(next)) return line;
  const words = line.words.slice(0, amount.first);
  const title = { ...line, words, text: textOf(words) };
  return sectionAt(title) === null || isBalanceText(title.text) ? line : title;
}

export const headingOf = (line: Line) =>
  startsWithDate(line) || amountsWithCents(line).length > 0 ? null : sectionAt(line);

export const isUndated = (line: Line) =>
  !startsWithDate(line) &&
  amountsWithCents(line).length > 0 &&
  !/total|balance|\b(?:carried|brought) (?:forward|over|down)\b/i.test(line.text);

const dailyBalances =
  /\b(?:daily|ending|ledger|end[- ]of[- ](?:the )?day)\b.{0,200}\bbalances?\b|\bbalances? (?:summary|history|activity|by|detail|information)\b|\bbalances?\b.{0,200}\b(?:each|of the) (?:day|period)\b/i;
const otherHeading = /\b(?:transactions?|activity|history|details?)\b/i;

const balanceHeadingWords =
  /\b(?:date|ending|end|daily|ledger|collected|available|account|balance|summary|history|by|of|the|each|day|your)s?\b/gi;

export const isBalanceHeading = ({ text }: Line) => !/[a-z]/i.test(text.replace(balanceHeadingWords, ''));

export const isTableHeading = (line: Line) =>
  /\bdate\b/i.test(line.text) &&
  !/\d/.test(line.text) &&
  !isBalanceHeading({ ...line, text: line.text.replace(/\bamounts?\b/gi, '') });

export function startsDailyBalances(line: Line, isInside: boolean): boolean {
  const isText = !startsWithDate(line) && amountsWithCents(line).length === 0 && line.words.length <= 9;
  if (!isText) return isInside;
  if (dailyBalances.test(line.text) && !isTableHeading(line)) return true;
  if (/\bdate\b.{0,200}\bbalance/i.test(line.text) && isBalanceHeading(line)) return true;
  return isInside && sectionAt(line) === null && !otherHeading.test(line.text);
}
