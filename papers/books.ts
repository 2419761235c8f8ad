import { dollars, type Forged, type Forgery } from './paper.ts';
import { names } from './names.ts';
import { otherDigit, type Random } from './random.ts';

export interface Account {
  readonly name: string;
  readonly cents: number;
  readonly printed: number;
}

export interface Block {
  readonly name: string;
  readonly accounts: readonly Account[];
  readonly total: number;
  readonly totalPrinted: number;
}

export interface Range {
  readonly names: readonly string[];
  readonly count: readonly [number, number];
  readonly least: number;
  readonly most: number;
}

export const range = (
  names: string,
  count: readonly [number, number],
  least: number,
  most: number,
): Range => ({
  names: names.split('|'),
  count,
  least,
  most,
});

export function blockOf(name: string, { names: all, count, least, most }: Range, random: Random): Block {
  const wanted = random.between(...count);
  const chosen = all
    .filter((_, at) => random.next() < (wanted + 1) / all.length || at < count[0])
    .slice(0, wanted);
  const accounts = chosen.map((account) => {
    const cents = random.cents(least, most);
    return { name: account, cents, printed: cents };
  });
  const total = accounts.reduce((sum, { cents }) => sum + cents, 0);
  return { name, accounts, total, totalPrinted: total };
}

export interface ForgedBlock {
  readonly block: Block;
  readonly forged: Forged;
}

export function forgeBlock(block: Block, forgery: Forgery, random: Random): ForgedBlock {
  if (forgery === 'digit') {
    const totalPrinted = otherDigit(block.total, random);
    const forged = { field: block.name, real: dollars(block.total), printed: dollars(totalPrinted) };
    return { block: { ...block, totalPrinted }, forged };
  }
  const victim = random.pick(block.accounts);
  const printed = victim.cents + random.between(2, 60) * 100_000;
  const accounts = block.accounts.map((account) => (account === victim ? { ...account, printed } : account));
  return {
    block: { ...block, accounts },
    forged: { field: victim.name, real: dollars(victim.cents), printed: dollars(printed) },
  };
}

const list = (text: string) => text.split('|');

export const ranges = {
  income: {
    names: list('Sales|Services|Catering Income|Delivery Income|Sales of Product Income|Consulting Income'),
    count: [1, 4],
    least: 18_000,
    most: 260_000,
  },
  cost: {
    names: list('Cost of Goods Sold|Freight In|Subcontractors|Supplies & Materials|Packaging'),
    count: [1, 4],
    least: 3_000,
    most: 24_000,
  },
  expense: {
    names: list(
      'Advertising & Marketing|Bank Charges & Fees|Car & Truck|Insurance|Legal & Professional Services|Meals & Entertainment|Office Supplies & Software|Payroll Expenses|Rent & Lease|Repairs & Maintenance|Taxes & Licenses|Travel|Utilities|Uncategorized Expense',
    ),
    count: [6, 13],
    least: 150,
    most: 14_000,
  },
  other: { names: list('Interest Earned|Other Miscellaneous Income'), count: [1, 2], least: 4, most: 900 },
  bank: { names: list('Checking (4417)|Savings (9025)|Petty Cash'), count: [1, 3], least: 400, most: 60_000 },
  receivable: { names: list('Accounts Receivable (A/R)'), count: [1, 1], least: 900, most: 45_000 },
  currentAsset: {
    names: list('Inventory Asset|Prepaid Expenses|Undeposited Funds'),
    count: [1, 3],
    least: 300,
    most: 20_000,
  },
  fixedAsset: {
    names: list('Furniture & Equipment|Vehicles|Leasehold Improvements'),
    count: [1, 3],
    least: 3_000,
    most: 80_000,
  },
  payable: { names: list('Accounts Payable (A/P)'), count: [1, 1], least: 700, most: 20_000 },
  card: { names: list('Business Card (2210)'), count: [1, 1], least: 100, most: 9_000 },
  currentDebt: {
    names: list('Payroll Liabilities|Sales Tax Payable|Line of Credit'),
    count: [1, 3],
    least: 200,
    most: 9_000,
  },
  longDebt: {
    names: list('Equipment Loan|Vehicle Note|Term Loan'),
    count: [1, 2],
    least: 4_000,
    most: 40_000,
  },
} as const satisfies Record<string, Range>;

export interface Profit {
  readonly holder: string;
  readonly year: number;
  readonly income: Block;
  readonly cost: Block;
  readonly expense: Block;
  readonly other: Block;
  readonly gross: number;
  readonly operating: number;
  readonly net: number;
  readonly forged: Forged | null;
}

type ProfitRanges = Readonly<Record<'income' | 'cost' | 'expense' | 'other', Range>>;

export function profitOf(random: Random, forgery: Forgery | null, own: Partial<ProfitRanges> = {}): Profit {
  const chosen: ProfitRanges = { ...ranges, ...own };
  const income = blockOf('Income', chosen.income, random);
  const cost = blockOf('Cost of Goods Sold', chosen.cost, random);
  const expense = blockOf('Expenses', chosen.expense, random);
  const other = blockOf('Other Income', chosen.other, random);
  const gross = income.total - cost.total;
  const operating = gross - expense.total;
  const genuine = {
    holder: names.holder(random),
    year: random.between(2021, 2024),
    income,
    cost,
    expense,
    other,
    gross,
    operating,
    net: operating + other.total,
    forged: null,
  };
  if (forgery === null) return genuine;
  const { block, forged } = forgeBlock(expense, forgery, random);
  return { ...genuine, expense: block, forged };
}

export interface Balance {
  readonly holder: string;
  readonly year: number;
  readonly bank: Block;
  readonly receivable: Block;
  readonly currentAsset: Block;
  readonly fixedAsset: Block;
  readonly payable: Block;
  readonly card: Block;
  readonly currentDebt: Block;
  readonly longDebt: Block;
  readonly equity: Block;
  readonly forged: Forged | null;
}

export const assetsOf = ({ bank, receivable, currentAsset, fixedAsset }: Balance): number =>
  bank.total + receivable.total + currentAsset.total + fixedAsset.total;
export const debtsOf = ({ payable, card, currentDebt, longDebt }: Balance): number =>
  payable.total + card.total + currentDebt.total + longDebt.total;

const genuine = (name: string, cents: number): Account => ({ name, cents, printed: cents });

type BalanceRanges = Readonly<
  Record<
    'bank' | 'receivable' | 'currentAsset' | 'fixedAsset' | 'payable' | 'card' | 'currentDebt' | 'longDebt',
    Range
  >
>;

const capital = ["Owner's Investment", 'Retained Earnings', 'Net Income'] as const;

export function balanceOf(
  random: Random,
  forgery: Forgery | null,
  own: Partial<BalanceRanges> = {},
  [invested, retained, year]: readonly [string, string, string] = capital,
): Balance {
  const chosen: BalanceRanges = { ...ranges, ...own };
  const make = (name: string, range: Range) => blockOf(name, range, random);
  const blocks = {
    bank: make('Bank Accounts', chosen.bank),
    receivable: make('Accounts Receivable', chosen.receivable),
    currentAsset: make('Other Current Assets', chosen.currentAsset),
    fixedAsset: make('Fixed Assets', chosen.fixedAsset),
    payable: make('Accounts Payable', chosen.payable),
    card: make('Credit Cards', chosen.card),
    currentDebt: make('Other Current Liabilities', chosen.currentDebt),
    longDebt: make('Long-Term Liabilities', chosen.longDebt),
  };
  const empty = { name: 'Equity', accounts: [], total: 0, totalPrinted: 0 };
  const bare = {
    ...blocks,
    holder: names.holder(random),
    year: random.between(2021, 2024),
    equity: empty,
    forged: null,
  };
  const total = assetsOf(bare) - debtsOf(bare);
  const [owner, net] = [random.cents(1_000, 30_000), random.cents(2_000, 60_000)];
  const accounts = [genuine(invested, owner), genuine(retained, total - owner - net), genuine(year, net)];
  const balance = { ...bare, equity: { name: 'Equity', accounts, total, totalPrinted: total } };
  if (forgery === null) return balance;
  const { block, forged } = forgeBlock(balance.fixedAsset, forgery, random);
  return { ...balance, fixedAsset: block, forged };
}
