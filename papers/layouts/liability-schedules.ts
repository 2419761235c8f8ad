import { two } from '../days.ts';
import { firmOf } from '../firms.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const secured = ['Equipment', 'Vehicle', 'All business assets', 'Real estate', 'Unsecured'] as const;

function debtsOf(random: Random, year: number) {
  return Array.from({ length: random.between(3, 8) }, () => {
    const original = random.between(12, 650) * 100_000;
    const opened = random.between(2016, year - 1);
    return {
      creditor: random.chance(0.6) ? names.bank(random) : names.union(random),
      original,
      balance: Math.round(original * (0.1 + random.next() * 0.8)),
      opened: `${two(random.between(1, 12))}/${opened}`,
      matures: `${two(random.between(1, 12))}/${year + random.between(1, 9)}`,
      rate: random.between(390, 1_390) / 100,
      payment: Math.round(original / random.between(50, 90)),
      security: random.pick(secured),
      late: random.chance(0.12),
    };
  });
}

const form =
  '@page{size:11in 8.5in}.sheet{width:1056px;height:816px;padding:40px}table{font-size:9.5px}td,th{border:1px solid #000;height:24px;line-height:22px}th{white-space:normal;text-align:center;line-height:12px;background:#eee;vertical-align:middle}.c1,.c3,.c4,.c6{text-align:right}h1{font-size:15px;line-height:24px;text-align:center}.total td{border:1px solid #000}.fill td{border:0;border-bottom:1px solid #000}';

function lenderForm({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2022, 2025)];
  const day = `${year}-${random.pick(['03-31', '05-31', '09-30', '12-31'])}`;
  const debts = debtsOf(random, year);
  const sum = (of: (debt: (typeof debts)[number]) => number) =>
    debts.reduce((all, debt) => all + of(debt), 0);
  const [owed, monthly] = [sum(({ balance }) => balance), sum(({ payment }) => payment)];
  const pages = new Pages({
    capacity: 40,
    style: form,
    header: () =>
      `<h1>SCHEDULE OF LIABILITIES</h1><table class="fill"><tr><td>Applicant&#39;s Name: &nbsp; ${escape(holder)}</td><td style="text-align:left">Date of Schedule: &nbsp; ${date.slashed(day)}</td></tr></table><br><div>Furnish information on ALL notes payable, mortgages and credit lines. Do not include accounts payable or accrued liabilities. The total must agree with the balance sheet of the same date.</div><br>`,
    footer: () => 'Form SL-14 (Rev. 08/21) &nbsp; Previous editions obsolete',
  });
  const empty: Line = { cells: Array.from({ length: 9 }, () => ''), height: 2 };
  pages.table({
    head: [
      'Name of Creditor',
      'Original Amount',
      'Original Date',
      'Present Balance',
      'Interest Rate',
      'Maturity Date',
      'Monthly Payment',
      'Security',
      'Current or Past Due',
    ],
    lines: [
      ...debts.map(({ creditor, original, opened, balance, rate, matures, payment, security, late }) => ({
        cells: [
          escape(creditor),
          `$ ${money.plain(original)}`,
          opened,
          `$ ${money.plain(balance)}`,
          `${rate.toFixed(2)} %`,
          matures,
          `$ ${money.plain(payment)}`,
          security,
          late ? 'Past Due' : 'Current',
        ],
        height: 2,
      })),
      ...Array.from({ length: 9 - debts.length }, () => empty),
      {
        cells: [
          'TOTAL PRESENT BALANCE',
          '',
          '',
          `$ ${money.plain(owed)}`,
          '',
          '',
          `$ ${money.plain(monthly)}`,
          '',
          '',
        ],
        className: 'total',
        height: 2,
      },
    ],
  });
  pages.block(
    '<br><div class="flex"><span>Signature: ________________________________</span><span>Title: ______________________</span><span>Date: ______________</span></div>',
    3,
  );
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'debt_schedule',
      category: 'financial_reports',
      holder,
      empty: ['signature'],
      period: { from: null, to: day },
      figures: { totalBalance: dollars(owed) },
      more: { totalMonthlyPayment: dollars(monthly), debts: debts.length },
    }),
  };
}

export const liabilitySchedules: readonly Layout[] = [
  { name: 'debt-schedule-lender-form', forgeable: false, make: lenderForm },
];
