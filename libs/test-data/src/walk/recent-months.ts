import { pdfOf } from '../documents/pdf.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { WalkedDocument } from './random-owner.ts';

interface MonthRow {
  readonly day: Date;
  readonly text: string;
  readonly amount: number;
  readonly balance: number;
}

interface Month {
  readonly first: Date;
  readonly opening: number;
  readonly rows: readonly MonthRow[];
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
const usDay = (day: Date): string => isoDay(day).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
const inDollars = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Three whole months before this one: their figures are fresh. */
function recentMonths(random: SeededRandom): Month[] {
  const now = new Date();
  const deposits = random.whole(9000, 60_000);
  let balance = random.whole(5000, 60_000);
  return [3, 2, 1].map((ago) => {
    const dayOf = (day: number, monthsAgo = ago) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day));
    const opening = balance;
    const texts: readonly [day: Date, text: string, amount: number][] = [
      [dayOf(2), 'CARD SETTLEMENT SQUARE', deposits + random.whole(0, 900)],
      [dayOf(5), 'RENT RIVERBEND PROPERTIES', -random.whole(900, 3000)],
      [dayOf(12), 'ZELLE FROM HARBOR HOTEL', random.whole(1000, 8000)],
      [dayOf(20), 'SBA LOAN PAYMENT', -650],
      [dayOf(0, ago - 1), 'OFFICE SUPPLY', -random.whole(100, 900)],
    ];
    const rows = texts.map(([day, text, amount]) => ({ day, text, amount, balance: (balance += amount) }));
    return { first: dayOf(1), opening, rows };
  });
}

export function bankFileOf(random: SeededRandom): string {
  const rows = recentMonths(random).flatMap((month) => month.rows);
  const lines = rows.map(
    ({ day, text, amount, balance }) => `${isoDay(day)},${text},${amount.toFixed(2)},${balance.toFixed(2)}`,
  );
  return ['Date,Description,Amount,Balance', ...lines].join('\n');
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

function statementOf(account: number, business: string, { first, opening, rows }: Month): WalkedDocument {
  const amounts = rows.map(({ amount }) => amount);
  const end = rows.at(-1)?.day ?? first;
  const closing = opening + sumOf(amounts);
  const lines = [
    'First Prairie Bank   Business Checking Statement',
    business,
    '12 Main Street',
    'Portland, OR 97201',
    `Statement period ${usDay(first)} to ${usDay(end)}   Page 1 of 1`,
    `Account number ${account}`,
    `Beginning balance ${inDollars(opening)}`,
    `Total deposits ${inDollars(sumOf(amounts.filter((amount) => amount > 0)))}`,
    `Total withdrawals ${inDollars(-sumOf(amounts.filter((amount) => amount < 0)))}`,
    `Ending balance ${inDollars(closing)}`,
    ...rows.map(
      ({ day, text, amount, balance }) => `${usDay(day)} ${text} ${inDollars(amount)} ${inDollars(balance)}`,
    ),
    'Questions? Call 1-800-555-0142. Member FDIC',
  ];
  const name = `statement-${isoDay(first).slice(0, 7)}.pdf`;
  return { name, content: pdfOf([lines]), category: 'bank_statements' };
}

export function recentStatements(random: SeededRandom, business: string): WalkedDocument[] {
  const account = random.whole(10_000_000, 99_999_999);
  return recentMonths(random).map((month) => statementOf(account, business, month));
}
