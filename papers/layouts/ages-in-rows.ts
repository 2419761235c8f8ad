import { agedSheet, monthEnd, partners, sumOf } from '../aged.ts';
import { addAll } from '../columns.ts';
import { firmOf } from '../firms.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore } from '../parts.ts';
import type { Layout, Request, Sheet } from '../paper.ts';
import { date, escape, money } from '../print.ts';

const ages = [
  'Current (not due)',
  '1 to 30 days late',
  '31 to 60 days late',
  '61 to 90 days late',
  'Over 90 days late',
];

/** A line for each age with the count of its invoices; the customers follow in a second table. */
function agesAsRows({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const customers = partners(random, random.between(6, 11)).map((name) => ({
    name,
    amounts: ages.map(() => (random.chance(0.5) ? random.cents(120, 9_000) : 0)),
  }));
  const sums = addAll(
    customers.map(({ amounts }) => amounts),
    5,
  );
  const counts = ages.map((_, at) => customers.filter(({ amounts }) => (amounts[at] ?? 0) > 0).length);
  const total = sumOf(sums);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern}table td+td,table th+th{text-align:right}td{height:22px;line-height:21px;border-bottom:1px solid #eee}th{color:#555;border-bottom:1px solid #999}.total td{border-top:1px solid #000}h1{font-size:21px;line-height:30px}h3{font-size:13px;margin-top:12px}.sheet{padding:50px 84px}',
    header: () => `<h1>What customers owe</h1>${escape(holder)}, ${date.long(day)}<br>`,
    footer: () => 'Receivables report, aged from the due date of each invoice',
  });
  const percent = (cents: number) => `${((cents / total) * 100).toFixed(1)}%`;
  pages.table({
    title: 'Accounts receivable by age',
    head: ['Age', 'Invoices', 'Share', 'Amount'],
    lines: [
      ...ages.map((age, at): Line => ({
        cells: [age, String(counts[at]), percent(sums[at] ?? 0), money.dollar(sums[at] ?? 0)],
        height: 1.5,
      })),
      {
        cells: ['Total receivable', String(sumOf(counts)), '100.0%', money.dollar(total)],
        className: 'total',
        height: 1.5,
      },
    ],
  });
  pages.table({
    title: 'Customers, largest first',
    head: ['Customer', 'Not due', 'Late', 'Owed'],
    lines: customers
      .map(({ name, amounts }) => ({ name, open: amounts[0] ?? 0, owed: sumOf(amounts) }))
      .toSorted((a, b) => b.owed - a.owed)
      .map(({ name, open, owed }) => ({
        cells: [escape(name), ...[open, owed - open, owed].map(money.plain)],
        height: 1.5,
      })),
  });
  const more = { current: sums[0] ?? 0, over90: sums[4] ?? 0 };
  return agedSheet(pages.html(), { kind: 'ar_aging', holder, day, total, more });
}

const payers = [
  'Medicare',
  'Medicaid',
  'Blue Ridge Health Plan',
  'Unity Care PPO',
  'Workers Compensation',
  'Auto Insurance',
];

const landscape =
  '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:44px}table td+td,table th+th{text-align:right}td{height:22px;line-height:21px}th{background:#164e63;color:#fff;height:24px;line-height:23px}.total td{border-top:1px solid #164e63}.first td{background:#ecfeff;font-weight:bold}h1{font-size:15px;line-height:22px}';

const clinics = [
  'Mabry Physical Therapy, PLLC',
  'Larkmoor Family Medicine, P.A.',
  'Bayview Orthopedics, P.C.',
];

/** Payers of a clinic: the line of totals stands above them, insurance and patients have sums, credits a column. */
function byPayer({ random }: Request): Sheet {
  const holder = random.pick(clinics);
  const day = monthEnd(random);
  const draw = (name: string) => ({
    name,
    amounts: [
      ...Array.from({ length: 5 }, () => (random.chance(0.75) ? random.cents(90, 24_000) : 0)),
      random.chance(0.5) ? -random.cents(12, 700) : 0,
    ],
  });
  const insurers = payers.map(draw);
  const patients = ['Self-pay', 'After insurance', 'Payment plans'].map(draw);
  const sums = (rows: typeof insurers) =>
    addAll(
      rows.map(({ amounts }) => amounts),
      6,
    );
  const all = sums([...insurers, ...patients]);
  const pages = new Pages({
    capacity: 40,
    style: landscape,
    header: () =>
      `<div class="flex"><div><h1>${escape(holder)}</h1>Accounts Receivable Aging by Responsible Party</div><div class="r">Through ${date.slashed(day)}<br>Aged by date of service</div></div><br>`,
    footer: (page) => `PM-AR-114 &nbsp; page ${page} of {pages}`,
  });
  const row = (text: string, amounts: readonly number[], className = ''): Line => ({
    cells: [
      text,
      ...amounts.map((cents) => (cents === 0 ? '.00' : money.minus(cents))),
      money.minus(sumOf(amounts)),
    ],
    className,
    height: 1.5,
  });
  const rows = (list: typeof insurers) =>
    list.map(({ name, amounts }) => row(`&nbsp;&nbsp;${name}`, amounts));
  pages.table({
    head: ['', '0-30', '31-60', '61-90', '91-120', '121+', 'Unapplied credits', 'Balance'],
    lines: [
      row('Practice total', all, 'first'),
      ...rows(insurers),
      row('Insurance', sums(insurers), 'total'),
      ...rows(patients),
      row('Patients', sums(patients), 'total'),
    ],
  });
  return agedSheet(pages.html(), { kind: 'ar_aging', holder, day, total: sumOf(all) });
}

const weeks = ['Past due', 'Next 7 days', '8 - 14', '15 - 30', 'Later'];

/** Ages that lie ahead: what is past due and what falls due in the next weeks; credits have CR behind them. */
function weeksAhead({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const vendors = partners(random, random.between(7, 12)).map((name) => ({
    name,
    terms: random.pick(['Net 30', 'Net 15', '2/10 N30', 'COD']),
    amounts: weeks.map(() => {
      if (random.chance(0.45)) return 0;
      return random.chance(0.08) ? -random.cents(20, 300) : random.cents(60, 5_000);
    }),
  }));
  const sums = addAll(
    vendors.map(({ amounts }) => amounts),
    5,
  );
  const pages = new Pages({
    capacity: 42,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:40px 48px}body{font:11px/15px monospace}.c2,.c3,.c4,.c5,.c6,.c7{text-align:right}th{border-bottom:1px solid #000}td{height:19px}.total td{border-top:1px solid #000;border-bottom:3px double #000}',
    header: (page) =>
      `<div class="flex"><b>AP CASH REQUIREMENTS / AGED PAYABLES</b><span>Page ${page}</span></div>${escape(holder)}<br>Aging date: ${date.named(day)}<br><br>`,
  });
  const show = (cents: number) => {
    if (cents === 0) return '';
    return `${money.plain(cents)}${cents < 0 ? 'CR' : ''}`;
  };
  pages.table({
    head: ['Vendor', 'Terms', 'Total owed', ...weeks],
    lines: [
      ...vendors.map(({ name, terms, amounts }): Line => ({
        cells: [escape(name), terms, show(sumOf(amounts)), ...amounts.map(show)],
        height: 1.3,
      })),
      { cells: ['All vendors', '', show(sumOf(sums)), ...sums.map(show)], className: 'total', height: 1.3 },
    ],
  });
  return agedSheet(pages.html(), {
    kind: 'ap_aging',
    holder,
    day,
    total: sumOf(sums),
    more: { pastDue: sums[0] ?? 0 },
  });
}

/** The sum of a vendor stands on the line of its name, above its bills; the sum of all stands above the table. */
function vendorSumAbove({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const vendors = partners(random, random.between(5, 10)).map((name) => ({
    name,
    bills: Array.from({ length: random.between(1, 5) }, () => {
      const late = random.between(-28, 118);
      return { number: random.digits(6), late, due: daysBefore(day, late), cents: random.cents(45, 6_000) };
    }),
  }));
  const owed = (bills: (typeof vendors)[number]['bills']) => sumOf(bills.map(({ cents }) => cents));
  const all = vendors.flatMap(({ bills }) => bills);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-size:10.5px}.c3{text-align:right;width:130px}th.c3{text-align:right}.c2{width:150px}.vendor td{background:#f1ece2;font-weight:bold}td{height:19px;line-height:18px}th{border-bottom:1px solid #7c6a46}.sum{border:2px solid #7c6a46;padding:8px 14px;font-size:14px;line-height:20px}.sheet{padding:46px 76px}h1{font-size:17px;line-height:26px}',
    header: (page) =>
      `<div class="flex"><h1>Unpaid bills by vendor (A/P aging detail)</h1><span>${page} / {pages}</span></div>${escape(holder)} &mdash; as of ${date.short(day)}<br><br>`,
  });
  pages.block(
    `<div class="sum flex"><span>Total accounts payable</span><b>${money.dollar(owed(all))}</b></div><br>`,
    4,
  );
  pages.table({
    head: ['Bill', 'Due date', 'Status', 'Amount open'],
    lines: vendors.flatMap(({ name, bills }): Line[] => [
      { cells: [escape(name), '', '', money.dollar(owed(bills))], className: 'vendor', height: 1.3 },
      ...bills.map(({ number, late, due, cents }) => ({
        cells: [
          `&nbsp;&nbsp;No. ${number}`,
          date.short(due),
          late > 0 ? `${late} days past due` : 'Not due',
          money.plain(cents),
        ],
        height: 1.3,
      })),
    ]),
  });
  return agedSheet(pages.html(), { kind: 'ap_aging', holder, day, total: owed(all) });
}

export const agesInRows: readonly Layout[] = [
  { name: 'books-receivables-ages-as-rows', forgeable: false, make: agesAsRows },
  { name: 'clinic-receivables-by-payer', forgeable: false, make: byPayer },
  { name: 'books-payables-weeks-ahead', forgeable: false, make: weeksAhead },
  { name: 'books-payables-vendor-sum-above', forgeable: false, make: vendorSumAbove },
];
