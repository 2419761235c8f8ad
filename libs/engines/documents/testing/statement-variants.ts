import { pagesFrom } from './lines.ts';

interface Row {
  day: number;
  text: string;
  moved: number;
  balance: number;
}

const opening = 4210.33;
const moves: readonly [number, string, number][] = [
  [2, 'Customer payment Alder', 1250],
  [3, 'Office supplies', -84.13],
  [3, 'Wire from Bellweather', 3300.5],
  [8, 'Telecom bill payment', -219.67],
  [11, 'Check 1041', -512],
  [15, 'Mobile deposit', 780.25],
  [26, 'Check 1042', -140],
  [31, 'Monthly service fee', -15],
];

const rounded = (value: number) => Math.round(value * 100) / 100;

export const rows: readonly Row[] = moves.map(([day, text, moved], at) => ({
  day,
  text,
  moved,
  balance: rounded(moves.slice(0, at + 1).reduce((sum, [, , each]) => sum + each, opening)),
}));

const sumOf = (direction: 1 | -1) =>
  rounded(rows.reduce((sum, { moved }) => sum + Math.max(0, direction * moved), 0));

export const figures = {
  beginningBalance: opening,
  endingBalance: rows.at(-1)?.balance ?? 0,
  deposits: sumOf(1),
  withdrawals: sumOf(-1),
};

export const printed = (value: number) =>
  Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Cell = readonly [at: number, text: string];

export const line = (...cells: readonly Cell[]): string =>
  cells.reduce((text, [at, cell]) => {
    const isAmount = /\d\.\d\d\W*(?:CR|DR)?$/.test(cell);
    return text.padEnd(isAmount ? at - cell.length : at) + cell;
  }, '');

const head = `Granite State Bank, N.A.
Business Checking Statement        Account number: 123456789
BLUE DOOR YOGA LLC
12 DEPOT SQUARE
ALBANY, NY 12207
Statement period May 1, 2023 through May 31, 2023`;

export interface Names {
  begin?: string;
  end?: string;
  deposits?: string;
  withdrawals?: string;
}

export const summary = ({
  begin = 'Beginning balance',
  end = 'Ending balance',
  deposits = 'Total deposits',
  withdrawals = 'Total withdrawals',
}: Names = {}): string =>
  [
    line([0, begin], [60, printed(figures.beginningBalance)]),
    line([0, deposits], [60, printed(figures.deposits)]),
    line([0, withdrawals], [60, printed(figures.withdrawals)]),
    line([0, end], [60, printed(figures.endingBalance)]),
  ].join('\n');

export const columns = (out = 'Debit', into = 'Credit', balance = 'Balance', day = 'Date'): string =>
  `${day.padEnd(18)}Description${out.padStart(31)}${into.padStart(20)}${balance.padStart(15)}`;

export const rowIn = ({ text, moved, balance }: Row, day: string): string =>
  line(
    [0, day],
    [18, text],
    ...(moved < 0 ? [[60, printed(moved)] as const] : [[80, printed(moved)] as const]),
    [95, printed(balance)],
  );

export const table = (dayOf: (day: number) => string): string =>
  rows.map((row) => rowIn(row, dayOf(row.day))).join('\n');

export const statement = (...parts: readonly string[]) =>
  pagesFrom([head, ...parts].join('\n')).map((page) => ({ ...page, sheet: { width: 700, height: 2000 } }));
