import { names } from '../names.ts';
import type { Line } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money, yearOf } from '../print.ts';
import type { Random } from '../random.ts';
import { line, report, total } from '../report.ts';

function flowsOf(random: Random) {
  const signed = (least: number, most: number) => random.cents(least, most) * (random.chance(0.5) ? 1 : -1);
  const net = random.cents(8_000, 90_000);
  const adjustments = [
    'Accounts Receivable (A/R)',
    'Inventory Asset',
    'Accounts Payable (A/P)',
    'Payroll Liabilities',
    'Sales Tax Payable',
  ].map((name) => ({ name, cents: signed(100, 9_000) }));
  const investing = [{ name: 'Furniture & Equipment', cents: -random.cents(500, 20_000) }];
  const financing = [
    { name: 'Equipment Loan', cents: signed(500, 9_000) },
    { name: "Owner's Distributions", cents: -random.cents(500, 30_000) },
  ];
  const sum = (parts: readonly { cents: number }[]) => parts.reduce((all, { cents }) => all + cents, 0);
  const operating = net + sum(adjustments);
  return {
    net,
    adjustments,
    investing,
    financing,
    operating,
    sum,
    change: operating + sum(investing) + sum(financing),
    opening: random.cents(1_000, 60_000),
  };
}

function cashFlow({ random }: Request): Sheet {
  const year = random.between(2021, 2024);
  const holder = names.holder(random);
  const { net, adjustments, investing, financing, operating, sum, change, opening } = flowsOf(random);
  const pages = report('', 'Statement of Cash Flows', holder, `January - December ${year}`);
  const part = (parts: readonly { name: string; cents: number }[]) =>
    parts.map(({ name, cents }) => line(name, 2, money.minus(cents)));
  pages.table({
    head: ['', 'TOTAL'],
    lines: [
      line('OPERATING ACTIVITIES', 0, ''),
      line('Net Income', 1, money.minus(net)),
      line('Adjustments to reconcile Net Income to Net Cash provided by operations:', 1, ''),
      ...part(adjustments),
      line(
        'Total Adjustments to reconcile Net Income to Net Cash provided by operations:',
        1,
        money.minus(sum(adjustments)),
      ),
      total('Net cash provided by operating activities', money.dollar(operating)),
      line('INVESTING ACTIVITIES', 0, ''),
      ...part(investing),
      total('Net cash provided by investing activities', money.dollar(sum(investing))),
      line('FINANCING ACTIVITIES', 0, ''),
      ...part(financing),
      total('Net cash provided by financing activities', money.dollar(sum(financing))),
      total('NET CASH INCREASE FOR PERIOD', money.dollar(change)),
      line('Cash at beginning of period', 0, money.minus(opening)),
      total('CASH AT END OF PERIOD', money.dollar(opening + change)),
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'cash_flow',
      category: 'financial_reports',
      holder,
      period: yearOf(year),
      figures: { operatingCashFlow: dollars(operating), netChange: dollars(change) },
      more: {
        investingCashFlow: dollars(sum(investing)),
        financingCashFlow: dollars(sum(financing)),
        endingCash: dollars(opening + change),
      },
    }),
  };
}

const AGES = ['CURRENT', '1 - 30', '31 - 60', '61 - 90', '91 AND OVER'];

/** A/R or A/P by age: one line per customer or supplier. */
const aging =
  (title: string, kind: string) =>
  ({ random }: Request): Sheet => {
    const holder = names.holder(random);
    const day = `${random.between(2022, 2025)}-${random.pick(['03-31', '06-30', '09-30', '12-31'])}`;
    const pages = report('', title, holder, `As of ${date.long(day)}`);
    const people = [...new Set(Array.from({ length: random.between(5, 12) }, () => names.supplier(random)))];
    const rows = people.map((name) => ({
      name,
      ages: AGES.map(() => (random.chance(0.45) ? random.cents(40, 7_000) : 0)),
    }));
    const orEmpty = (cents: number) => (cents === 0 ? '' : money.minus(cents));
    const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0);
    const columns = AGES.map((_, at) => sum(rows.map(({ ages }) => ages[at] ?? 0)));
    pages.table({
      head: ['', ...AGES, 'TOTAL'],
      lines: [
        ...rows.map(({ name, ages }) => line(name, 0, ...ages.map(orEmpty), money.dollar(sum(ages)))),
        total('TOTAL', ...columns.map(money.dollar), money.dollar(sum(columns))),
      ],
    });
    const [current = 0, ...late] = columns;
    return {
      html: pages.html(),
      truth: truthOf({
        kind,
        category: 'financial_reports',
        holder,
        period: { from: null, to: day },
        more: {
          total: dollars(sum(columns)),
          current: dollars(current),
          pastDue: dollars(sum(late)),
          over90: dollars(columns.at(-1) ?? 0),
        },
      }),
    };
  };

/** Invoices under the name of each customer, with a total for each. */
function agingDetail({ random }: Request): Sheet {
  const holder = names.holder(random);
  const day = `${random.between(2022, 2025)}-12-31`;
  const pages = report('', 'A/R Aging Detail', holder, `As of ${date.long(day)}`);
  const lines: Line[] = [];
  let all = 0;
  for (const [label, most] of [
    ['Current', 0],
    ['1 - 30 days past due', 30],
    ['31 - 60 days past due', 60],
    ['91 or more days past due', 140],
  ] as const) {
    lines.push(line(label, 0, '', '', '', '', ''));
    let sum = 0;
    for (let count = random.between(2, 5); count > 0; count -= 1) {
      const cents = random.cents(60, 5_000);
      sum += cents;
      lines.push(
        line(
          date.slashed(day),
          1,
          'Invoice',
          random.digits(4),
          escape(names.supplier(random)),
          String(most),
          money.plain(cents),
        ),
      );
    }
    lines.push(total(`Total for ${label}`, '', '', '', '', money.dollar(sum)));
    all += sum;
  }
  pages.table({
    head: ['DATE', 'TRANSACTION TYPE', 'NUM', 'CUSTOMER', 'PAST DUE', 'OPEN BALANCE'],
    lines: [...lines, total('TOTAL', '', '', '', '', money.dollar(all))],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'ar_aging',
      category: 'financial_reports',
      holder,
      period: { from: null, to: day },
      more: { total: dollars(all) },
    }),
  };
}

export const otherReports: readonly Layout[] = [
  { name: 'books-cash-flow', forgeable: false, make: cashFlow },
  { name: 'books-receivables-by-age', forgeable: false, make: aging('A/R Aging Summary', 'ar_aging') },
  { name: 'books-payables-by-age', forgeable: false, make: aging('A/P Aging Summary', 'ap_aging') },
  { name: 'books-receivables-detail', forgeable: false, make: agingDetail },
];
