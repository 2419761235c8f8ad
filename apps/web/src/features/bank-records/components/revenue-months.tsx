import { fill } from '@groundwork/wording';
import { formatMoney } from '#shared/formatting/format.ts';
import { words } from '../bank-records.wording.ts';
import { formatMonth } from '../model/month-reason.ts';
import type { CashFlowView } from '../model/views.ts';

type Month = CashFlowView['months'][number];

const mostMonths = 13;
const shortMonth = { month: 'short', timeZone: 'UTC' } as const;

const textOf = ({ month, counted, plain }: Month): string =>
  fill(counted ? words.cashFlow.monthFigures : words.cashFlow.monthNotCounted, {
    month: formatMonth(month),
    revenue: formatMoney(plain.trueRevenue),
    operating: formatMoney(plain.netOperatingCash),
  });

export function RevenueMonths({ months }: Pick<CashFlowView, 'months'>) {
  const latest = months.slice(-mostMonths);
  const highest = Math.max(1, ...latest.map(({ trueRevenue }) => trueRevenue));
  return (
    <section aria-label={words.cashFlow.months} className="revenue-months">
      <h3>{words.cashFlow.months}</h3>
      <ol>
        {latest.map((month) => (
          <li key={month.month} title={textOf(month)}>
            <span
              aria-hidden="true"
              className={month.counted ? 'revenue-bar' : 'revenue-bar revenue-bar-open'}
              style={{ height: `${(Math.max(0, month.trueRevenue) / highest) * 100}%` }}
            />
            <span aria-hidden="true" className="revenue-month">
              {new Date(`${month.month}-01`).toLocaleDateString('en-US', shortMonth)}
            </span>
            <span className="gw-hidden">{textOf(month)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
