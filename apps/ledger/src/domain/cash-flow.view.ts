import { cashFlow as cashFlowSchema, type CashFlowState, type CashFlowView } from '@groundwork/contracts';
import { type CashFlow, cashFlow, cashflowRules } from '@groundwork/engine-cashflow';

export const toCashFlowView = (figures: CashFlow): CashFlowView => cashFlowSchema.parse(figures);

export const emptyCashFlow = (): CashFlowView =>
  toCashFlowView(cashFlow({ accounts: [], rows: [], rules: cashflowRules, reading: 'shown' }));

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0)).toISOString().slice(0, 10);
};

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
