import { agedSheet, monthEnd, sumOf } from '../aged.ts';
import { addAll, partsOf } from '../columns.ts';
import { two } from '../days.ts';
import { firmOf, ownerOf } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { daysBefore } from '../parts.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const remarks = [
  'promised for Friday',
  'disputes freight',
  'left message',
  'check is in the mail',
  '',
  '',
  '',
];

const openInvoices = (day: string, random: Random) =>
  Array.from({ length: random.between(14, 34) }, () => {
    const late = random.chance(0.35) ? 0 : random.between(1, 140);
    return {
      customer: names.supplier(random),
      phone: `555-01${random.digits(2)}`,
      number: `INV-${random.digits(5)}`,
      due: daysBefore(day, late === 0 ? -random.between(0, 28) : late),
      late,
      cents: random.cents(70, 8_500),
      remark: late === 0 ? '' : random.pick(remarks),
    };
  }).toSorted((a, b) => b.late - a.late || a.due.localeCompare(b.due));

function collectionList({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const invoices = openInvoices(day, random);
  const ages = addAll(
    invoices.map(({ late, cents }) =>
      [0, 1, 2, 3, 4].map((at) => (at === Math.min(4, Math.ceil(late / 30)) ? cents : 0)),
    ),
    5,
  );
  const total = sumOf(ages);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern;font-size:9.5px}.box{border:1px solid #b04a2f;padding:8px 14px;width:310px;margin-bottom:10px}.box td+td{text-align:right}.c4,.c5{text-align:right}.list .c6{padding-left:14px;font-style:italic}.list th{border-bottom:2px solid #b04a2f}.list td{height:18px;line-height:17px;border-bottom:1px solid #eee}h1{font-size:18px;line-height:26px;color:#b04a2f}',
    header: (page) =>
      page === 1
        ? `<h1>Collections Report</h1><b>${escape(holder)}</b> &nbsp; Open receivables on ${date.long(day)}<br><br>`
        : `<div class="flex"><span>Collections Report, continued</span><span>${escape(holder)}</span></div><br>`,
    footer: (page) => `Accounts receivable &nbsp; <span style="float:right">Page ${page} of {pages}</span>`,
  });
  const labels = [
    'Not due',
    '1 to 30 days late',
    '31 to 60 days late',
    '61 to 90 days late',
    'Over 90 days late',
  ];
  const fact = (label: string, cents: number) =>
    `<tr><td>${label}</td><td>${money.dollar(cents)}</td><td>${((cents / total) * 100).toFixed(0)}%</td></tr>`;
  pages.block(
    `<div class="box"><b>Aging of receivables</b><table>${labels.map((label, at) => fact(label, ages[at] ?? 0)).join('')}<tr><td><b>Total receivables</b></td><td><b>${money.dollar(total)}</b></td><td>100%</td></tr></table></div>`,
    9,
  );
  pages.table({
    className: 'list',
    head: ['Customer', 'Phone', 'Invoice', 'Due', 'Days late', 'Open amount', 'Last contact'],
    lines: invoices.map(({ customer, phone, number, due, late, cents, remark }) => ({
      cells: [
        escape(customer),
        phone,
        number,
        date.monthDay(due),
        late === 0 ? '' : String(late),
        money.plain(cents),
        remark,
      ],
      height: 1.25,
    })),
  });
  const [current = 0, , , , over90 = 0] = ages;
  const more = { current, over90 };
  return agedSheet(pages.html(), { kind: 'ar_aging', holder, day, total, more });
}

const builders = ['Delgado Bros. Concrete, Inc.', 'Ostrander Electric Company', 'Summit Ridge Roofing Inc'];

function withRetainage({ random }: Request): Sheet {
  const [holder, day] = [random.pick(builders), monthEnd(random)];
  const vendors = [...new Set(Array.from({ length: 14 }, () => names.supplier(random)))].toSorted();
  const rows = vendors.map((name, at) => {
    const amounts = [0, 1, 2, 3].map((age) =>
      random.chance(0.45) || age === at % 4 ? random.cents(90, 16_000) : 0,
    );
    return { name, amounts, held: random.chance(0.5) ? Math.round(sumOf(amounts) / 10) : 0 };
  });
  const columns = addAll(
    rows.map(({ amounts, held }) => [...amounts, sumOf(amounts), held, sumOf(amounts) - held]),
    7,
  );
  const total = columns[4] ?? 0;
  const pages = new Pages({
    capacity: 38,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:40px 48px}body{font:10.5px/15px monospace}table{font-size:10px}table td+td,table th+th{text-align:right}th{border-top:1px dashed #000;border-bottom:1px dashed #000}.total td{border-top:1px dashed #000}td{height:18px}',
    header: (page) =>
      `<div class="flex"><span>${escape(holder)}</span><span>PAGE ${page}</span></div><div class="flex"><b>AP AGING BY VENDOR WITH RETAINAGE</b><span>AGED BY INVOICE DATE</span></div>AS OF ${date.slashed(day)}<br><br>`,
  });
  const show = (cents: number) => (cents === 0 ? '0.00' : money.trailing(cents));
  pages.table({
    head: ['VENDOR', '0-30', '31-60', '61-90', '91+', 'TOTAL OPEN', 'RETAINAGE', 'NET PAYABLE'],
    lines: [
      ...rows.map(({ name, amounts, held }, at): Line => ({
        cells: [
          `${1000 + at * 7} ${escape(name.toUpperCase())}`,
          ...[...amounts, sumOf(amounts), held, sumOf(amounts) - held].map(show),
        ],
        height: 1.25,
      })),
      { cells: [`VENDORS: ${rows.length}`, ...columns.map(show)], className: 'total' },
    ],
  });
  const more = { current: columns[0] ?? 0, over90: columns[3] ?? 0, retainage: columns[5] ?? 0 };
  return agedSheet(pages.html(), { kind: 'ap_aging', holder, day, total, more });
}

function loansOf(random: Random, year: number) {
  return Array.from({ length: random.between(4, 7) }, () => {
    const original = random.between(12, 420) * 100_000;
    return {
      lender: random.chance(0.6) ? names.bank(random) : names.union(random),
      number: `...${random.digits(4)}`,
      original,
      owed: Math.round(original * (0.2 + random.next() * 0.7)),
      monthly: Math.round(original / random.between(44, 82)),
      rate: `${(random.between(399, 1_350) / 100).toFixed(2)}%`,
      due: `${two(random.between(1, 12))}/${two(random.between(1, 28))}/${random.between(year + 1, year + 8)}`,
      pledge: random.pick(['2021 box truck', 'All business assets', 'None', 'Walk-in cooler', 'Real estate']),
    };
  });
}

const debtSheet = (
  pages: Pages,
  holder: string,
  day: string,
  loans: ReturnType<typeof loansOf>,
  more: Record<string, number>,
): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: 'debt_schedule',
    category: 'financial_reports',
    holder,
    period: { from: null, to: day },
    figures: { totalBalance: dollars(sumOf(loans.map(({ owed }) => owed))) },
    more: { ...more, debts: loans.length },
  }),
});

function oneBlockEach({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), monthEnd(random)];
  const loans = loansOf(random, Number(day.slice(0, 4)));
  const [owed, monthly] = [sumOf(loans.map((loan) => loan.owed)), sumOf(loans.map((loan) => loan.monthly))];
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperWide}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 22px}.loan{border:1px solid #999;border-radius:6px;padding:8px 12px;height:136px;margin-bottom:14px}.all{background:#eef;padding:10px 14px}h1{font-size:19px;line-height:28px}',
    header: (page) =>
      page === 1
        ? `<h1>Business debts</h1>${escape(holder)} &nbsp;&middot;&nbsp; Schedule of debts as of ${date.short(day)} &nbsp;&middot;&nbsp; Prepared by ${escape(ownerOf(random))}<br><br>`
        : '<br>',
  });
  const fact = (label: string, value: string) =>
    `<div class="flex"><span>${label}</span><b>${value}</b></div>`;
  const block = (loan: (typeof loans)[number], at: number) =>
    `<div class="loan"><div>${at + 1}. <b>${escape(loan.lender)}</b> ${loan.number}</div>${fact('Original amount', money.dollar(loan.original))}${fact('Current balance', money.dollar(loan.owed))}${fact('Monthly payment', money.dollar(loan.monthly))}${fact('Interest rate', loan.rate)}${fact('Maturity', loan.due)}${fact('Collateral', loan.pledge)}</div>`;
  for (let at = 0; at < loans.length; at += 2)
    pages.block(
      `<div class="two">${loans
        .slice(at, at + 2)
        .map((loan, place) => block(loan, at + place))
        .join('')}</div>`,
      10,
    );
  pages.block(
    `<div class="all">${fact('Total balance of all debts', money.dollar(owed))}${fact('Total monthly payments', money.dollar(monthly))}</div>`,
    4,
  );
  return debtSheet(pages, holder, day, loans, { totalMonthlyPayment: dollars(monthly) });
}

function maturitiesByYear({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2022, 2025)];
  const drawn = loansOf(random, year);
  const loans = drawn.map((loan) => ({ ...loan, owed: Math.round(loan.owed / 100) * 100 }));
  const rows = loans.map(({ owed }, at) => partsOf(owed / 100, at, 6).map((part) => part * 100));
  const columns = addAll(rows, 6);
  const owed = sumOf(columns);
  const pages = new Pages({
    capacity: 36,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:48px 56px}body{font:11.5px/17px serif}td{height:22px;line-height:21px}table td,table th{text-align:right}.c0,.c1{text-align:left!important}th{border-bottom:1px solid #000}.total td{border-top:1px solid #000;border-bottom:3px double #000}h1{font-size:14px;line-height:19px}',
    header: () =>
      `<h1>${escape(holder)}</h1><h1>Notes Payable and Maturities of Principal</h1>December 31, ${year}<br><br>`,
    footer: () => 'Amounts due in the years after the date of this schedule, by the terms of each note.',
  });
  const ages = [1, 2, 3, 4, 5].map((at) => String(year + at));
  pages.table({
    head: ['Lender', 'Note', 'Rate', 'Balance', ...ages, 'Thereafter'],
    lines: [
      ...loans.map(({ lender, number, rate, owed: balance }, at): Line => ({
        cells: [escape(lender), number, rate, money.whole(balance), ...(rows[at] ?? []).map(money.whole)],
        height: 1.5,
      })),
      {
        cells: [
          'Total notes payable',
          '',
          '',
          `$${money.whole(owed)}`,
          ...columns.map((cents) => `$${money.whole(cents)}`),
        ],
        className: 'total',
      },
    ],
  });
  return debtSheet(pages, holder, `${year}-12-31`, loans, { currentMaturities: dollars(columns[0] ?? 0) });
}

export const agesAndTerms: readonly Layout[] = [
  { name: 'books-receivables-collection-list', forgeable: false, make: collectionList },
  { name: 'books-payables-with-retainage', forgeable: false, make: withRetainage },
  { name: 'debt-schedule-one-block-each', forgeable: false, make: oneBlockEach },
  { name: 'debt-schedule-maturities-by-year', forgeable: false, make: maturitiesByYear },
];
