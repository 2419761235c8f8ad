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
});

const changes: Readonly<Record<string, (action: Action) => Partial<Action>>> = {
  BF1: (action) => ({ ...withoutDebt(action), need: needs.BF1 }),
  BF2: (action) => ({ ...withoutDebt(action), need: needs.BF2 }),
  BF9: () => ({ lever: { ...ratio, beside: liabilities }, balanceSheet }),
};

export const actions12: readonly Action[] = actions11.map((action) => ({
  ...action,
  ...changes[action.code]?.(action),
}));
