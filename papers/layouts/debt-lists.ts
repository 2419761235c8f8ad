import { two } from '../days.ts';
import { firmOf } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const reasons = [
  'Working capital',
  'Delivery van',
  'Oven and hood',
  'Skid steer',
  'Build-out',
  'Purchase of building',
];

const loansOf = (random: Random, year: number) =>
  Array.from({ length: random.between(3, 7) }, () => {
    const original = random.between(15, 480) * 100_000;
    return {
      lender: random.chance(0.6) ? names.bank(random) : names.union(random),
      address: names.address(random).join(', '),
      original,
      owed: Math.round(original * (0.15 + random.next() * 0.8)),
      monthly: Math.round(original / random.between(45, 80)),
      rate: `${(random.between(375, 1_450) / 100).toFixed(2)}%`,
      opened: `${two(random.between(1, 12))}/${random.between(2017, year - 1)}`,
      due: `${two(random.between(1, 12))}/${random.between(year + 1, year + 9)}`,
      reason: random.pick(reasons),
    };
  });
type Loan = ReturnType<typeof loansOf>[number];

function factsOf(random: Random) {
  const [holder, year] = [firmOf(random), random.between(2022, 2025)];
  const day = `${year}-${random.pick(['02-28', '04-30', '06-30', '10-31', '12-31'])}`;
  const loans = loansOf(random, year);
  const sum = (of: (loan: Loan) => number) => loans.reduce((all, loan) => all + of(loan), 0);
  return { holder, year, day, loans, owed: sum(({ owed }) => owed), monthly: sum(({ monthly }) => monthly) };
}
type Facts = ReturnType<typeof factsOf>;

const sheetOf = (
  pages: Pages,
  { holder, day, loans, owed, monthly }: Facts,
  empty: string[] = [],
): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: 'debt_schedule',
    category: 'financial_reports',
    holder,
    empty,
    period: { from: null, to: day },
    figures: { totalBalance: dollars(owed) },
    more: { totalMonthlyPayment: dollars(monthly), debts: loans.length },
  }),
});

/** A form of a government program: the address of each creditor below its name. */
function addressesBelow({ random }: Request): Sheet {
  const facts = factsOf(random);
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-size:9.5px;line-height:12px}td,th{border:1px solid #000;white-space:normal;vertical-align:middle;line-height:12px}td{height:34px}.c1,.c3,.c6{text-align:right}th{text-align:center;height:34px}h1{text-align:center;font-size:13px;line-height:18px}.total td{border:1px solid #000}',
    header: () =>
      `<div class="r">OMB Approval No.: 3245-9988<br>Expiration Date: 06/30/2027</div><h1>SCHEDULE OF LIABILITIES<br>(Notes, Mortgages and Accounts Payable)</h1><div>Applicant&#39;s Name: <u>${escape(facts.holder)}</u> &nbsp;&nbsp; Date of Schedule: <u>${date.slashed(facts.day)}</u></div><br><div>Use this form to list your debts. The information contained in this schedule is a supplement to your balance sheet and must balance to the liabilities presented on that form.</div><br>`,
    footer: () => 'This form is optional. You may use your own form if you prefer.',
  });
  pages.table({
    head: [
      'Name of Creditor',
      'Original Amount',
      'Original Date',
      'Current Balance',
      'Current or Delinquent',
      'Maturity Date',
      'Payment Amount (Month-Year)',
      'How Secured',
    ],
    lines: [
      ...facts.loans.map(({ lender, address, original, opened, owed, due, monthly }): Line => ({
        cells: [
          `${escape(lender)}<br>${address.replace(', ', '<br>')}`,
          money.dollar(original),
          opened,
          money.dollar(owed),
          'Current',
          due,
          `${money.dollar(monthly)} / mo`,
          'UCC-1, equipment',
        ],
        height: 3.2,
      })),
      {
        cells: [
          'Total Present Balance',
          '',
          '',
          money.dollar(facts.owed),
          '',
          '',
          money.dollar(facts.monthly),
          '',
        ],
        className: 'total',
        height: 3,
      },
    ],
  });
  pages.block('<br>Signed: ______________________________ Title: ________________ Date: __________', 3);
  return sheetOf(pages, facts, ['signature']);
}

/** A spreadsheet of an owner without rules: whole words as headings and the sum in the last row. */
function ownSpreadsheet({ random }: Request): Sheet {
  const facts = factsOf(random);
  const pages = new Pages({
    capacity: 50,
    style:
      'body{font-family:PaperModern;font-size:10.5px}td,th{height:19px}.c2,.c3,.c4,.c5{text-align:right}th{border-bottom:1px solid #000}.total td{border-top:1px solid #000}.sheet{padding:34px 30px}',
    header: () => `<b>${escape(facts.holder)}</b><br>Loans &amp; notes ${date.twoDigits(facts.day)}<br><br>`,
  });
  pages.table({
    head: ['Who we owe', 'What for', 'Borrowed', 'Still owed', 'Rate', 'Pmt / month', 'Paid off by'],
    lines: [
      ...facts.loans.map(({ lender, reason, original, owed, rate, monthly, due }): Line => ({
        cells: [
          escape(lender),
          reason,
          money.whole(original),
          money.plain(owed),
          rate,
          money.plain(monthly),
          due,
        ],
        height: 1.3,
      })),
      {
        cells: ['Total debt', '', '', money.plain(facts.owed), '', money.plain(facts.monthly), ''],
        className: 'total',
      },
    ],
  });
  return sheetOf(pages, facts);
}

/** A note of an accountant's report: a sentence for each loan, the amount at the right of its last line. */
function noteOfReport({ random }: Request): Sheet {
  const facts = factsOf(random);
  const soon = Math.round(facts.owed * 0.22);
  const pages = new Pages({
    capacity: 56,
    style:
      'body{font:12.5px/17px serif}h1{text-align:center;font-size:13px;line-height:18px}td{white-space:normal;vertical-align:bottom;height:17px;padding-bottom:8px}.c0{width:72%}.c1{text-align:right}.total td{font-weight:normal;border-top:0}.total .c1{border-top:1px solid #000}.sheet{padding:70px 90px}',
    header: () =>
      `<h1>${escape(facts.holder.toUpperCase())}</h1><h1>SCHEDULE OF LONG-TERM DEBT</h1><h1>${date.long(facts.day)}</h1><br>`,
  });
  pages.table({
    lines: [
      ...facts.loans.map(({ lender, monthly, rate, due, reason, owed }, at): Line => ({
        cells: [
          `Note payable to ${escape(lender)}, payable in monthly installments of ${money.dollar(monthly)} including interest at ${rate}, maturing ${due}; ${reason.toLowerCase()}.`,
          `${at === 0 ? '$ &nbsp; ' : ''}${money.plain(owed)}`,
        ],
        height: 3.5,
      })),
      { cells: ['Total debt', money.plain(facts.owed)], className: 'total', height: 2 },
      { cells: ['Less current maturities', `(${money.plain(soon)})`], height: 2 },
      {
        cells: ['Long-term debt, net', `$ &nbsp; ${money.plain(facts.owed - soon)}`],
        className: 'total',
        height: 2,
      },
    ],
  });
  const { html, truth } = sheetOf(pages, facts);
  const { debts = 0 } = truth.more;
  return { html, truth: { ...truth, more: { debts, currentMaturities: dollars(soon) } } };
}

export const debtLists: readonly Layout[] = [
  { name: 'debt-schedule-creditor-addresses', forgeable: false, make: addressesBelow },
  { name: 'debt-schedule-own-spreadsheet', forgeable: false, make: ownSpreadsheet },
  { name: 'debt-schedule-note-of-report', forgeable: false, make: noteOfReport },
];
