import { names } from '../names.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, money } from '../print.ts';
import { line, report, total } from '../report.ts';

function projections({ random }: Request): Sheet {
  const holder = names.holder(random);
  const year = random.between(2025, 2026);
  const pages = report(
    'td,th{border:1px solid #bbb}',
    'Three-Year Financial Projections',
    holder,
    `Fiscal years ${year} - ${year + 2}`,
  );
  const first = random.between(80, 900) * 100_000;
  const revenue = [first, Math.round(first * 1.18), Math.round(first * 1.35)];
  const cost = revenue.map((cents) => Math.round(cents * 0.38));
  const expense = revenue.map((cents) => Math.round(cents * 0.41));
  const net = revenue.map((cents, at) => cents - (cost[at] ?? 0) - (expense[at] ?? 0));
  const row = (text: string, cells: readonly number[]) =>
    line(text, 0, ...cells.map((cents) => `$${money.whole(cents)}`));
  pages.table({
    head: ['', ...[0, 1, 2].map((at) => `Year ${at + 1} (${year + at})`)],
    lines: [
      row('Projected Revenue', revenue),
      row('Cost of Goods Sold', cost),
      row('Operating Expenses', expense),
      row('Projected Net Income', net),
    ],
  });
  pages.block(
    '<br><b>Assumptions</b><br>Prices rise by 3% a year. One new location opens in the second year.',
    4,
  );
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'financial_projections',
      category: 'financial_reports',
      holder,
      figures: {
        projectedRevenue: Math.round((revenue[0] ?? 0) / 100),
        projectedNetIncome: Math.round((net[0] ?? 0) / 100),
      },
    }),
  };
}

function debtSchedule({ random }: Request): Sheet {
  const holder = names.holder(random);
  const day = `${random.between(2023, 2025)}-${random.pick(['03-31', '06-30', '12-31'])}`;
  const pages = report(
    'td,th{border:1px solid #888;white-space:normal}',
    'BUSINESS DEBT SCHEDULE',
    holder,
    `As of ${date.slashed(day)}`,
  );
  const debts = Array.from({ length: random.between(3, 7) }, () => {
    const original = random.between(50, 2_500) * 10_000;
    return {
      lender: random.chance(0.5) ? names.bank(random) : names.union(random),
      original,
      balance: Math.round(original * (0.2 + random.next() * 0.7)),
      monthly: Math.round(original / 55),
      rate: random.between(450, 1150),
    };
  });
  const sum = (of: (debt: (typeof debts)[number]) => number) =>
    debts.reduce((all, debt) => all + of(debt), 0);
  pages.table({
    head: [
      'Creditor',
      'Original Amount',
      'Present Balance',
      'Rate of Interest',
      'Monthly Payment',
      'Collateral',
      'Current or Delinquent',
    ],
    lines: [
      ...debts.map(({ lender, original, balance, monthly, rate }) =>
        line(
          lender,
          0,
          money.dollar(original),
          money.dollar(balance),
          `${(rate / 100).toFixed(2)}%`,
          money.dollar(monthly),
          'Equipment',
          'Current',
        ),
      ),
      total(
        'TOTAL',
        money.dollar(sum((debt) => debt.original)),
        money.dollar(sum((debt) => debt.balance)),
        '',
        money.dollar(sum((debt) => debt.monthly)),
        '',
        '',
      ),
    ],
  });
  pages.block('<br>Signature: ______________________ &nbsp; Date: __________', 3);
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'debt_schedule',
      category: 'financial_reports',
      holder,
      period: { from: null, to: day },
      empty: ['signature'],
      more: {
        totalBalance: dollars(sum((debt) => debt.balance)),
        totalMonthlyPayment: dollars(sum((debt) => debt.monthly)),
        debts: debts.length,
      },
    }),
  };
}

export const lendingPapers: readonly Layout[] = [
  { name: 'spreadsheet-projections', forgeable: false, make: projections },
  { name: 'debt-schedule', forgeable: false, make: debtSchedule },
];
