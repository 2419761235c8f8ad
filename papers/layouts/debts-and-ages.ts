import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const monthEnd = (random: Random) =>
  `${random.between(2022, 2025)}-${random.pick(['01-31', '04-30', '08-31', '11-30'])}`;
const sumOf = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0);

function agesOf(random: Random, count: number) {
  const people = [
    ...new Set(Array.from({ length: random.between(6, 14) }, () => names.supplier(random))),
  ].toSorted();
  const rows = people.map((name) => ({
    name,
    ages: Array.from({ length: count }, () => (random.chance(0.4) ? random.cents(30, 6_000) : 0)),
  }));
  const columns = Array.from({ length: count }, (_, at) => sumOf(rows.map(({ ages }) => ages[at] ?? 0)));
  return { rows, columns, total: sumOf(columns) };
}

/** Ages in months, a row of percentages below the total, zeros as dashes. */
function receivablesInMonths({ random }: Request): Sheet {
  const [holder, day] = [names.holder(random), monthEnd(random)];
  const { rows, columns, total } = agesOf(random, 6);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperModern;font-size:10px}table td+td,table th+th{text-align:right}h1{font-size:20px;line-height:30px}td{border-bottom:1px solid #ddd}',
    header: () =>
      `<h1>Aged Receivables Summary</h1><div>${escape(holder)}<br>As at ${date.dayFirst(day)}<br>Ageing by due date</div><br>`,
    footer: (page) => `Aged Receivables Summary | ${escape(holder)} | ${page} of {pages}`,
  });
  const show = (cents: number) => (cents === 0 ? '-' : money.brackets(cents));
  const percent = (cents: number) => `${((cents / total) * 100).toFixed(2)}%`;
  pages.table({
    head: ['Contact', 'Current', '&lt; 1 Month', '1 Month', '2 Months', '3 Months', 'Older', 'Total'],
    lines: [
      ...rows.map(({ name, ages }): Line => ({
        cells: [escape(name), ...ages.map(show), show(sumOf(ages))],
      })),
      { cells: ['Total Aged Receivables', ...columns.map(show), money.plain(total)], className: 'total' },
      { cells: ['Percentage of total', ...columns.map(percent), '100.00%'] },
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'ar_aging',
      category: 'financial_reports',
      holder,
      period: { from: null, to: day },
      figures: { total: dollars(total) },
      more: { current: dollars(columns[0] ?? 0), older: dollars(columns.at(-1) ?? 0) },
    }),
  };
}

/** Each vendor on two lines with its code and telephone number; the amount due is the last column. */
function payablesByVendor({ random }: Request): Sheet {
  const [holder, day] = [names.holder(random), monthEnd(random)];
  const { rows, columns, total } = agesOf(random, 4);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:serif;font-size:10.5px}table td+td,table th+th{text-align:right}h1,h2{text-align:center;font-size:14px;line-height:22px}',
    header: (page) =>
      `<h1>${escape(holder)}</h1><h1>Aged Payables</h1><h2>As of ${date.short(day)}</h2><div class="flex"><i>Filter Criteria includes: Report order is by ID.</i><span>Page: ${page}</span></div><br>`,
  });
  const show = (cents: number) => (cents === 0 ? '' : money.plain(cents));
  pages.table({
    head: ['Vendor ID / Vendor', '0 - 30', '31 - 60', '61 - 90', 'Over 90 days', 'Amount Due'],
    lines: [
      ...rows.flatMap(({ name, ages }): Line[] => [
        {
          cells: [
            `${name.slice(0, 3).toUpperCase()}${random.digits(3)} &nbsp; ${escape(name)}`,
            ...ages.map(show),
            money.plain(sumOf(ages)),
          ],
        },
        { cells: [`&nbsp;&nbsp;&nbsp; 555-01${random.digits(2)}`, '', '', '', '', ''] },
      ]),
      { cells: ['Report Total', ...columns.map(money.plain), money.plain(total)], className: 'total' },
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'ap_aging',
      category: 'financial_reports',
      holder,
      period: { from: null, to: day },
      figures: { total: dollars(total) },
      more: { over90: dollars(columns.at(-1) ?? 0) },
    }),
  };
}

/** Whole dollars, months of the first and the last payment, bank loans apart from cards, a subtotal for each part. */
function debtByPart({ random }: Request): Sheet {
  const [holder, day] = [names.holder(random), monthEnd(random)];
  const make = (count: number, least: number, most: number, purposes: readonly string[]) =>
    Array.from({ length: count }, () => {
      const original = random.between(least, most) * 100_000;
      const balance = Math.round((original * random.between(20, 90)) / 10_000) * 100;
      return {
        lender: random.chance(0.6) ? names.bank(random) : names.union(random),
        purpose: random.pick(purposes),
        original,
        balance,
        payment: Math.round(original / 6_000) * 100,
        rate: random.between(425, 1_275) / 100,
        year: random.between(2018, 2022),
      };
    });
  const parts = [
    {
      title: 'Notes payable',
      debts: make(random.between(2, 4), 20, 400, ['Equipment', 'Working capital', 'Vehicles', 'Real estate']),
    },
    {
      title: 'Lines of credit and cards',
      debts: make(random.between(1, 3), 5, 60, ['Line of credit', 'Credit card']),
    },
  ];
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-size:10px}table td,table th{text-align:right}.c0,.c1{text-align:left}h1{font-size:15px;line-height:24px}',
    header: () =>
      `<h1>${escape(holder)}</h1><b>Schedule of Liabilities (Debt Schedule)</b><br>Balances as of ${date.long(day)}, in dollars<br><br>`,
    footer: () =>
      'I certify that this schedule is complete. &nbsp; Signature ________________________ &nbsp; Title ______________',
  });
  const whole = money.whole;
  const sum = (debts: (typeof parts)[number]['debts'], of: 'original' | 'balance' | 'payment') =>
    sumOf(debts.map((debt) => debt[of]));
  const totals = (label: string, debts: (typeof parts)[number]['debts']): Line => ({
    cells: [
      label,
      '',
      '',
      '',
      whole(sum(debts, 'original')),
      whole(sum(debts, 'balance')),
      '',
      whole(sum(debts, 'payment')),
      '',
    ],
    className: 'total',
  });
  const all = parts.flatMap(({ debts }) => debts);
  pages.table({
    head: ['Lender', 'Purpose', 'Start', 'Maturity', 'Original', 'Balance', 'Rate', 'Payment/mo.', 'Status'],
    lines: [
      ...parts.flatMap(({ title, debts }): Line[] => [
        { cells: [`<b>${title}</b>`, '', '', '', '', '', '', '', ''] },
        ...debts.map(({ lender, purpose, original, balance, payment, rate, year }) => ({
          cells: [
            escape(lender),
            purpose,
            `Mar-${year}`,
            `Mar-${year + 7}`,
            whole(original),
            whole(balance),
            `${rate.toFixed(2)}%`,
            whole(payment),
            'Current',
          ],
        })),
        totals(`Subtotal ${title.toLowerCase()}`, debts),
      ]),
      totals('Total debt', all),
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'debt_schedule',
      category: 'financial_reports',
      holder,
      period: { from: null, to: day },
      empty: ['signature'],
      figures: { totalBalance: dollars(sum(all, 'balance')) },
      more: {
        totalMonthlyPayment: dollars(sum(all, 'payment')),
        totalOriginal: dollars(sum(all, 'original')),
        debts: all.length,
      },
    }),
  };
}

export const debtsAndAges: readonly Layout[] = [
  { name: 'books-receivables-in-months', forgeable: false, make: receivablesInMonths },
  { name: 'books-payables-by-vendor', forgeable: false, make: payablesByVendor },
  { name: 'debt-schedule-by-part', forgeable: false, make: debtByPart },
];
