import type { Drawn } from './form-drawing.ts';
import { aCompany, type Part } from './people.ts';
import {
  bankLookOf,
  drawReport,
  heading,
  item,
  lookOf,
  minus,
  plus,
  some,
  total,
  truthOf,
  yearsOf,
} from './report-drawing.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { days } from './written.ts';

const profitWords = [
  {
    title: 'Profit and Loss',
    income: ['Income', 'Total Income'],
    goods: ['Cost of Goods Sold', 'Total Cost of Goods Sold'],
    gross: 'Gross Profit',
    costs: ['Expenses', 'Total Expenses'],
    net: 'Net Income',
    when: (year: number) => `January - December ${year}`,
  },
  {
    title: 'Income Statement',
    income: ['Revenue', 'Total Revenue'],
    goods: ['Cost of Sales', 'Total Cost of Sales'],
    gross: 'Gross Margin',
    costs: ['Operating Expenses', 'Total Operating Expenses'],
    net: 'Net Profit',
    when: (year: number) => `For the year ended ${days.long(year, 12, 31)}`,
  },
] as const;

export function drawProfitLoss(random: SeededRandom, part: Part, which: number): Drawn {
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
  const words = profitWords[look.words];
  const rows = [
    heading(words.income[0]),
    item('Sales of product', sales),
    item('Services', services),
    total(words.income[1], revenue),
    heading(words.goods[0]),
    item('Materials', materials),
    item('Freight in', freight),
    total(words.goods[1], goods),
    total(words.gross, gross),
    heading(words.costs[0]),
    ...costs,
    total(words.costs[1], expenses),
    total(words.net, net),
  ];
  const head = [aCompany(random), words.title, words.when(year)];
  const truth = truthOf({ revenue, costOfGoodsSold: goods, totalExpenses: expenses, netIncome: net });
  return { sheet: drawReport(head, rows, look, titles), truth };
}

export function drawBalanceSheet(random: SeededRandom, part: Part, which: number): Drawn {
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

const cashWords = [
  {
    title: 'Statement of Cash Flows',
    headings: ['Operating Activities', 'Investing Activities', 'Financing Activities'],
    earned: 'Net income',
    invested: 'Net cash provided by investing activities',
    change: 'Net cash increase for period',
    cash: ['Cash at beginning of period', 'Cash at end of period'],
    when: (year: number) => `January - December ${year}`,
  },
  {
    title: 'Cash Flow Statement',
    headings: [
      'Cash flows from operating activities',
      'Cash flows from investing activities',
      'Cash flows from financing activities',
    ],
    earned: 'Net earnings',
    invested: 'Net cash used in investing activities',
    change: 'Net increase (decrease) in cash',
    cash: ['Cash, beginning of year', 'Cash, end of year'],
    when: (year: number) => `Year ended ${days.long(year, 12, 31)}`,
  },
] as const;

export function drawCashFlow(random: SeededRandom, part: Part, which: number): Drawn {
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
  const words = cashWords[look.words];
  const rows = [
    heading(words.headings[0]),
    item(words.earned, net),
    item('Depreciation', depreciation),
    item('Change in accounts receivable', receivable),
    total('Net cash provided by operating activities', operating),
    heading(words.headings[1]),
    item('Purchase of equipment', equipment),
    total(words.invested, equipment),
    heading(words.headings[2]),
    item('Proceeds from loan', borrowed),
    item('Owner draws', drawn),
    total('Net cash provided by financing activities', financing),
    total(words.change, change),
    item(words.cash[0], begin, 0),
    total(words.cash[1], plus(begin, change)),
  ];
  const head = [aCompany(random), words.title, words.when(year)];
  const truth = truthOf({
    operatingCashFlow: operating,
    investingCashFlow: equipment,
    financingCashFlow: financing,
    netChange: change,
  });
  return { sheet: drawReport(head, rows, look, titles), truth };
}

export function drawProjections(random: SeededRandom, part: Part, which: number): Drawn {
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

export function drawMerchant(random: SeededRandom, part: Part, which: number): Drawn {
  const look = bankLookOf(part, which);
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
  return { sheet: drawReport(head, rows, look, ['Amount']), truth };
}
