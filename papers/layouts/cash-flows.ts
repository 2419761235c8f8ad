import { corporationOf, firmOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money, yearOf } from '../print.ts';
import type { Random } from '../random.ts';
import { line, totalAt } from '../report.ts';

type Named = readonly [name: string, cents: number];

const sumOf = (rows: readonly Named[]) => rows.reduce((all, [, cents]) => all + cents, 0);

interface Flows {
  readonly operating: readonly Named[];
  readonly investing: readonly Named[];
  readonly financing: readonly Named[];
  readonly opening: number;
}

const draw = (random: Random, unit: number, least: number, most: number) =>
  Math.round(random.cents(least, most) / unit) * unit;

function flowsOf(random: Random, operating: readonly Named[], unit = 1): Flows {
  return {
    operating,
    investing: [
      ['Purchase of equipment', -draw(random, unit, 800, 60_000)],
      ['Proceeds from sale of vehicle', draw(random, unit, 900, 14_000)],
    ],
    financing: [
      ['Proceeds from long-term debt', draw(random, unit, 2_000, 60_000)],
      ['Principal payments on debt', -draw(random, unit, 2_000, 40_000)],
      ['Distributions to owners', -draw(random, unit, 2_000, 50_000)],
    ],
    opening: draw(random, unit, 3_000, 90_000),
  };
}

const totalsOf = ({ operating, investing, financing, opening }: Flows) => {
  const sums = [sumOf(operating), sumOf(investing), sumOf(financing)] as const;
  const change = sums[0] + sums[1] + sums[2];
  return { sums, change, ending: opening + change };
};

const sheetOf = (pages: Pages, flows: Flows, holder: string, year: number): Sheet => {
  const { sums, change, ending } = totalsOf(flows);
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'cash_flow',
      category: 'financial_reports',
      holder,
      period: yearOf(year),
      figures: { operatingCashFlow: dollars(sums[0]), netChange: dollars(change) },
      more: {
        investingCashFlow: dollars(sums[1]),
        financingCashFlow: dollars(sums[2]),
        endingCash: dollars(ending),
      },
    }),
  };
};

const indirect = (random: Random, unit: number): Named[] => [
  ['Net income', draw(random, unit, 9_000, 140_000)],
  ['Depreciation and amortization', draw(random, unit, 2_000, 30_000)],
  ['(Increase) decrease in receivables', -draw(random, unit, 400, 20_000)],
  ['(Increase) decrease in inventory', draw(random, unit, 200, 8_000)],
  ['Increase (decrease) in payables', -draw(random, unit, 300, 9_000)],
];

/** Two years in an accountant's print: words in capitals, negative amounts in parentheses. */
function twoYears({ random }: Request): Sheet {
  const [holder, year] = [corporationOf(random), random.between(2021, 2024)];
  const before = flowsOf(random, indirect(random, 100), 100);
  const now = { ...flowsOf(random, indirect(random, 100), 100), opening: totalsOf(before).ending };
  const [first, second] = [totalsOf(now), totalsOf(before)];
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:12.5px/17px serif}td{height:17px}h1{text-align:center;font-size:14px;line-height:19px}table td+td,table th+th{text-align:right;width:110px}.total td{font-weight:normal;border-top:0}.total td+td{border-top:1px solid #000}',
    header: () =>
      `<h1>${escape(holder)}</h1><h1>STATEMENTS OF CASH FLOWS</h1><h1>Years Ended December 31, ${year} and ${year - 1}</h1><br>`,
    footer: () => 'See accompanying notes and independent accountant’s review report.',
  });
  const both = (one: number, other: number) => [money.wholeBrackets(one), money.wholeBrackets(other)];
  const part = (title: string, sum: string, at: 0 | 1 | 2): Line[] => {
    const key = (['operating', 'investing', 'financing'] as const)[at];
    return [
      line(title, 0, '', ''),
      ...now[key].map(([name, cents], place) => line(name, 1, ...both(cents, before[key][place]?.[1] ?? 0))),
      totalAt(sum, 2, ...both(first.sums[at], second.sums[at])),
    ];
  };
  pages.table({
    head: ['', String(year), String(year - 1)],
    lines: [
      ...part(
        'CASH FLOWS FROM OPERATING ACTIVITIES',
        'Net cash provided by (used in) operating activities',
        0,
      ),
      ...part(
        'CASH FLOWS FROM INVESTING ACTIVITIES',
        'Net cash provided by (used in) investing activities',
        1,
      ),
      ...part(
        'CASH FLOWS FROM FINANCING ACTIVITIES',
        'Net cash provided by (used in) financing activities',
        2,
      ),
      totalAt('NET INCREASE (DECREASE) IN CASH', 0, ...both(first.change, second.change)),
      line('CASH, BEGINNING OF YEAR', 0, ...both(now.opening, before.opening)),
      totalAt('CASH, END OF YEAR', 0, ...both(first.ending, second.ending)),
    ],
  });
  return sheetOf(pages, now, holder, year);
}

/** The direct method: receipts and payments instead of the net income. */
function direct({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2021, 2024)];
  const flows = flowsOf(random, [
    ['Cash received from customers', random.cents(140_000, 800_000)],
    ['Cash paid to suppliers', -random.cents(40_000, 130_000)],
    ['Cash paid to employees', -random.cents(40_000, 160_000)],
    ['Interest paid', -random.cents(300, 8_000)],
    ['Income taxes paid', -random.cents(400, 9_000)],
  ]);
  const { sums, change, ending } = totalsOf(flows);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperWide}h1{font-size:20px;line-height:30px}.c1{text-align:right;width:130px}td{height:20px;line-height:20px}.total td{background:#eef3ee;border-top:1px solid #8aa88a}',
    header: () =>
      `<h1>Cash Flow Statement</h1><b>${escape(holder)}</b><br>01/01/${year} to 12/31/${year}, direct method<br><br>`,
  });
  const part = (title: string, rows: readonly Named[], sum: number): Line[] => [
    { ...line(title, 0, ''), height: 1.4 },
    ...rows.map(([name, cents]) => ({ ...line(name, 1, money.dollarBrackets(cents)), height: 1.4 })),
    { ...totalAt(`Net Cash Flow from ${title}`, 0, money.dollarBrackets(sum)), height: 1.4 },
  ];
  pages.table({
    lines: [
      ...part('Operating Activities', flows.operating, sums[0]),
      ...part('Investing Activities', flows.investing, sums[1]),
      ...part('Financing Activities', flows.financing, sums[2]),
      totalAt('Net Change in Cash', 0, money.dollarBrackets(change)),
      line('Opening Cash Balance', 0, money.dollarBrackets(flows.opening)),
      totalAt('Closing Cash Balance', 0, money.dollarBrackets(ending)),
    ],
  });
  return sheetOf(pages, flows, holder, year);
}

export const cashFlows: readonly Layout[] = [
  { name: 'accountant-cash-flow-two-years', forgeable: false, make: twoYears },
  { name: 'books-cash-flow-direct-method', forgeable: false, make: direct },
];
