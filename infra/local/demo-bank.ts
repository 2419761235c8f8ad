const DAY_MS = 86_400_000;

interface Line {
  readonly day: number;
  readonly text: string;
  readonly cents: number;
}

interface Account {
  readonly openingCents: number;
  readonly linesOf: (monthsAgo: number) => readonly Line[];
}

const wholeMonths = 12;
const statementMonth = 2;
const drawnFromSavings = 500_000;
const toSavings = 150_000;

const monthlyRevenue = 4_911_800;
const season = [0.99, 1, 1.04, 1.01, 0.96, 0.98, 1, 1.03, 1.05, 1.02, 0.97, 0.95];
/** What the balance gains in each month, the latest first. The statement shows the second. */
const gains = [
  120_040, 169_585, -84_025, 96_310, -41_230, 58_400, 72_115, -65_500, 110_900, 34_280, -27_655, 47_020,
];

const customers = [
  { day: 3, text: 'ACH CREDIT LAKESIDE DENTAL GROUP', percent: 18 },
  { day: 6, text: 'ACH CREDIT NORTHGATE FAMILY DENTAL', percent: 14 },
  { day: 9, text: 'ACH CREDIT PEARL DISTRICT SMILES', percent: 13 },
  { day: 12, text: 'ACH CREDIT ALDER ORTHODONTICS', percent: 12 },
  { day: 17, text: 'ACH CREDIT BRIDGE CITY DENTAL', percent: 11 },
  { day: 20, text: 'ACH CREDIT MOUNT TABOR DENTISTRY', percent: 10 },
  { day: 24, text: 'ACH CREDIT WILLAMETTE ORAL CARE', percent: 9 },
];
const fixedCosts = [
  { day: 1, text: 'HARBOR WAY PROPERTIES RENT', cents: -300_000 },
  { day: 5, text: 'CASCADE EQUIPMENT FINANCE LOAN PAYMENT', cents: -218_000 },
  { day: 8, text: 'GUSTO PAYROLL', cents: -985_000 },
  { day: 10, text: 'PORTLAND POWER AND WATER', cents: -99_120 },
  { day: 14, text: 'STATE INSURANCE MUTUAL', cents: -122_500 },
  { day: 15, text: 'TRANSFER TO SAVINGS 4420', cents: -toSavings },
  { day: 22, text: 'GUSTO PAYROLL', cents: -985_000 },
  { day: 25, text: 'OWNER DRAW M REYES', cents: -433_000 },
  { day: 28, text: 'MONTHLY SERVICE FEE', cents: -2_500 },
];

const sum = (lines: readonly Line[]) => lines.reduce((total, { cents }) => total + cents, 0);

const inPattern = (values: readonly number[], monthsAgo: number): number =>
  values[(monthsAgo + wholeMonths - 1) % wholeMonths] ?? 0;

function checkingLines(monthsAgo: number): readonly Line[] {
  const revenue = Math.round(monthlyRevenue * inPattern(season, monthsAgo));
  const invoices = customers.map(({ percent, ...line }) => ({
    ...line,
    cents: Math.round((revenue * percent) / 100),
  }));
  const cards = { day: 27, text: 'SQUARE INC CARD SETTLEMENT', cents: revenue - sum(invoices) };
  const transfer = { day: 11, text: 'TRANSFER FROM SAVINGS 4420', cents: drawnFromSavings };
  const others = [...invoices, cards, ...fixedCosts, ...(monthsAgo === statementMonth ? [transfer] : [])];
  const supplies = inPattern(gains, monthsAgo) - sum(others);
  return [...others, { day: 18, text: 'HENRY MARLOW DENTAL SUPPLY', cents: supplies }];
}

const savingsLines = (monthsAgo: number): readonly Line[] => [
  { day: 15, text: 'TRANSFER FROM CHECKING 8812', cents: toSavings },
  { day: 28, text: 'INTEREST PAID', cents: 1_120 },
  ...(monthsAgo === statementMonth
    ? [{ day: 11, text: 'TRANSFER TO CHECKING 8812', cents: -drawnFromSavings }]
    : []),
];

const laterGains = gains.slice(statementMonth);
const checking: Account = {
  // 17,204.15 is the beginning balance of the statement.
  openingCents: 1_720_415 - laterGains.reduce((total, gain) => total + gain, 0),
  linesOf: checkingLines,
};
const savings: Account = { openingCents: 900_000, linesOf: savingsLines };

const dollars = (cents: number) => (cents / 100).toFixed(2);
const written = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

function csvOf({ openingCents, linesOf }: Account, exported: Date): string {
  const until = new Date(exported.getTime() - DAY_MS).toISOString().slice(0, 10);
  let balance = openingCents;
  const rows: string[] = [];
  for (let monthsAgo = wholeMonths; monthsAgo >= 0; monthsAgo -= 1) {
    const lines = [...linesOf(monthsAgo)].sort((one, other) => one.day - other.day);
    for (const { day, text, cents } of lines) {
      const at = new Date(Date.UTC(exported.getUTCFullYear(), exported.getUTCMonth() - monthsAgo, day));
      const posted = at.toISOString().slice(0, 10);
      if (posted > until) continue;
      balance += cents;
      rows.push(`${written(posted)},${text},${dollars(cents)},${dollars(balance)}`);
    }
  }
  return ['Date,Description,Amount,Balance', ...rows, ''].join('\n');
}

const mapping = {
  hasHeader: true,
  delimiter: ',' as const,
  skipLines: 0,
  dateOrder: 'mdy' as const,
  decimal: '.' as const,
  columns: { date: 0, description: [1], amount: 2, balance: 3 },
  sign: 'as_is' as const,
};
const bank = { bankName: 'Harbor Credit Union', ownership: 'business' as const };

export const demoBankFiles = (exported: Date) => [
  {
    name: 'harbor-checking.csv',
    account: { ...bank, accountType: 'checking' as const, numberEnding: '8812' },
    content: csvOf(checking, exported),
    mapping,
  },
  {
    name: 'harbor-savings.csv',
    account: { ...bank, accountType: 'savings' as const, numberEnding: '4420' },
    content: csvOf(savings, exported),
    mapping,
  },
];
