import { aCompany, type Part } from './people.ts';
import type { Seeded } from './seeded.ts';
import { type Family, Pen, type Sheet } from './sheet.ts';
import type { Drawn, Truth } from './tax-forms.ts';
import { days, dollars, money } from './written.ts';

interface Look {
  family: Family;
  size: number;
  right: number;
  indent: number;
  write: (value: number) => string;
  /** Last year beside this one. */
  columns: 1 | 2;
  words: 0 | 1;
}

const looks: Record<Part, readonly Look[]> = {
  train: [
    {
      family: 'Helvetica',
      size: 10,
      right: 520,
      indent: 14,
      columns: 1,
      words: 0,
      write: (value) => money(value * 100, { dollar: false, negative: 'minus' }),
    },
    {
      family: 'Times',
      size: 10.5,
      right: 500,
      indent: 18,
      columns: 2,
      words: 0,
      write: (value) => dollars(value),
    },
  ],
  test: [
    {
      family: 'Times',
      size: 11,
      right: 540,
      indent: 10,
      columns: 1,
      words: 1,
      write: (value) => money(value * 100, { dollar: true, negative: 'brackets' }),
    },
    {
      family: 'Helvetica',
      size: 9.5,
      right: 430,
      indent: 20,
      columns: 2,
      words: 1,
      write: (value) => dollars(value, false),
    },
    {
      family: 'Courier',
      size: 9,
      right: 500,
      indent: 12,
      columns: 1,
      words: 1,
      write: (value) => money(value * 100, { dollar: false, negative: 'brackets' }),
    },
  ],
};

interface ReportRow {
  label: string;
  /** Two years, or none for a heading. */
  values: readonly number[];
  depth: number;
  total: boolean;
}

const heading = (label: string, depth = 0): ReportRow => ({ label, values: [], depth, total: false });
const item = (label: string, values: readonly number[], depth = 1): ReportRow => ({
  label,
  values,
  depth,
  total: false,
});
const total = (label: string, values: readonly number[], depth = 0): ReportRow => ({
  label,
  values,
  depth,
  total: true,
});

const lookOf = (part: Part, which: number): Look => {
  const look = looks[part][which % looks[part].length];
  if (!look) throw new Error('No such look');
  return look;
};

function drawReport(
  head: readonly string[],
  rows: readonly ReportRow[],
  look: Look,
  titles: readonly string[],
): Sheet {
  const pen = new Pen(look.family, look.size, look.size * 1.6);
  for (const [at, text] of head.entries()) {
    pen.left(60, text, { size: look.size + (at < 2 ? 4 : 0), bold: at < 2 });
    pen.down(1.3);
  }
  pen.down(0.7);
  const places = titles.map((_, at) => look.right - (titles.length - 1 - at) * 95);
  for (const [at, text] of titles.entries()) pen.right(places[at] ?? look.right, text, { bold: true });
  pen.down();
  for (const { label, values, depth, total: isTotal } of rows) {
    if (isTotal) pen.rule();
    pen.left(60 + depth * look.indent, label, { bold: isTotal });
    for (const [at, place] of places.entries()) {
      const value = values[at];
      if (value !== undefined) pen.right(place, look.write(value), { bold: isTotal });
    }
    pen.down();
  }
  return pen.sheet;
}

type Amounts = number[];
const plus = (...all: readonly Amounts[]): Amounts =>
  (all[0] ?? []).map((_, at) => all.reduce((sum, each) => sum + (each[at] ?? 0), 0));
const minus = (a: Amounts, b: Amounts): Amounts => a.map((value, at) => value - (b[at] ?? 0));
const some = (random: Seeded, from: number, to: number, columns: number): Amounts =>
  Array.from({ length: columns }, () => random.whole(from, to));

const truthOf = (figures: Record<string, Amounts>): Truth[] =>
  Object.entries(figures).map(([name, values]) => ({ name, value: values[0] ?? 0 }));

const yearsOf = (random: Seeded, columns: number) => {
  const year = random.whole(2021, 2025);
  return { year, titles: Array.from({ length: columns }, (_, at) => String(year - at)) };
};

export function drawProfitLoss(random: Seeded, part: Part, which: number): Drawn {
  const look = lookOf(part, which);
  const { year, titles } = yearsOf(random, look.columns);
  const sales = some(random, 120_000, 900_000, look.columns);
  const services = some(random, 5_000, 90_000, look.columns);
  const revenue = plus(sales, services);
  const materials = some(random, 20_000, 60_000, look.columns);
  const freight = some(random, 1_000, 9_000, look.columns);
  const goods = plus(materials, freight);
  const gross = minus(revenue, goods);
  const costs = ['Advertising', 'Insurance', 'Payroll', 'Rent', 'Utilities', 'Professional fees'].map(
    (label) => item(label, some(random, 900, 30_000, look.columns)),
  );
  const expenses = plus(...costs.map(({ values }) => [...values]));
  const net = minus(gross, expenses);
  const words =
    look.words === 0
      ? [
          'Profit and Loss',
          'Income',
          'Total Income',
          'Cost of Goods Sold',
          'Total Cost of Goods Sold',
          'Gross Profit',
          'Expenses',
          'Total Expenses',
          'Net Income',
        ]
      : [
          'Income Statement',
          'Revenue',
          'Total Revenue',
          'Cost of Sales',
          'Total Cost of Sales',
          'Gross Margin',
          'Operating Expenses',
          'Total Operating Expenses',
          'Net Profit',
        ];
  const [title = '', ...labels] = words;
  const rows = [
    heading(labels[0] ?? ''),
    item('Sales of product', sales),
    item('Services', services),
    total(labels[1] ?? '', revenue),
    heading(labels[2] ?? ''),
    item('Materials', materials),
    item('Freight in', freight),
    total(labels[3] ?? '', goods),
    total(labels[4] ?? '', gross),
    heading(labels[5] ?? ''),
    ...costs,
    total(labels[6] ?? '', expenses),
    total(labels[7] ?? '', net),
  ];
  const head = [
    aCompany(random),
    title,
    look.words === 0 ? `January - December ${year}` : `For the year ended ${days.long(year, 12, 31)}`,
  ];
  const truth = truthOf({ revenue, costOfGoodsSold: goods, totalExpenses: expenses, netIncome: net });
  return { sheet: drawReport(head, rows, look, titles), truth };
}

export function drawBalanceSheet(random: Seeded, part: Part, which: number): Drawn {
  const look = lookOf(part, which);
  const { year, titles } = yearsOf(random, look.columns);
  const of = (from: number, to: number) => some(random, from, to, look.columns);
  const [cash, receivable, inventory, equipment] = [
    of(9_000, 90_000),
    of(5_000, 70_000),
    of(2_000, 50_000),
    of(9_000, 200_000),
  ];
  const current = plus(cash, receivable, inventory);
  const assets = plus(current, equipment);
  const [payable, card, loan] = [of(2_000, 30_000), of(500, 6_000), of(5_000, 60_000)];
  const currentOwed = plus(payable, card);
  const owed = plus(currentOwed, loan);
  const equity = minus(assets, owed);
  const stock = of(1_000, 10_000);
  const retained = minus(equity, stock);
  const other = look.words === 1;
  const equityLabel = other ? "Shareholders' Equity" : 'Equity';
  const rows = [
    heading('Assets'),
    heading('Current Assets', 1),
    item('Cash and bank accounts', cash, 2),
    item('Accounts receivable', receivable, 2),
    item('Inventory', inventory, 2),
    total('Total Current Assets', current, 1),
    item(other ? 'Property and equipment, net' : 'Equipment', equipment, 1),
    total('Total Assets', assets),
    heading(other ? 'Liabilities' : 'Liabilities and Equity'),
    heading('Current Liabilities', 1),
    item('Accounts payable', payable, 2),
    item('Credit cards', card, 2),
    total('Total Current Liabilities', currentOwed, 1),
    item(other ? 'Notes payable' : 'Long-term loan', loan, 1),
    total('Total Liabilities', owed),
    heading(equityLabel),
    item('Common stock', stock),
    item('Retained earnings', retained),
    total(`Total ${equityLabel}`, equity),
    total(`Total Liabilities and ${equityLabel}`, assets),
  ];
  const head = [
    aCompany(random),
    other ? 'Statement of Financial Position' : 'Balance Sheet',
    other ? `At ${days.long(year, 12, 31)}` : `As of ${days.long(year, 12, 31)}`,
  ];
  const truth = truthOf({ totalAssets: assets, totalLiabilities: owed, equity, currentAssets: current });
  return { sheet: drawReport(head, rows, look, titles), truth };
}

export function drawCashFlow(random: Seeded, part: Part, which: number): Drawn {
  const look = lookOf(part, which);
  const { year, titles } = yearsOf(random, look.columns);
  const of = (from: number, to: number) => some(random, from, to, look.columns);
  const [net, depreciation, receivable] = [of(10_000, 90_000), of(1_000, 9_000), of(-9_000, 4_000)];
  const operating = plus(net, depreciation, receivable);
  const equipment = of(-60_000, -2_000);
  const [borrowed, drawn] = [of(2_000, 40_000), of(-20_000, -1_000)];
  const financing = plus(borrowed, drawn);
  const change = plus(operating, equipment, financing);
  const begin = of(60_000, 120_000);
  const other = look.words === 1;
  const rows = [
    heading(other ? 'Cash flows from operating activities' : 'Operating Activities'),
    item(other ? 'Net earnings' : 'Net income', net),
    item('Depreciation', depreciation),
    item('Change in accounts receivable', receivable),
    total('Net cash provided by operating activities', operating),
    heading(other ? 'Cash flows from investing activities' : 'Investing Activities'),
    item('Purchase of equipment', equipment),
    total(
      other ? 'Net cash used in investing activities' : 'Net cash provided by investing activities',
      equipment,
    ),
    heading(other ? 'Cash flows from financing activities' : 'Financing Activities'),
    item('Proceeds from loan', borrowed),
    item('Owner draws', drawn),
    total('Net cash provided by financing activities', financing),
    total(other ? 'Net increase (decrease) in cash' : 'Net cash increase for period', change),
    item(other ? 'Cash, beginning of year' : 'Cash at beginning of period', begin, 0),
    total(other ? 'Cash, end of year' : 'Cash at end of period', plus(begin, change)),
  ];
  const head = [
    aCompany(random),
    other ? 'Cash Flow Statement' : 'Statement of Cash Flows',
    other ? `Year ended ${days.long(year, 12, 31)}` : `January - December ${year}`,
  ];
  const truth = truthOf({
    operatingCashFlow: operating,
    investingCashFlow: equipment,
    financingCashFlow: financing,
    netChange: change,
  });
  return { sheet: drawReport(head, rows, look, titles), truth };
}

export function drawProjections(random: Seeded, part: Part, which: number): Drawn {
  const look = lookOf(part, which);
  const revenue = [random.whole(150_000, 500_000)];
  for (let at = 1; at < 3; at += 1) revenue.push(Math.round((revenue[at - 1] ?? 0) * 1.18));
  const goods = revenue.map((value) => Math.round(value * 0.38));
  const expenses = revenue.map((value) => Math.round(value * 0.4) + random.whole(100, 999));
  const net = minus(minus(revenue, goods), expenses);
  const other = look.words === 1;
  const rows = [
    item(other ? 'Projected revenue' : 'Total revenue', revenue, 0),
    item('Cost of goods sold', goods, 0),
    total('Gross profit', minus(revenue, goods)),
    item(other ? 'Operating expenses' : 'Total expenses', expenses, 0),
    total(other ? 'Projected net income' : 'Net income', net),
  ];
  const year = random.whole(2024, 2027);
  const head = [
    aCompany(random),
    other ? 'Pro Forma Three-Year Forecast' : 'Financial Projections',
    other ? 'Assumptions: growth rate 18 %, constant prices' : `Years ${year} to ${year + 2}`,
  ];
  const titles = other ? ['Year 1', 'Year 2', 'Year 3'] : [String(year), String(year + 1), String(year + 2)];
  const truth = truthOf({ projectedRevenue: revenue, projectedExpenses: expenses, projectedNetIncome: net });
  return { sheet: drawReport(head, rows, { ...look, right: 540 }, titles), truth };
}

export function drawMerchant(random: Seeded, part: Part, which: number): Drawn {
  const look = lookOf(part, which);
  const other = look.words === 1;
  const cards = ['Visa', 'Mastercard', 'American Express', 'Discover'].map((label) =>
    item(label, [random.whole(2_000, 60_000)]),
  );
  const gross = plus(...cards.map(({ values }) => [...values]));
  const [refunds, chargebacks] = [[random.whole(0, 900)], [random.whole(0, 400)]];
  const fees = gross.map((value) => Math.round(value * 0.027));
  const net = minus(minus(minus(gross, refunds), chargebacks), fees);
  const rows = [
    heading(other ? 'Card sales by network' : 'Gross sales by card type'),
    ...cards,
    total(other ? 'Amount processed' : 'Total gross sales', gross),
    heading('Adjustments'),
    item('Refunds', refunds),
    item('Chargebacks', chargebacks),
    item(other ? 'Interchange and processing fees' : 'Total fees (discount rate 2.70 %)', fees),
    total(other ? 'Amount funded to your bank' : 'Net deposits', net),
  ];
  const month = random.whole(1, 12);
  const head = [
    other ? 'Cardwise Payments' : 'First Prairie Merchant Services',
    other ? 'Card Processing Statement' : 'Merchant Statement',
    `Merchant number ${random.whole(10_000_000, 99_999_999)}`,
    aCompany(random),
    `${days.long(2024, month, 1)} - ${days.long(2024, month, 28)}`,
  ];
  const truth = truthOf({ grossSales: gross, fees, deposits: net });
  const look100 = {
    ...look,
    columns: 1 as const,
    write: (value: number) => money(value * 100, { dollar: true, negative: 'minus' as const }),
  };
  return { sheet: drawReport(head, rows, look100, ['Amount']), truth };
}
