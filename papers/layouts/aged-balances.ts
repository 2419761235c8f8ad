import { agedSheet, monthEnd, sumOf } from '../aged.ts';
import { addAll } from '../columns.ts';
import { firmOf } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { date, daysFrom, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const ago = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const bucketOf = (days: number) => Math.min(4, Math.ceil(days / 30));

function invoicesOf(day: string, random: Random) {
  return Array.from({ length: random.between(1, 5) }, () => {
    const days = random.chance(0.4) ? 0 : random.between(1, 130);
    const due = ago(day, days === 0 ? -random.between(1, 29) : days);
    const cents = random.chance(0.1) ? -random.cents(20, 300) : random.cents(80, 9_000);
    const amounts = Array.from({ length: 5 }, (_, at) => (at === bucketOf(days) ? cents : 0));
    return { number: random.digits(5), credit: cents < 0, issued: ago(due, 30), due, cents, amounts };
  }).toSorted((a, b) => a.due.localeCompare(b.due));
}

const customersOf = (random: Random, least: number, most: number) =>
  [...new Set(Array.from({ length: random.between(least, most) }, () => names.supplier(random)))].toSorted();

function byCustomer({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const customers = customersOf(random, 12, 24).map((name) => {
    const invoices = invoicesOf(day, random);
    return {
      name,
      invoices,
      sums: addAll(
        invoices.map(({ amounts }) => amounts),
        5,
      ),
    };
  });
  const columns = addAll(
    customers.map(({ sums }) => sums),
    5,
  );
  const pages = new Pages({
    capacity: 38,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:40px 44px}table{font-size:9px}.c4,.c5,.c6,.c7,.c8,.c9{text-align:right}h1,.when{text-align:center}h1{font-size:15px;line-height:21px}th{border-bottom:1px solid #000}.total td{font-weight:normal;border-top:1px dotted #555}.all td{font-weight:bold;border-top:2px solid #000}',
    header: (page) =>
      `<div class="flex"><span>${date.slashed(day)}<br>5:12 PM</span><div><h1>${escape(holder)}</h1><h1>A/R Aging Detail by Customer</h1><div class="when">Aged as of ${date.long(day)} by due date</div></div><span>Page ${page} of {pages}</span></div><br>`,
  });
  const show = (cents: number) => (cents === 0 ? '' : money.brackets(cents));
  const sums = (label: string, amounts: readonly number[], className: string): Line => ({
    cells: [label, '', '', '', ...amounts.map(money.brackets), money.brackets(sumOf(amounts))],
    className,
  });
  pages.table({
    head: ['Type', 'Num', 'Date', 'Due Date', 'Current', '1 - 30', '31 - 60', '61 - 90', '> 90', 'Balance'],
    lines: [
      ...customers.flatMap(({ name, invoices, sums: amounts }): Line[] => [
        { cells: [`<b>${escape(name)}</b>`, '', '', '', '', '', '', '', '', ''] },
        ...invoices.map(({ number, credit, issued, due, cents, amounts: aged }) => ({
          cells: [
            `&nbsp;&nbsp;${credit ? 'Credit Memo' : 'Invoice'}`,
            number,
            date.twoDigits(issued),
            date.twoDigits(due),
            ...aged.map(show),
            money.brackets(cents),
          ],
        })),
        sums(`Total ${escape(name)}`, amounts, 'total'),
      ]),
      sums('TOTAL', columns, 'all'),
    ],
  });
  const [current = 0, , , , over90 = 0] = columns;
  const total = sumOf(columns);
  return agedSheet(pages.html(), { kind: 'ar_aging', holder, day, total, more: { current, over90 } });
}

function unpaidBills({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const rows = customersOf(random, 6, 12).map((name) => {
    const amounts = Array.from({ length: 5 }, () => (random.chance(0.35) ? random.cents(25, 4_000) : 0));
    return { name, amounts: sumOf(amounts) === 0 ? [random.cents(40, 900), 0, 0, 0, 0] : amounts };
  });
  const columns = addAll(
    rows.map(({ amounts }) => amounts),
    5,
  );
  const total = sumOf(columns);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperWide}table td+td,table th+th{text-align:right}h1{font-size:22px;line-height:32px}th{white-space:normal;font-size:9.5px;color:#345;border-bottom:1px solid #9ab}td{height:24px;line-height:24px;border-bottom:1px solid #e4eaf0}.top{background:#f1f5f9;padding:12px 16px;display:flex;gap:60px}.top b{display:block;font-size:18px;line-height:26px}',
    header: (page) =>
      page === 1
        ? `<h1>Aged Payables</h1><b>${escape(holder)}</b><br>As of ${date.short(day)}<br><br>`
        : '<br>',
    footer: (page) =>
      `Aged Payables - ${escape(holder)}<span style="float:right">Page ${page} / {pages}</span>`,
  });
  const [current = 0, ...late] = columns;
  pages.block(
    `<div class="top"><div>Total unpaid<b>${money.dollar(total)}</b></div><div>Total overdue<b>${money.dollar(sumOf(late))}</b></div></div><br>`,
    5,
  );
  pages.table({
    head: [
      'VENDOR',
      'Not yet due',
      '30 days<br>or less',
      '31 to 60<br>days',
      '61 to 90<br>days',
      '91 days<br>or more',
      'Total unpaid',
    ],
    lines: [
      ...rows.map(({ name, amounts }): Line => ({
        cells: [escape(name), ...amounts.map(money.dollar), money.dollar(sumOf(amounts))],
        height: 2,
      })),
      { cells: ['Total unpaid', ...columns.map(money.dollar), money.dollar(total)], className: 'total' },
    ],
  });
  const more = { current, pastDue: sumOf(late), over90: columns.at(-1) ?? 0 };
  return agedSheet(pages.html(), { kind: 'ap_aging', holder, day, total, more });
}

const fixed = (start: string, amounts: readonly string[]): Line => ({
  cells: [escape(`${start.padEnd(34)}${amounts.map((amount) => amount.padStart(13)).join('')}`)],
});

function trialBalance({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random).toUpperCase(), monthEnd(random)];
  const rows = customersOf(random, 9, 20).map((name) => ({
    code: `C${random.digits(5)}`,
    name: name.toUpperCase(),
    limit: random.between(2, 40) * 500,
    amounts: Array.from({ length: 5 }, (_, at) => {
      if (random.chance(0.55)) return 0;
      return at === 4 && random.chance(0.4) ? -random.cents(20, 900) : random.cents(60, 7_000);
    }),
  }));
  const columns = addAll(
    rows.map(({ amounts }) => amounts),
    5,
  );
  const total = sumOf(columns);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:9.6px/15px monospace}td{white-space:pre;padding:0}pre{margin:0;font:inherit}.sheet{padding:48px 40px}',
    header: (page) =>
      `<pre>DATE ${date.slashed(daysFrom(day, 5).to)}${' '.repeat(24)}${escape(holder)}
TIME 07:${random.between(10, 59)}${' '.repeat(22)}ACCOUNTS RECEIVABLE AGED TRIAL BALANCE${' '.repeat(12)}PAGE ${page}
AR-630${' '.repeat(37)}AS OF ${date.slashed(day)}

${fixed('CUSTOMER', ['CURRENT', '31-60', '61-90', '91-120', 'OVER 120', 'BALANCE']).cells[0]}
${'='.repeat(112)}</pre>`,
  });
  const cents = (value: number) => (value === 0 ? '.00' : money.trailing(value));
  pages.table({
    lines: [
      ...rows.flatMap(({ code, name, limit, amounts }) => [
        fixed(`${code} ${name}`, [...amounts, sumOf(amounts)].map(cents)),
        fixed(`       555-01${code.slice(-2)}  CR LIM ${limit}`, []),
      ]),
      fixed(
        '',
        Array.from({ length: 6 }, () => '-'.repeat(11)),
      ),
      fixed('REPORT TOTALS', [...columns, total].map(cents)),
      fixed(
        'PERCENT OF TOTAL',
        columns.map((value) => `${((value / total) * 100).toFixed(1)}%`),
      ),
      fixed(`${rows.length} CUSTOMERS LISTED`, []),
    ],
  });
  return agedSheet(pages.html(), {
    kind: 'ar_aging',
    holder,
    day,
    total,
    more: { current: columns[0] ?? 0 },
  });
}

export const agedBalances: readonly Layout[] = [
  { name: 'books-receivables-by-customer', forgeable: false, make: byCustomer },
  { name: 'books-payables-unpaid-bills', forgeable: false, make: unpaidBills },
  { name: 'books-receivables-trial-balance', forgeable: false, make: trialBalance },
];
