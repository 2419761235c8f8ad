import type { Entry, Ledger } from './ledger.ts';
import type { Line } from './pages.ts';
import { purchaseDay, textOf } from './parts.ts';
import { date, escape } from './print.ts';
import type { Random } from './random.ts';
import { entryLine } from './statement.ts';

export const isClearing = ({ flow, text }: Entry): boolean =>
  flow === 'electronic' || text.startsWith('ACH Credit ');

const companyOf = ({ text }: Entry) =>
  text
    .replace('ACH Credit ', '')
    .replace(/ (Direct|Vendor|Ap|Payment|Pmt|Bill|Acct).*$/, '')
    .toUpperCase();

/** A booking with a text of several lines. */
export function linesOf(
  entry: Entry,
  texts: readonly string[],
  cells: (text: string) => readonly string[],
  balance = false,
): Line {
  const line = entryLine(entry, { text: texts.join(' '), balance }, cells(texts.map(escape).join('<br>')));
  return { ...line, height: texts.length };
}

export function withDescription(entry: Entry, holder: string, random: Random): string[] {
  if (entry.flow === 'card')
    return [
      `CHECKCARD ${date.numbers(purchaseDay(entry, random)).replace('/', '')} ${entry.text.toUpperCase()}`,
      random.digits(23),
    ];
  if (!isClearing(entry)) return [textOf(entry)];
  const purpose = random.pick(['PAYMENTS', 'VENDOR PMT', 'EDI PYMNTS', 'PURCHASE']);
  return [
    `${companyOf(entry)} DES:${purpose} ID:${random.digits(8)}`,
    `INDN:${holder.toUpperCase().slice(0, 22)} CO ID:${random.digits(10)} CCD`,
  ];
}

export function withAuthorization(entry: Entry, holder: string, random: Random): string[] {
  if (entry.flow === 'card')
    return [
      `Purchase authorized on ${date.numbers(purchaseDay(entry, random))} ${entry.text}`,
      `S${random.digits(15)} Card ${random.digits(4)}`,
    ];
  if (!isClearing(entry)) return [textOf(entry)];
  return [
    `${companyOf(entry)} ${random.pick(['Payments', 'Bus Pmt', 'ACH Pmt'])} ${entry.day.slice(2).replaceAll('-', '')} ${random.digits(11)}`,
    holder.slice(0, 24),
  ];
}

export function withType(entry: Entry, random: Random): string[] {
  const move = entry.cents > 0 ? 'Deposit' : 'Withdrawal';
  if (entry.flow === 'card')
    return [`${move} Debit Card ${entry.text}`, `Date ${date.twoDigits(purchaseDay(entry, random))}`];
  if (!isClearing(entry)) return [textOf(entry, 'Draft')];
  return [
    `${move} ACH ${companyOf(entry)}`,
    `TYPE: ${random.pick(['BILL PAY', 'ACH PMT', 'PAYROLL', 'TRADE PAY'])}  ID: ${random.digits(10)}`,
    `CO: ${companyOf(entry)}`,
  ];
}

export function withReference(entry: Entry, random: Random): string[] {
  const text = textOf(entry).toUpperCase();
  return isClearing(entry) || entry.flow === 'card'
    ? [text, `REF=${random.digits(12)}${random.pick(['N00', 'Y00'])} ${random.digits(10)}`]
    : [text];
}

export const feesAs = (ledger: Ledger, text: string): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((entry) => (entry.flow === 'fee' ? { ...entry, text } : entry)),
});
