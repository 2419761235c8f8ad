import type { Action } from './actions.ts';
import type { MeasureInput } from '../measure-input.ts';
import { measureOf } from '../measures.ts';

export function actionsFor(input: MeasureInput): readonly Action[] {
  const { advice, criteria } = input.rules;
  return advice.actions.map((action) => {
    const criterion = criteria.find(({ code }) => code === action.code);
    const measurement = action.balanceSheet && criterion ? measureOf(criterion)(input) : null;
    return measurement?.fromBalanceSheet ? { ...action, ...action.balanceSheet } : action;
  });
}
