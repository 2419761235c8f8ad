import { extendRuleset } from '../../extend-ruleset.ts';
import type { MeasureName } from '../../measures.ts';
import { scorecard10 } from '../1.0/scorecard.ts';
import { actions11 } from './actions.ts';

const measures: Readonly<Record<string, MeasureName>> = {
  BF6: 'currentRatioOfBalanceSheet',
  BF9: 'debtToEquityOfBalanceSheet',
};

export const scorecard11 = extendRuleset(scorecard10, {
  version: 'scorecard-1.1',
  criteria: scorecard10.criteria.flatMap((criterion) => {
    const measure = measures[criterion.code];
    return measure === undefined ? [] : [{ ...criterion, measure }];
  }),
  advice: { actions: actions11 },
});
