import { agedSheet, monthEnd, partners, sumOf } from '../aged.ts';
import { addAll } from '../columns.ts';
import { firmOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore } from '../parts.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

/** The oldest amounts stand first and the current ones last; a row of percents ends the table. */
function oldestFirst({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const rows = partners(random, random.between(9, 16)).map((name) => {
    const amounts = Array.from({ length: 6 }, () => (random.chance(0.4) ? random.cents(55, 6_400) : 0));
    return { name, amounts: sumOf(amounts) > 0 ? amounts : [0, 0, 0, 0, 0, random.cents(90, 900)] };
  });
  const columns = addAll(
    rows.map(({ amounts }) => amounts),
    6,
  );
  const total = sumOf(columns);
  const pages = new Pages({
    capacity: 54,
    style:
      'table{font-size:9.5px}table td+td,table th+th{text-align:right}th{background:#24425c;color:#fff}td{height:18px;line-height:18px}tr:nth-child(odd) td{background:#f2f5f8}h1{font-size:18px;line-height:26px}.total td{border-top:2px solid #24425c}',
    header: () =>
      `<h1>${escape(holder)}</h1><div>Accounts Receivable Aging &ndash; ${date.long(day)}</div><br>`,
    footer: (page) => `Confidential &nbsp; ${page} of {pages}`,
  });
  const percent = (cents: number) => `${((cents / total) * 100).toFixed(1)}%`;
  const blank = (cents: number) => (cents === 0 ? '&ndash;' : money.plain(cents));
  pages.table({
    head: ['Customer', 'Total Due', 'Over 120', '91-120', '61-90', '31-60', '1-30', 'Current'],
    lines: [
      ...rows.map(({ name, amounts }): Line => ({
        cells: [escape(name), money.plain(sumOf(amounts)), ...amounts.map(blank)],
        height: 1.2,
      })),
      { cells: ['Grand Total', ...[total, ...columns].map(money.plain)], className: 'total' },
      { cells: ['% of Total', ...[total, ...columns].map(percent)] },
    ],
  });
  return agedSheet(pages.html(), {
    kind: 'ar_aging',
    holder,
    day,
    total,
    more: { current: columns[5] ?? 0 },
  });
}

function billsOf(day: string, random: Random) {
  return Array.from({ length: random.between(1, 4) }, () => {
    const late = random.between(-25, 110);
    const credit = random.chance(0.12);
    return {
      number: `${random.pick(['INV', 'B', 'SI-'])}${random.digits(5)}`,
      due: daysBefore(day, late),
      issued: daysBefore(day, late + 30),
      late,
      cents: credit ? -random.cents(15, 240) : random.cents(70, 5_200),
    };
  });
}

/** Each open bill under its vendor with its days past due. */
function openBills({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const vendors = partners(random, random.between(6, 12)).map((name) => ({
    name,
    bills: billsOf(day, random),
  }));
  const all = vendors.flatMap(({ bills }) => bills);
  const total = sumOf(all.map(({ cents }) => cents));
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font:10.5px/15px monospace}.c3,.c4{text-align:right}h1{font-size:13px;line-height:18px}.name td{font-weight:bold;padding-top:2px}.total td{border-top:1px dashed #000}',
    header: (page) =>
      `<div class="flex"><h1>Open Payables by Vendor</h1><span>Page ${page}</span></div>${escape(holder)}<br>Aging date ${date.slashed(day)} &nbsp; Sort: vendor name &nbsp; Include: open items<hr>`,
  });
  pages.table({
    head: ['Bill number', 'Bill date', 'Due date', 'Days past due', 'Open amount'],
    lines: [
      ...vendors.flatMap(({ name, bills }): Line[] => [
        { cells: [escape(name), '', '', '', ''], className: 'name' },
        ...bills.map(({ number, issued, due, late, cents }) => ({
          cells: [
            `&nbsp;&nbsp;${number}`,
            date.slashed(issued),
            date.slashed(due),
            late > 0 ? String(late) : '',
            money.trailing(cents),
          ],
        })),
        {
          cells: ['', '', '', 'Vendor total', money.trailing(sumOf(bills.map(({ cents }) => cents)))],
          className: 'total',
        },
      ]),
      { cells: ['REPORT TOTAL', '', '', `${all.length} bills`, money.trailing(total)], className: 'total' },
    ],
  });
  return agedSheet(pages.html(), { kind: 'ap_aging', holder, day, total });
}

/** Two lines for each customer: the name with its telephone and terms, and four ages with credits in angle brackets. */
function fourAges({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const rows = partners(random, random.between(8, 14)).map((name) => ({
    name,
    amounts: Array.from({ length: 4 }, (_, at) => {
      if (random.chance(0.5)) return at === 0 ? random.cents(50, 900) : 0;
      return random.chance(0.15) ? -random.cents(10, 300) : random.cents(60, 8_200);
    }),
  }));
  const columns = addAll(
    rows.map(({ amounts }) => amounts),
    4,
  );
  const total = sumOf(columns);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:serif}table td+td,table th+th{text-align:right}h1,.when{text-align:center}h1{font-size:15px;line-height:20px}th{border-bottom:1px solid #000;border-top:1px solid #000}td{height:30px;white-space:normal}.total td{border-bottom:3px double #000;height:18px}small{color:#444}',
    header: (page) =>
      `<h1>${escape(holder)}</h1><h1>Aged Receivables</h1><div class="when">As of ${date.short(day)}<br><small>Filter Criteria includes: Report order is by Name. Report is printed in Summary Format.</small></div><div class="r">Page: ${page}</div>`,
  });
  const angle = (cents: number) => {
    if (cents === 0) return '';
    return cents < 0 ? `&lt;${money.plain(cents)}&gt;` : money.plain(cents);
  };
  pages.table({
    head: ['Customer', '0 - 30', '31 - 60', '61 - 90', 'Over 90 days', 'Amount Due'],
    lines: [
      ...rows.map(({ name, amounts }): Line => ({
        cells: [
          `${escape(name)}<br><small>555-01${random.digits(2)} &nbsp; Net 30</small>`,
          ...amounts.map(angle),
          angle(sumOf(amounts)),
        ],
        height: 2,
      })),
      { cells: ['Report Total', ...columns.map(angle), angle(total)], className: 'total', height: 2 },
    ],
  });
  const more = { over90: columns[3] ?? 0 };
  return agedSheet(pages.html(), { kind: 'ar_aging', holder, day, total, more });
}

export const ageTables: readonly Layout[] = [
  { name: 'books-receivables-oldest-first', forgeable: false, make: oldestFirst },
  { name: 'books-payables-open-bills', forgeable: false, make: openBills },
  { name: 'books-receivables-four-ages', forgeable: false, make: fourAges },
];
