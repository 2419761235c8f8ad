import type { StoredDocument } from './stored.ts';

const amount = (cents: number): string =>
  (Math.abs(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

interface Month {
  readonly name: string;
  readonly days: number;
  readonly number: string;
  readonly opening: number;
  readonly moves: readonly number[];
}

export const ownWordsMonths = {
  april: {
    name: 'April',
    days: 30,
    number: '04',
    opening: 512_340,
    moves: [120_000, -41_215, 88_650, -9990, -61_020, 143_275],
  },
  may: {
    name: 'May',
    days: 31,
    number: '05',
    opening: 752_040,
    moves: [97_125, -130_000, -22_480, 64_310, -18_795],
  },
} as const satisfies Record<string, Month>;

const sumOf = (moves: readonly number[]) => moves.reduce((sum, move) => sum + move, 0);

const texts = [
  'Customer payment',
  'Equipment lease',
  'Card sales',
  'Supplier invoice',
  'Rent',
  'Mobile deposit',
];

const rowOf = ({ number }: Month, move: number, at: number): string => {
  const day = `${number}/${String(3 + at * 4).padStart(2, '0')}`;
  const text = (move > 0 ? `Deposit ${texts[at % 6]}` : `Payment ${texts[at % 6]}`).padEnd(50);
  return `  ${day}        ${text}${(move < 0 ? '-' : '') + amount(move)}`;
};

/** A statement that names its closing balance in no words of other banks, and prints a later balance. */
export function statementInOwnWords(month: Month, bank = 'Larkfield Community Bank'): StoredDocument {
  const { name, days, opening, moves } = month;
  const into = sumOf(moves.filter((move) => move > 0));
  const out = sumOf(moves.filter((move) => move < 0));
  const closing = opening + into + out;
  const item = (label: string, text: string) => `  ${label.padEnd(34)}${text.padStart(14)}`;
  return {
    category: 'bank_statements',
    subcategory: 'business_checking',
    holder: 'Brandt Landscaping Inc.',
    truth: {
      beginningBalance: opening / 100,
      deposits: into / 100,
      withdrawals: -out / 100,
      endingBalance: closing / 100,
    },
    pages: [
      [
        `  ${bank}`,
        '  12 Mill Road',
        '  Dover, NH 03820',
        '',
        '  Business Checking Statement',
        '',
        `  Brandt Landscaping Inc.                 Statement period: ${name} 1, 2025 through ${name} ${days}, 2025`,
        '  286 Sunset Drive                        Account number: 5520914478',
        '  Boise, ID 83702',
        '',
        '  Your account',
        item('Opening balance', amount(opening)),
        item('Money in', amount(into)),
        item('Money out', `-${amount(out)}`),
        item('Money that stayed', amount(closing)),
        item('Current balance when printed', amount(closing + 91_455)),
        '',
        '  Date         Description                                            Amount',
        ...moves.map((move, at) => rowOf(month, move, at)),
      ],
    ],
  };
}
