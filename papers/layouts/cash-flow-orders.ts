import { addAll, earlierOf, partsOf } from '../columns.ts';
import { firmOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money, yearOf } from '../print.ts';
import type { Random } from '../random.ts';
import { line, totalAt } from '../report.ts';

interface Named {
  readonly name: string;
  readonly cents: number;
}

const sumOf = (rows: readonly Named[]) => rows.reduce((all, { cents }) => all + cents, 0);
const drawn = (random: Random, names: string, [least, most]: readonly [number, number], sign = 1): Named[] =>
  names.split('|').map((name) => ({ name, cents: Math.round(random.cents(least, most) / 100) * 100 * sign }));

interface Flow {
  readonly holder: string;
  readonly from: string;
  readonly to: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly more: Readonly<Record<string, number>>;
}

const inDollars = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, dollars(cents)]));

const sheetOf = (pages: Pages, { holder, from, to, figures, more }: Flow): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: 'cash_flow',
    category: 'financial_reports',
    holder,
    period: { from, to },
    figures: inDollars(figures),
    more: inDollars(more),
  }),
});

const halfYear = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

function monthsOf(random: Random) {
  const across = ({ name, cents }: Named, at: number) => {
    const months = partsOf(cents / 100, at, 6).map((part) => part * 100);
    return { name, amounts: [...months, cents] };
  };
  const into = drawn(random, 'Customer payments|Cash sales|Loan proceeds', [9_000, 160_000]).map(across);
  const out = drawn(
    random,
    'Suppliers|Payroll|Rent|Taxes|Loan payments|Equipment|Owner draws',
    [1_500, 32_000],
  );
  const spent = out.map(across);
  const columns = (rows: typeof into) =>
    addAll(
      rows.map(({ amounts }) => amounts),
      7,
    );
  const [received, paid] = [columns(into), columns(spent)];
  const net = received.map((cents, at) => cents - (paid[at] ?? 0));
  const opening = random.between(60, 900) * 10_000;
  const starts = [opening];
  for (let at = 1; at < 6; at += 1) starts[at] = (starts[at - 1] ?? 0) + (net[at - 1] ?? 0);
  starts[6] = opening;
  return { into, spent, received, paid, net, starts, ends: addAll([starts, net], 7) };
}

/** Six months across with the cash at the start and the end of each, compared with the bank. */
function monthsAndBank({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2022, 2025)];
  const { into, spent, received, paid, net, starts, ends } = monthsOf(random);
  const pages = new Pages({
    capacity: 40,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:44px}td,th{border:1px solid #d0d0d0;height:20px;line-height:19px}table td+td,table th+th{text-align:right}th{background:#d9ead3}.total td{border:1px solid #d0d0d0;background:#f3f3f3}.c7{font-weight:bold}',
    header: () =>
      `<b style="font-size:14px;line-height:24px">${escape(holder)} - CASH FLOW JAN-JUN ${year}</b>`,
  });
  const row = (text: string, amounts: readonly number[], className = ''): Line => ({
    ...line(text, 0, ...amounts.map(money.whole)),
    className,
    height: 1.35,
  });
  const blank: Line = { cells: Array.from({ length: 8 }, () => ''), height: 1.35 };
  pages.table({
    head: ['', ...halfYear, 'Total'],
    lines: [
      row('Cash at start', starts, 'total'),
      ...into.map(({ name, amounts }) => row(name, amounts)),
      row('Cash in', received, 'total'),
      ...spent.map(({ name, amounts }) => row(name, amounts)),
      row('Cash out', paid, 'total'),
      row('Net cash flow', net, 'total'),
      row('Cash at end', ends, 'total'),
      blank,
      row('Balance per bank', ends),
      row(
        'Difference',
        ends.map(() => 0),
      ),
    ],
  });
  const change = net[6] ?? 0;
  const [from, to] = [`${year}-01-01`, `${year}-06-30`];
  return sheetOf(pages, {
    holder,
    from,
    to,
    figures: { netChange: change },
    more: { endingCash: ends[6] ?? 0 },
  });
}

function partsOfFlow(random: Random) {
  const operating = [
    ...drawn(random, 'Net income', [12_000, 150_000]),
    ...drawn(random, 'Depreciation', [1_000, 20_000]),
    ...drawn(random, 'Change in accounts receivable|Change in inventory', [300, 9_000], -1),
    ...drawn(random, 'Change in accounts payable', [300, 9_000]),
  ];
  const investing = drawn(random, 'Purchases of equipment|Deposit on building lease', [900, 30_000], -1);
  const financing = [
    ...drawn(random, 'Proceeds of term loan', [2_000, 60_000]),
    ...drawn(random, 'Principal paid on notes|Distributions', [1_500, 40_000], -1),
  ];
  return { operating, investing, financing, opening: Math.round(random.cents(4_000, 90_000) / 100) * 100 };
}

function flowOf(
  { operating, investing, financing, opening }: ReturnType<typeof partsOfFlow>,
  holder: string,
  year: number,
) {
  const [run, invested, financed] = [sumOf(operating), sumOf(investing), sumOf(financing)];
  const netChange = run + invested + financed;
  const more = { investingCashFlow: invested, financingCashFlow: financed, endingCash: opening + netChange };
  return { holder, ...yearOf(year), figures: { operatingCashFlow: run, netChange }, more };
}

/** The cash of January 1 is the first line; details left, sums right, the sum beside the last detail of each part. */
function openingFirst({ random }: Request): Sheet {
  const [holder, year, parts] = [firmOf(random), random.between(2021, 2024), partsOfFlow(random)];
  const flow = flowOf(parts, holder, year);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:12.5px/18px serif}td{height:18px}.c1,.c2{text-align:right;width:120px}.sum .c2{font-weight:bold}.rule .c1{border-bottom:1px solid #000}.total td{border-top:0}.total .c2{border-top:1px solid #000;border-bottom:3px double #000}h1{font-size:15px;line-height:21px;font-weight:normal}.sheet{padding:64px 100px}',
    header: () =>
      `<h1><b>${escape(holder)}</b></h1><h1><i>Where the cash came from and where it went</i></h1><h1>Cash flow statement, calendar year ${year}</h1><br>`,
  });
  const show = (cents: number) => (cents < 0 ? `- ${money.whole(-cents)}` : money.whole(cents));
  const part = (title: string, rows: readonly Named[], end: string): Line[] => [
    line(title, 0, '', ''),
    ...rows.map(({ name, cents }, at) => ({
      ...line(name, 2, show(cents), ''),
      className: at === rows.length - 1 ? 'rule' : '',
    })),
    { ...line(end, 1, '', show(sumOf(rows))), className: 'sum' },
  ];
  pages.table({
    lines: [
      { ...line(`Cash, January 1, ${year}`, 0, '', `$ ${show(parts.opening)}`), className: 'sum' },
      ...part('Operations', parts.operating, 'Net cash provided by operating activities'),
      ...part('Investments', parts.investing, 'Net cash used for investing activities'),
      ...part('Financing', parts.financing, 'Net cash from financing activities'),
      line('Net change in cash', 0, '', show(flow.figures.netChange)),
      totalAt(`Cash, December 31, ${year}`, 0, '', `$ ${show(flow.more.endingCash)}`),
    ],
  });
  return sheetOf(pages, flow);
}

/** Sources in a box at the left, uses in a box at the right, and the change of cash below both. */
function sourcesAndUses({ random }: Request): Sheet {
  const [holder, year, parts] = [firmOf(random), random.between(2021, 2024), partsOfFlow(random)];
  const { figures, more } = flowOf(parts, holder, year);
  const all = [...parts.operating, ...parts.investing, ...parts.financing];
  const [sources, uses] = [all.filter(({ cents }) => cents >= 0), all.filter(({ cents }) => cents < 0)];
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern}.two{display:flex;gap:26px;align-items:stretch}.two>div{flex:1;border:1px solid #33617a;padding:8px 12px}.two td{height:22px;line-height:21px;white-space:normal}.two td+td,.below td+td{text-align:right;white-space:nowrap}.two b{color:#33617a}.below{width:60%;margin-left:40%}h1{font-size:19px;line-height:28px;color:#33617a}',
    header: () =>
      `<h1>Sources and uses of cash</h1><div class="flex"><b>${escape(holder)}</b><span>Year ended 12/31/${year}</span></div><br>`,
  });
  const box = (title: string, rows: readonly Named[]) =>
    `<div><b>${title}</b><table>${rows
      .map(({ name, cents }) => `<tr><td>${name}</td><td>$${money.whole(Math.abs(cents))}</td></tr>`)
      .join(
        '',
      )}<tr class="total"><td>Total ${title.toLowerCase()}</td><td>$${money.whole(Math.abs(sumOf(rows)))}</td></tr></table></div>`;
  pages.block(`<div class="two">${box('Sources', sources)}${box('Uses', uses)}</div><br>`, 18);
  pages.table({
    className: 'below',
    lines: [
      line('Net change in cash', 0, money.dollar(figures.netChange).replace('.00', '')),
      line('Cash, beginning of year', 0, money.dollar(parts.opening).replace('.00', '')),
      totalAt('Cash, end of year', 0, money.dollar(more.endingCash).replace('.00', '')),
    ],
  });
  return sheetOf(pages, {
    holder,
    ...yearOf(year),
    figures: { netChange: figures.netChange },
    more: { endingCash: more.endingCash },
  });
}

const violet =
  'body{font-family:PaperWide;font-size:10.5px}table td+td,table th+th{text-align:right;width:118px}th{border-bottom:2px solid #6d28d9}td{height:20px;line-height:19px}.total td{border-top:1px solid #ddd6fe}.band td{background:#f5f3ff;font-weight:bold}h1{font-size:20px;line-height:28px}.sheet{padding:44px 70px}';

/** The sum of each activity stands on the line of its title; free cash flow is computed below the report. */
function freeCashBelow({ random }: Request): Sheet {
  const [holder, year, parts] = [firmOf(random), random.between(2021, 2024), partsOfFlow(random)];
  const flow = flowOf(parts, holder, year);
  const pages = new Pages({
    capacity: 54,
    style: violet,
    header: () =>
      `<h1>Cash Flow Statement</h1>${escape(holder)} &nbsp;|&nbsp; Jan ${year} - Dec ${year} &nbsp;|&nbsp; USD<br><br>`,
  });
  const show = money.brackets;
  const cells = (cents: number, at: number) => [show(earlierOf(cents, at, 100)), show(cents)];
  const before = (rows: readonly Named[]) =>
    rows.reduce((sum, { cents }, at) => sum + earlierOf(cents, at, 100), 0);
  const row = (text: string, depth: number, then: number, now: number, className = ''): Line => ({
    ...line(text, depth, show(then), show(now)),
    className,
    height: 1.35,
  });
  const part = (title: string, rows: readonly Named[]): Line[] => [
    row(title, 0, before(rows), sumOf(rows), 'total'),
    ...rows.map(({ name, cents }, at) => ({ ...line(name, 2, ...cells(cents, at)), height: 1.35 })),
  ];
  const change = before(parts.operating) + before(parts.investing) + before(parts.financing);
  const bought = parts.investing[0]?.cents ?? 0;
  pages.table({
    head: ['', `FY ${year - 1}`, `FY ${year}`],
    lines: [
      ...part('Operating activities', parts.operating),
      ...part('Investing activities', parts.investing),
      ...part('Financing activities', parts.financing),
      row('Net cash increase (decrease)', 0, change, flow.figures.netChange, 'band'),
      row('Opening cash balance', 0, parts.opening - change, parts.opening),
      row('Closing cash balance', 0, parts.opening, flow.more.endingCash, 'band'),
    ],
  });
  pages.table({
    title: 'Free cash flow',
    lines: [
      row('Cash from operating activities', 1, before(parts.operating), sumOf(parts.operating)),
      row('Purchases of equipment', 1, earlierOf(bought, 0, 100), bought),
      row(
        'Free cash flow',
        0,
        before(parts.operating) + earlierOf(bought, 0, 100),
        sumOf(parts.operating) + bought,
        'band',
      ),
    ],
  });
  return sheetOf(pages, flow);
}

export const cashFlowOrders: readonly Layout[] = [
  { name: 'cash-flow-months-and-bank', forgeable: false, make: monthsAndBank },
  { name: 'books-cash-flow-opening-first', forgeable: false, make: openingFirst },
  { name: 'cash-flow-sources-and-uses', forgeable: false, make: sourcesAndUses },
  { name: 'cash-flow-free-cash-below', forgeable: false, make: freeCashBelow },
];
