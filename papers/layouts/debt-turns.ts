import { addAll } from '../columns.ts';
import { two } from '../days.ts';
import { firmOf } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const uses = ['Delivery truck', 'Working capital', 'Ovens', 'Building', 'Forklift', 'Software'];

const loansOf = (random: Random, year: number, count: number) =>
  Array.from({ length: count }, () => {
    const original = random.between(18, 520) * 100_000;
    const opening = Math.round((original * random.between(30, 92)) / 100);
    const paid = Math.round((opening * random.between(8, 34)) / 100);
    const advanced = random.chance(0.25) ? random.between(4, 40) * 100_000 : 0;
    const rate = random.between(410, 1_350);
    return {
      lender: random.chance(0.6) ? names.bank(random) : names.union(random),
      number: `...${random.digits(4)}`,
      use: random.pick(uses),
      original,
      opening,
      paid,
      advanced,
      owed: opening + advanced - paid,
      rate: `${(rate / 100).toFixed(2)}%`,
      interest: Math.round((opening * rate) / 10_000),
      monthly: Math.round(original / random.between(44, 84)),
      opened: `${two(random.between(1, 12))}/${random.between(2017, year - 1)}`,
      matures: `${two(random.between(1, 12))}/${random.between(year + 1, year + 10)}`,
    };
  });
type Loan = ReturnType<typeof loansOf>[number];

interface Facts {
  readonly holder: string;
  readonly day: string;
  readonly loans: readonly Loan[];
  readonly more: Readonly<Record<string, number>>;
}

const totalOf = (loans: readonly Loan[], of: (loan: Loan) => number) =>
  loans.reduce((sum, loan) => sum + of(loan), 0);

const sheetOf = (pages: Pages, { holder, day, loans, more }: Facts): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: 'debt_schedule',
    category: 'financial_reports',
    holder,
    period: { from: null, to: day },
    figures: { totalBalance: dollars(totalOf(loans, ({ owed }) => owed)) },
    more: { ...more, debts: loans.length },
  }),
});

/** Each loan is a column, each fact a line; the sums stand in the last column. */
function loansAsColumns({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2022, 2025)];
  const day = `${year}-${random.pick(['03-31', '06-30', '09-30', '12-31'])}`;
  const loans = loansOf(random, year, random.between(3, 5));
  const pages = new Pages({
    capacity: 40,
    style:
      '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:46px}td,th{border:1px solid #94a3b8;height:27px;line-height:26px;padding:0 8px}th{background:#334155;color:#fff}table td+td,table th+th{text-align:right}td:first-child{background:#f1f5f9;font-weight:bold}.total td{border:1px solid #94a3b8;background:#e2e8f0}h1{font-size:17px;line-height:26px}',
    header: () =>
      `<div class="flex"><h1>Business debt schedule</h1><b>${escape(holder)}</b></div>All notes, leases and credit lines as of ${date.long(day)}<br><br>`,
    footer: () => 'Prepared for the renewal of the credit line',
  });
  const row = (label: string, cells: readonly string[], sum = '', className = ''): Line => ({
    cells: [label, ...cells, sum],
    className,
    height: 1.8,
  });
  const amounts = (label: string, of: (loan: Loan) => number, className = '') =>
    row(
      label,
      loans.map((loan) => money.dollar(of(loan))),
      money.dollar(totalOf(loans, of)),
      className,
    );
  const texts = (label: string, of: (loan: Loan) => string) => row(label, loans.map(of));
  pages.table({
    head: ['', ...loans.map((_, at) => `Loan ${at + 1}`), 'All loans'],
    lines: [
      texts('Lender', ({ lender }) => escape(lender)),
      texts('Account', ({ number }) => number),
      texts('Purpose', ({ use }) => use),
      texts('Opened', ({ opened }) => opened),
      amounts('Original amount', ({ original }) => original),
      amounts('Current balance', ({ owed }) => owed, 'total'),
      texts('Interest rate', ({ rate }) => rate),
      amounts('Monthly payment', ({ monthly }) => monthly),
      texts('Maturity', ({ matures }) => matures),
      texts('Status', () => 'Current'),
    ],
  });
  const more = { totalMonthlyPayment: dollars(totalOf(loans, ({ monthly }) => monthly)) };
  return sheetOf(pages, { holder, day, loans, more });
}

/** The balances of a year: opening, advances, principal paid, closing; the interest of the year stands apart. */
function balanceRollforward({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2022, 2025)];
  const loans = loansOf(random, year, random.between(4, 8));
  const [day, before] = [`${year}-12-31`, `12/31/${year - 1}`];
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font:10.5px/16px serif}table td+td,table th+th{text-align:right}th{white-space:normal;vertical-align:bottom;font-weight:normal;border-bottom:1px solid #000}td{white-space:normal;height:34px}.total td{border-top:1px solid #000;border-bottom:3px double #000;height:18px;font-weight:normal}h1{text-align:center;font-size:14px;line-height:19px}.c0{width:290px}td+td{white-space:nowrap}',
    header: () =>
      `<h1>${escape(holder)}</h1><h1>Schedule of Notes Payable</h1><h1>For the Year Ended December 31, ${year}</h1><br>`,
    footer: () => '<i>Supplementary information. See accountant&#39;s report.</i>',
  });
  const amountsOf = ({ opening, advanced, paid, owed, interest }: Loan) => [
    opening,
    advanced,
    -paid,
    owed,
    interest,
  ];
  const show = (cents: number) => (cents === 0 ? '&ndash;' : money.brackets(cents));
  const sums = addAll(loans.map(amountsOf), 5);
  pages.table({
    head: [
      'Lender and terms',
      `Balance ${before}`,
      'Advances',
      'Principal paid',
      `Balance 12/31/${year}`,
      'Interest expense',
    ],
    lines: [
      ...loans.map((loan): Line => ({
        cells: [
          `${escape(loan.lender)} ${loan.number}<br>${loan.rate}, due ${loan.matures}, ${loan.use.toLowerCase()}`,
          ...amountsOf(loan).map(show),
        ],
        height: 2.3,
      })),
      { cells: ['Total notes payable', ...sums.map(show)], className: 'total', height: 1.3 },
    ],
  });
  return sheetOf(pages, { holder, day, loans, more: {} });
}

export const debtTurns: readonly Layout[] = [
  { name: 'debt-schedule-loans-as-columns', forgeable: false, make: loansAsColumns },
  { name: 'debt-schedule-balance-rollforward', forgeable: false, make: balanceRollforward },
];
