import { addAll, partsOf } from '../columns.ts';
import { corporationOf, firmOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money, yearOf } from '../print.ts';
import type { Random } from '../random.ts';
import { line, totalAt } from '../report.ts';
import { during } from '../sheet-changes.ts';

type Named = readonly [name: string, cents: number];

interface Flows {
  readonly operating: number;
  readonly investing: number;
  readonly financing: number;
  readonly opening: number;
}

const sumOf = (rows: readonly Named[]) => rows.reduce((all, [, cents]) => all + cents, 0);
const whole = (random: Random, least: number, most: number) =>
  Math.round(random.cents(least, most) / 100) * 100;

const changeOf = ({ operating, investing, financing }: Flows) => operating + investing + financing;

const sheetOf = (pages: Pages, flows: Flows, holder: string, year: number): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: 'cash_flow',
    category: 'financial_reports',
    holder,
    period: yearOf(year),
    figures: { operatingCashFlow: dollars(flows.operating), netChange: dollars(changeOf(flows)) },
    more: {
      investingCashFlow: dollars(flows.investing),
      financingCashFlow: dollars(flows.financing),
      endingCash: dollars(flows.opening + changeOf(flows)),
    },
  }),
});

const accounts = (random: Random): readonly (readonly Named[])[] => [
  [
    ['Net Income', random.cents(12_000, 160_000)],
    ['Accounts Receivable', -random.cents(500, 24_000)],
    ['Prepaid Expenses', -random.cents(60, 2_400)],
    ['Accounts Payable', random.cents(300, 14_000)],
    ['Credit Card Payable', random.cents(80, 5_000)],
    ['Sales Tax Payable', -random.cents(40, 1_900)],
  ],
  [
    ['Machinery and Equipment', -random.cents(900, 70_000)],
    ['Accumulated Depreciation', random.cents(1_000, 18_000)],
  ],
  [
    ['Note Payable - Truck', -random.cents(900, 16_000)],
    ["Owner's Draws", -random.cents(4_000, 60_000)],
  ],
];

const spread = (cents: number, at: number) => [...partsOf(cents, at, 4), cents];

function quartersAcross({ random }: Request): Sheet {
  const [holder, year, opening] = [firmOf(random), random.between(2021, 2024), random.cents(2_000, 80_000)];
  const parts = accounts(random).map((rows, place) =>
    rows.map(([name, cents], at) => ({ name, amounts: spread(cents, at + place * 4) })),
  );
  const sums = parts.map((rows) =>
    addAll(
      rows.map(({ amounts }) => amounts),
      5,
    ),
  );
  const change = addAll(sums, 5);
  const starts = [opening, 0, 0, 0, opening];
  for (let at = 1; at < 4; at += 1) starts[at] = (starts[at - 1] ?? 0) + (change[at - 1] ?? 0);
  const pages = new Pages({
    capacity: 36,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:42px 60px}table td+td,table th+th{text-align:right;width:118px}h1,.when{text-align:center}h1{font-size:16px;line-height:22px}td{height:17px;line-height:17px}',
    header: () =>
      `<h1>${escape(holder)}</h1><h1>Statement of Cash Flows</h1><div class="when">January - December ${year}</div><br>`,
    footer: () => `Thursday, January 16, ${year + 1} 11:40 AM GMT-06:00`,
  });
  const row = (text: string, depth: number, amounts: readonly number[]) =>
    line(text, depth, ...amounts.map((cents) => money.minus(cents)));
  const sum = (text: string, amounts: readonly number[]): Line =>
    totalAt(text, 0, ...amounts.map((cents) => money.dollar(cents)));
  const blank = ['', '', '', '', ''];
  const part = (name: string, at: number): Line[] => [
    line(`${name} Activities`, 0, ...blank),
    ...(parts[at] ?? []).map(({ name: text, amounts }) => row(text, 1, amounts)),
    sum(`Net cash provided by ${name} Activities`, sums[at] ?? []),
  ];
  pages.table({
    head: [
      '',
      ...['Jan - Mar', 'Apr - Jun', 'Jul - Sep', 'Oct - Dec'].map((name) => `${name}, ${year}`),
      'Total',
    ],
    lines: [
      ...part('Operating', 0),
      ...part('Investing', 1),
      ...part('Financing', 2),
      sum('Net cash increase for period', change),
      row('Cash at beginning of period', 0, starts),
      sum('Cash at end of period', addAll([starts, change], 5)),
    ],
  });
  const [operating, investing, financing] = sums.map((amounts) => amounts[4] ?? 0) as [
    number,
    number,
    number,
  ];
  return sheetOf(pages, { operating, investing, financing, opening }, holder, year);
}

const adjustments = (random: Random): readonly (readonly Named[])[] => [
  [
    ['Depreciation and amortization', whole(random, 2_000, 48_000)],
    ['Loss on disposal of equipment', whole(random, 200, 6_000)],
    ['Forgiveness of debt', -whole(random, 500, 9_000)],
  ],
  [
    ['Accounts receivable', -whole(random, 700, 26_000)],
    ['Inventory', whole(random, 300, 12_000)],
    ['Accounts payable', -whole(random, 400, 15_000)],
    ['Accrued expenses', whole(random, 100, 7_000)],
  ],
];

const typed =
  'body{font:12px/17px serif}td{height:17px}.sheet{padding:58px 84px}h1{text-align:center;font-size:13.5px;line-height:19px}table td+td{text-align:right;width:104px}.total td{font-weight:normal;border-top:0}.total td:last-child{border-top:1px solid #000}.double td:last-child{border-bottom:3px double #000}.sub td:nth-child(2){border-top:1px solid #000}';

function supplementalNotes({ random }: Request): Sheet {
  const [holder, year] = [corporationOf(random), random.between(2021, 2024)];
  const [net, opening] = [whole(random, 8_000, 190_000), whole(random, 3_000, 120_000)];
  const [fixed = [], changes = []] = adjustments(random);
  const investing: readonly Named[] = [
    ['Purchases of property and equipment', -whole(random, 1_000, 80_000)],
    ['Proceeds from sale of equipment', whole(random, 300, 9_000)],
  ];
  const financing: readonly Named[] = [
    ['Net borrowings on line of credit', whole(random, 1_000, 40_000)],
    ['Repayment of long-term debt', -whole(random, 1_000, 36_000)],
    ['Distributions to shareholders', -whole(random, 1_000, 60_000)],
  ];
  const adjusted = sumOf(fixed) + sumOf(changes);
  const flows = {
    operating: net + adjusted,
    investing: sumOf(investing),
    financing: sumOf(financing),
    opening,
  };
  const change = changeOf(flows);
  const pages = new Pages({
    capacity: 54,
    style: typed,
    header: () =>
      `<h1>${escape(holder)}</h1><h1>Statement of Cash Flows</h1><h1>Year Ended June 30, ${year}</h1><br>`,
    footer: () => 'See independent accountant&#39;s review report and notes to the financial statements.',
  });
  const show = money.wholeBrackets;
  const inner = (rows: readonly Named[], depth: number) =>
    rows.map(([name, cents]) => line(name, depth, show(cents), ''));
  const outer = (text: string, cents: number, className = 'total'): Line => ({
    ...line(text, 0, '', show(cents)),
    className,
  });
  const title = (text: string, depth = 0) => line(text, depth, '', '');
  const word = change < 0 ? 'decrease' : 'increase';
  pages.table({
    lines: [
      title('Cash flows from operating activities'),
      line('Net income', 1, '', `$ ${show(net)}`),
      title('Adjustments to reconcile net income to net cash:', 1),
      ...inner(fixed, 2),
      title('(Increase) decrease in assets and increase (decrease) in liabilities:', 2),
      ...inner(changes, 3),
      { ...line('Total adjustments', 1, show(adjusted), show(adjusted)), className: 'sub' },
      outer('Net cash provided by (used in) operating activities', flows.operating),
      title('Cash flows from investing activities'),
      ...inner(investing, 1),
      outer('Net cash provided by (used in) investing activities', flows.investing),
      title('Cash flows from financing activities'),
      ...inner(financing, 1),
      outer('Net cash provided by (used in) financing activities', flows.financing),
      outer(`Net ${word} in cash and cash equivalents`, change),
      outer('Cash and cash equivalents at beginning of year', opening, ''),
      outer('Cash and cash equivalents at end of year', opening + change, 'total double'),
      title(''),
      title('Supplemental disclosures of cash flow information'),
      title('Cash paid during the year for:', 1),
      ...inner(
        [
          ['Interest', whole(random, 400, 14_000)],
          ['Income taxes', whole(random, 200, 18_000)],
        ],
        2,
      ),
      title('Noncash investing and financing activities:', 1),
      ...inner([['Equipment acquired under finance lease', whole(random, 3_000, 52_000)]], 2),
    ],
  });
  return during(sheetOf(pages, flows, holder, year), `${year - 1}-07-01`, `${year}-06-30`);
}

const receipts = (random: Random): Named[] => [
  ['Cash received from customers', random.cents(160_000, 900_000)],
  ['Interest received', random.cents(20, 2_000)],
  ['Cash paid to suppliers', -random.cents(30_000, 120_000)],
  ['Cash paid for wages and benefits', -random.cents(40_000, 150_000)],
  ['Cash paid for other operating expenses', -random.cents(8_000, 60_000)],
  ['Interest paid', -random.cents(200, 9_000)],
];

function reconciled({ random }: Request): Sheet {
  const [holder, year, opening] = [firmOf(random), random.between(2021, 2024), random.cents(1_000, 70_000)];
  const operating = receipts(random);
  const investing: Named[] = [['Purchase of delivery vehicles', -random.cents(2_000, 60_000)]];
  const financing: Named[] = [
    ['Capital contributed by members', random.cents(500, 30_000)],
    ['Payments on notes payable', -random.cents(1_000, 24_000)],
  ];
  const flows = {
    operating: sumOf(operating),
    investing: sumOf(investing),
    financing: sumOf(financing),
    opening,
  };
  const [depreciation, owed] = [random.cents(900, 16_000), -random.cents(400, 12_000)];
  const change = changeOf(flows);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font-family:PaperModern;font-size:10.5px}.c1{text-align:right;width:140px}h3{background:#e7eef4;padding:0 8px;line-height:22px;margin-top:8px}.total td{border-top:1px solid #5b7d99}.box{border:1px solid #5b7d99;padding:8px 14px;margin-top:14px}',
    header: () =>
      `<div class="flex"><b style="font-size:16px">${escape(holder)}</b><span>Prepared ${date.short(`${year + 1}-02-19`)}</span></div>CASH FLOW STATEMENT (DIRECT METHOD) &nbsp; fiscal year ending 12/31/${year}<br>`,
  });
  const part = (title: string, rows: readonly Named[], end: string) =>
    pages.table({
      title,
      lines: [
        ...rows.map(([name, cents]) => line(name, 1, money.trailing(cents))),
        totalAt(end, 0, money.trailing(sumOf(rows))),
      ],
    });
  part('Operating activities', operating, 'Net cash from operating activities');
  part('Investing activities', investing, 'Net cash from investing activities');
  part('Financing activities', financing, 'Net cash from financing activities');
  pages.table({
    title: 'Cash',
    lines: [
      line('Net change in cash', 0, money.trailing(change)),
      line(`Cash, January 1, ${year}`, 0, money.trailing(opening)),
      totalAt(`Cash, December 31, ${year}`, 0, money.trailing(opening + change)),
    ],
  });
  part(
    'Reconciliation of net income to net cash from operating activities',
    [
      ['Net income', flows.operating - depreciation - owed],
      ['Depreciation', depreciation],
      ['Change in receivables and payables', owed],
    ],
    'Net cash from operating activities',
  );
  return sheetOf(pages, flows, holder, year);
}

export const cashFlowColumns: readonly Layout[] = [
  { name: 'books-cash-flow-quarters-across', forgeable: false, make: quartersAcross },
  { name: 'accountant-cash-flow-supplemental-notes', forgeable: false, make: supplementalNotes },
  { name: 'accountant-cash-flow-direct-reconciled', forgeable: false, make: reconciled },
];
