import type { Entry, Flow, Ledger } from './ledger.ts';
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

export function withCompany(entry: Entry, random: Random): string[] {
  if (!isClearing(entry)) return [entry.text];
  return [
    `${companyOf(entry)} ${random.pick(['Payment', 'Bus Pymt', 'Corp Pay'])} CCD ID: ${random.digits(10)}`,
  ];
}

export function withAuthorization(entry: Entry, { holder, account }: Ledger, random: Random): string[] {
  if (entry.flow === 'card')
    return [
      `Purchase authorized on ${date.numbers(purchaseDay(entry, random))} ${entry.text}`,
      `S${random.digits(15)} Card ${account.slice(0, 4)}`,
    ];
  if (!isClearing(entry)) return [textOf(entry)];
  return [
    `${companyOf(entry)} ${random.pick(['Payments', 'Bus Pmt', 'ACH Pmt'])} ${entry.day.slice(2).replaceAll('-', '')} ${random.digits(11)}`,
    holder.slice(0, 24),
  ];
}

export function withType(entry: Entry, random: Random): string[] {
  const isIn = entry.cents > 0;
  const move = isIn ? 'Deposit' : 'Withdrawal';
  if (entry.flow === 'card')
    return [`${move} Debit Card ${entry.text}`, `Date ${date.twoDigits(purchaseDay(entry, random))}`];
  if (!isClearing(entry)) return [textOf(entry, 'Draft')];
  return [
    `${move} ACH ${companyOf(entry)}`,
    `TYPE: ${random.pick(isIn ? ['VENDOR PMT', 'EDI PYMNTS'] : ['BILL PAY', 'ACH PMT', 'TRADE PAY'])}  ID: ${random.digits(10)}`,
    `CO: ${companyOf(entry)}`,
  ];
}

export function withReference(entry: Entry, random: Random): string[] {
  const text = textOf(entry).toUpperCase();
  return isClearing(entry) || entry.flow === 'card'
    ? [text, `REF=${random.digits(12)}${random.pick(['N00', 'Y00'])} ${random.digits(10)}`]
    : [text];
}

type Texts = Partial<Record<Flow, readonly string[]>>;

export const textsAs = (ledger: Ledger, texts: Texts, random: Random): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((entry) => {
    const others = texts[entry.flow];
    return others === undefined ? entry : { ...entry, text: random.pick(others) };
  }),
});

const words = (list: string) => list.split('|');

export const tradeTexts: Texts = {
  deposit: words(
    'Counter Deposit|Lockbox Deposit 00471|Tapdesk Inc Payout|Shopfront Transfer St-K4M2|Zelle From Rosa Pinedo|ACH Credit Northgate Clinic Ap Payment|ACH Credit Lumina Homes Vendor Pay|Book Transfer Credit|Cash Deposit Branch 0117|Insurance Claim Payment',
  ),
  card: words(
    'Stonebridge Supply #114 Yuma AZ|Quick Stop 884 Ogden UT|Usps Po 5412001 Reno NV|City Parking Meter|Tap House Grill Salem OR|Printhaus.com 800-555-0119|Adreach Ads 4417|Harbor Freightways|Officebarn 00231|Sunoil 5530921|Webdomain*renewal|Lunchbox Deli|Toll Pass Replenish',
  ),
  electronic: words(
    'Paywheel Payroll Tax|Paywheel Payroll Net|Prairie Mutual Ins Prem|Brightline Wireless Bill|Sba Eidl Loan Payment|Lendgate Capital Daily|Eftps Usataxpymt 2271|Kestrel Leasing Autopay|Dept Of Revenue Tax|Wm Hauling Autopay|Zelle To Theo Marsh|Gridpoint Energy Web Pay',
  ),
};

export const homeTexts: Texts = {
  deposit: words('Payroll Lumina Homes Inc|Zelle From June Abbott|Mobile Check Deposit|State Tax Refund'),
  electronic: words(
    'Rent Oakmont Apartments|Gridpoint Energy|Student Loan Servicing|Streamhouse Tv|Zelle To June Abbott|Autoloan Crestline',
  ),
};

export const checksInOrder = (entries: readonly Entry[]): { entry: Entry; isGap: boolean }[] =>
  entries
    .filter(({ check }) => check !== null)
    .toSorted((a, b) => Number(a.check) - Number(b.check))
    .map((entry, at, checks) => ({
      entry,
      isGap: at > 0 && Number(entry.check) - Number(checks[at - 1]?.check) > 1,
    }));
