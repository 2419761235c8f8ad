import { cashFlow as cashFlowSchema, type CashFlowState, type CashFlowView } from '@groundwork/contracts';
import { type CashFlow, cashFlow, cashflowRules, lastDayOf } from '@groundwork/engine-cashflow';

const mostNames = 100;
const mostSignals = 50;
const mostRows = 200;

const toShortSignal = (signal: CashFlow['signals'][number]) =>
  signal.code === 'SOURCES_DISAGREE' ? { ...signal, rows: signal.rows.slice(0, mostRows) } : signal;

/** The lists are cut, so that the reply fits into a message. */
export const toCashFlowView = (figures: CashFlow): CashFlowView =>
  cashFlowSchema.parse({
    ...figures,
    payers: figures.payers.slice(0, mostNames),
    debts: figures.debts.slice(0, mostNames),
    signals: figures.signals.slice(0, mostSignals).map(toShortSignal),
  });

export const emptyCashFlow = (): CashFlowView =>
  toCashFlowView(cashFlow({ accounts: [], rows: [], rules: cashflowRules, reading: 'shown' }));

/** The first month of the last run of counted months. */
function runStart({ months, countedThrough }: CashFlow): string | null {
  let at = months.findIndex(({ month }) => month === countedThrough);
  if (at < 0) return null;
  while (months[at - 1]?.counted === true) at -= 1;
  return months[at]?.month ?? null;
}

export function toCashFlowState(figures: CashFlow): CashFlowState {
  const { countedThrough, trailing } = figures;
  const start = runStart(figures);
  return {
    countedFrom: start === null ? null : `${start}-01`,
    countedThrough: countedThrough === null ? null : lastDayOf(countedThrough),
    trailing3: trailing['3'],
    trailing12: trailing['12'],
  };
}
