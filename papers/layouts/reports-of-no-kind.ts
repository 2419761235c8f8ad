import { balanceOf, profitOf } from '../books.ts';
import { two } from '../days.ts';
import { firmOf, holdings, trades } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, lastDay, money, monthOf } from '../print.ts';
import { line, totalAt } from '../report.ts';

interface Entry {
  readonly name: string;
  readonly cents: number;
}

/** Debits have a positive amount. */
function entriesOf({ random }: Request): Entry[] {
  const balance = balanceOf(random, null, holdings);
  const profit = profitOf(random, null, trades.contractor);
  const debits = [balance.bank, balance.receivable, balance.currentAsset, balance.fixedAsset];
  const credits = [balance.payable, balance.card, balance.currentDebt, balance.longDebt];
  const before = [
    ...debits.flatMap(({ accounts }) => accounts),
    ...credits.flatMap(({ accounts }) => accounts.map(({ name, cents }) => ({ name, cents: -cents }))),
  ];
  const after = [
    ...profit.income.accounts.map(({ name, cents }) => ({ name, cents: -cents })),
    ...[profit.cost, profit.expense].flatMap(({ accounts }) => accounts),
  ];
  const rest = [...before, ...after].reduce((sum, { cents }) => sum + cents, 0);
  return [...before, { name: "Owner's Equity", cents: -rest }, ...after];
}

function trialBalance(request: Request): Sheet {
  const { random } = request;
  const [holder, year] = [firmOf(random), random.between(2021, 2024)];
  const entries = entriesOf(request);
  const debits = entries.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-size:10.5px}h1,h2{text-align:center;line-height:19px;font-size:14px}.c0{width:60px}.c2,.c3{text-align:right;width:130px}th{border-bottom:2px solid #000}.total td{border-top:1px solid #000;border-bottom:3px double #000}',
    header: (page) =>
      `<div class="flex"><b>9:02 AM<br>01/30/${year + 1}</b><div><h1>${escape(holder)}</h1><h1>Trial Balance</h1><h2>As of December 31, ${year}</h2></div><b>Page ${page}</b></div><br>`,
  });
  pages.table({
    head: ['', `Dec 31, ${String(year).slice(2)}`, 'Debit', 'Credit'],
    lines: [
      ...entries.map(({ name, cents }, at): Line => ({
        cells: [
          String(1000 + at * 100),
          escape(name),
          cents >= 0 ? money.plain(cents) : '',
          cents < 0 ? money.plain(cents) : '',
        ],
      })),
      { cells: ['', 'TOTAL', money.plain(debits), money.plain(debits)], className: 'total' },
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'trial_balance',
      category: 'financial_reports',
      holder,
      period: { from: null, to: `${year}-12-31` },
      more: { totalDebits: dollars(debits), totalCredits: dollars(debits) },
    }),
  };
}

function salesByCustomer({ random }: Request): Sheet {
  const [holder, year, month] = [firmOf(random), random.between(2022, 2025), random.between(3, 12)];
  const customers = [...new Set(Array.from({ length: 22 }, () => names.supplier(random)))]
    .map((name) => ({ name, invoices: random.between(1, 30), cents: random.cents(120, 48_000) }))
    .toSorted((a, b) => b.cents - a.cents);
  const total = customers.reduce((sum, { cents }) => sum + cents, 0);
  const count = customers.reduce((sum, { invoices }) => sum + invoices, 0);
  const pages = new Pages({
    capacity: 48,
    style:
      'body{font-family:PaperModern}h1{font-size:17px;line-height:24px}.c1,.c2,.c3{text-align:right}td{border-bottom:1px solid #e5e5e5;height:20px;line-height:19px}th{border-bottom:2px solid #2ca01c}.total td{border-top:1px solid #555}',
    header: () =>
      `<h1>Sales by Customer Summary</h1><b>${escape(holder)}</b><br>January 1 - ${date.long(`${year}-${two(month)}-${lastDay(year, month)}`)}<br><br>`,
    footer: (page) => `Accrual Basis &nbsp; ${page}/{pages}`,
  });
  const share = (cents: number) => `${((cents / total) * 100).toFixed(2)} %`;
  pages.table({
    head: ['CUSTOMER', 'INVOICES', '% OF SALES', 'TOTAL'],
    lines: [
      ...customers.map(({ name, invoices, cents }) => ({
        ...line(name, 0, String(invoices), share(cents), money.plain(cents)),
        height: 1.4,
      })),
      totalAt('TOTAL', 0, String(count), '100.00 %', money.dollar(total)),
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'sales_by_customer',
      category: 'financial_reports',
      holder,
      period: { from: `${year}-01-01`, to: monthOf(year, month).to },
      more: { totalSales: dollars(total) },
    }),
  };
}

export const reportsOfNoKind: readonly Layout[] = [
  { name: 'books-trial-balance', forgeable: false, make: trialBalance },
  { name: 'books-sales-by-customer-summary', forgeable: false, make: salesByCustomer },
];
