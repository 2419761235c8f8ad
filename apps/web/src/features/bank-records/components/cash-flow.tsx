import { Card, DataList, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ChartNoAxesColumn } from 'lucide-react';
import { formatMoney } from '#shared/formatting/format.ts';
import { useCashFlow } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { formatMonth } from '../model/month-reason.ts';
import { BankRows } from './bank-rows.tsx';
import { RevenueMonths } from './revenue-months.tsx';
import type { CashFlowView } from '../model/views.ts';

type Trailing = NonNullable<CashFlowView['trailing']['3']>;

function Figures({ title, figures }: { readonly title: string; readonly figures: Trailing }) {
  const { plain, nsfCount } = figures;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <DataList
        rows={[
          { label: words.cashFlow.revenue, value: formatMoney(plain.trueRevenue) },
          { label: words.cashFlow.operating, value: formatMoney(plain.netOperatingCash) },
          { label: words.cashFlow.debt, value: formatMoney(plain.debtService) },
          { label: words.cashFlow.balance, value: formatMoney(plain.averageDailyBalance) },
          { label: words.cashFlow.returned, value: String(nsfCount) },
        ]}
      />
    </section>
  );
}

const mostShown = 5;

function Payers({ payers }: Pick<CashFlowView, 'payers'>) {
  return (
    <section aria-label={words.cashFlow.payers}>
      <h3>{words.cashFlow.payers}</h3>
      {payers.length === 0 ? <p>{words.cashFlow.none}</p> : null}
      <ul className="cash-list">
        {payers.slice(0, mostShown).map(({ payee, plain: { amount, percent } }) => (
          <li key={payee}>
            <strong>{payee}</strong>
            <span>
              {formatMoney(amount)} · {fill(words.cashFlow.share, { percent: `${percent.toFixed(1)}%` })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Debts({ debts }: Pick<CashFlowView, 'debts'>) {
  return (
    <section aria-label={words.cashFlow.debts}>
      <h3>{words.cashFlow.debts}</h3>
      {debts.length === 0 ? <p>{words.cashFlow.none}</p> : null}
      <ul className="cash-list">
        {debts.slice(0, mostShown).map(({ payee, class: rowClass, rhythm, plain }) => (
          <li key={`${payee} ${rowClass}`}>
            <strong>{payee === '' ? words.classes[rowClass] : payee}</strong>
            <span>
              {words.cashFlow.rhythms[rhythm]} ·{' '}
              {fill(words.cashFlow.monthly, { amount: formatMoney(plain.monthly ?? plain.amount) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Content({ cashFlow }: { readonly cashFlow: CashFlowView }) {
  const { trailing, payers, debts, months } = cashFlow;
  if (months.length === 0)
    return <EmptyState icon={<ChartNoAxesColumn aria-hidden="true" />} title={words.cashFlow.empty} />;
  return (
    <>
      <RevenueMonths months={months} />
      {trailing['3'] === null ? (
        <p>{words.cashFlow.empty}</p>
      ) : (
        <div className="cash-figures">
          <Figures title={words.cashFlow.quarter} figures={trailing['3']} />
          {trailing['12'] === null ? null : <Figures title={words.cashFlow.year} figures={trailing['12']} />}
          <Payers payers={payers} />
          <Debts debts={debts} />
        </div>
      )}
      <BankRows />
    </>
  );
}

const subtitleOf = ({ countedThrough }: CashFlowView): string =>
  countedThrough === null
    ? words.cashFlow.notCounted
    : fill(words.cashFlow.subtitle, { month: formatMonth(countedThrough) });

export function CashFlow() {
  const { data, error, refresh } = useCashFlow();
  return (
    <Card
      title={words.cashFlow.title}
      className="bank-records"
      {...(data !== undefined && { subtitle: subtitleOf(data) })}
    >
      {data !== undefined ? (
        <Content cashFlow={data} />
      ) : error === undefined ? (
        <Loading label={words.loading}>
          <RowsSkeleton rows={3} />
        </Loading>
      ) : (
        <ErrorState title={words.away} text={words.awayText} onRetry={refresh} />
      )}
    </Card>
  );
}
