import type { Action, BalanceSheetLever, NumberLever } from '../../advice/actions.ts';
import {
  balanceSheetActions,
  financialsAnchors as anchors,
  financialsNeeds as needs,
} from '../../wording/financials.wording.ts';
import { actions11 } from '../1.1/actions.ts';

const ratio: NumberLever = {
  kind: 'atMost',
  field: 'debtToEquityRatio',
  decimals: 2,
  from: 0.01,
  to: 1e12,
  unit: 'ratio',
};
const liabilities: NumberLever = {
  kind: 'atMost',
  field: 'totalLiabilities',
  decimals: 0,
  from: 0,
  to: 1e12,
  unit: 'dollars',
};

const balanceSheet: BalanceSheetLever = {
  ...balanceSheetActions.BF9,
  lever: { ...liabilities, beside: ratio },
  anchors: [
    {
      fields: ['currentAssets', 'debtToEquityRatio'],
      noun: anchors.currentAssets,
      nounAfterZero: anchors.debtToEquity,
    },
  ],
};

const withoutDebt = ({ anchors: all = [] }: Action): Partial<Action> => ({
  anchors: all.filter(({ fields }) => !fields.includes('monthlyDebtPayments')),
  need: needs.debtPayments,
});

const changes: Readonly<Record<string, (action: Action) => Partial<Action>>> = {
  BF1: withoutDebt,
  BF2: withoutDebt,
  BF9: () => ({ lever: { ...ratio, beside: liabilities }, balanceSheet }),
};

export const actions12: readonly Action[] = actions11.map((action) => ({
  ...action,
  ...changes[action.code]?.(action),
}));
