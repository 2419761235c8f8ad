import { aBank, aCompany, anAddress, aPerson, moneyIn, moneyOut, type Part } from './people.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** Money in cents. */
export interface Row {
  day: number;
  text: string;
  moved: number;
  balance: number;
}

export interface StatementModel {
  kind: 'business_checking' | 'business_savings' | 'personal_checking';
  bank: string;
  bankAddress: [string, string];
  holder: string;
  address: [string, string];
  account: string;
  year: number;
  month: number;
  lastDay: number;
  begin: number;
  rows: Row[];
  deposits: number;
  withdrawals: number;
  end: number;
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function amountOf(random: SeededRandom, inward: boolean): number {
  const size = random.one(inward ? [80_000, 250_000, 900_000] : [6_000, 30_000, 120_000]);
  return random.whole(size / 10, size) + random.whole(0, 99);
}

function rowsOf(random: SeededRandom, begin: number, lastDay: number, count: number): Row[] {
  const days = Array.from({ length: count }, () => random.whole(1, lastDay)).sort((a, b) => a - b);
  let balance = begin;
  return days.map((day, at) => {
    const inward = at === 0 || random.chance(0.35);
    const amount = amountOf(random, inward);
    const moved = inward ? amount : -amount;
    balance += moved;
    return { day, text: random.one(inward ? moneyIn : moneyOut), moved, balance };
  });
}

export const sumOf = (rows: readonly Pick<Row, 'moved'>[], direction: 1 | -1): number =>
  Math.abs(
    rows
      .map(({ moved }) => moved)
      .filter((moved) => moved * direction > 0)
      .reduce((a, b) => a + b, 0),
  );

export function aStatement(random: SeededRandom, part: Part, kind: StatementModel['kind']): StatementModel {
  const [year, month] = [random.whole(2021, 2025), random.whole(1, 12)];
  const lastDay = lastDayOf(year, month);
  const begin = random.whole(1_500_000, 9_000_000);
  const count = kind === 'business_savings' ? random.whole(5, 12) : random.whole(12, 40);
  const rows = rowsOf(random, begin, lastDay, count);
  return {
    kind,
    bank: aBank(random, part),
    bankAddress: anAddress(random),
    holder: kind === 'personal_checking' ? aPerson(random) : aCompany(random),
    address: anAddress(random),
    account: String(random.whole(1_000_000_000, 9_999_999_999)),
    year,
    month,
    lastDay,
    begin,
    rows,
    deposits: sumOf(rows, 1),
    withdrawals: sumOf(rows, -1),
    end: rows.at(-1)?.balance ?? begin,
  };
}

export function monthAfter(random: SeededRandom, before: StatementModel): StatementModel {
  const [year, month] = before.month === 12 ? [before.year + 1, 1] : [before.year, before.month + 1];
  const lastDay = lastDayOf(year, month);
  const rows = rowsOf(random, before.end, lastDay, before.rows.length);
  return {
    ...before,
    year,
    month,
    lastDay,
    begin: before.end,
    rows,
    deposits: sumOf(rows, 1),
    withdrawals: sumOf(rows, -1),
    end: rows.at(-1)?.balance ?? before.end,
  };
}
