import {
  type BankMonth,
  csvOfMonths,
  type MonthLine,
  monthsBefore,
  statementOfMonth,
} from '../bank/bank-months.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { WalkedDocument } from './random-owner.ts';

function recentMonths(random: SeededRandom): BankMonth[] {
  const deposits = random.whole(9000, 60_000);
  const opening = random.whole(5000, 60_000);
  return monthsBefore(new Date(), 3, opening, (dayOf): readonly MonthLine[] => [
    [dayOf(2), 'CARD SETTLEMENT SQUARE', deposits + random.whole(0, 900)],
    [dayOf(5), 'RENT RIVERBEND PROPERTIES', -random.whole(900, 3000)],
    [dayOf(12), 'ZELLE FROM HARBOR HOTEL', random.whole(1000, 8000)],
    [dayOf(20), 'SBA LOAN PAYMENT', -650],
    [dayOf(0, 1), 'OFFICE SUPPLY', -random.whole(100, 900)],
  ]);
}

export const bankFileOf = (random: SeededRandom): string => csvOfMonths(recentMonths(random));

export function recentStatements(random: SeededRandom, business: string): WalkedDocument[] {
  const account = random.whole(10_000_000, 99_999_999);
  return recentMonths(random).map((month) => ({
    ...statementOfMonth({ account, business }, month),
    category: 'bank_statements',
  }));
}
