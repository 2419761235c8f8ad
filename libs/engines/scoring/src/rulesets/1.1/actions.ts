import type { Action, BalanceSheetLever } from '../../advice/actions.ts';
import {
  balanceSheetActions as words,
  financialsAnchors as anchors,
} from '../../wording/financials.wording.ts';
import { advice10 } from '../1.0/advice.ts';
import { estimateOf } from './estimates.ts';

const wholeDollars = { decimals: 0, from: 0, to: 1e12, unit: 'dollars' } as const;

const levers: Readonly<Record<string, BalanceSheetLever>> = {
  BF6: { ...words.BF6, lever: { kind: 'atLeast', field: 'currentAssets', ...wholeDollars } },
  BF9: {
    ...words.BF9,
    lever: { kind: 'atMost', field: 'totalLiabilities', ...wholeDollars },
    anchors: [{ fields: ['currentAssets'], noun: anchors.currentAssets }],
  },
};

export const actions11: readonly Action[] = advice10.actions.map((action) => {
  const balanceSheet = levers[action.code];
  return { ...action, ...estimateOf(action), ...(balanceSheet && { balanceSheet }) };
});
