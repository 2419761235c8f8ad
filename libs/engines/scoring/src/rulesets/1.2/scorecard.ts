import { extendRuleset } from '../../extend-ruleset.ts';
import type { Criterion } from '../../ruleset.ts';
import { debtCriteria } from '../../wording/financials.wording.ts';
import { conductCriteria } from '../../wording/risk.wording.ts';
import { scorecard11 } from '../1.1/scorecard.ts';
import { actions12 } from './actions.ts';

const changes: Readonly<Record<string, Partial<Criterion>>> = {
  CR2: { needs: ['currentCreditBalances'] },
  BF1: { ...debtCriteria.BF1, measure: 'coverageOfAnsweredDebt', needs: ['monthlyDebtPayments'] },
  BF2: { ...debtCriteria.BF2, measure: 'coverageOfAnsweredDebtAndRequest', needs: ['monthlyDebtPayments'] },
  BF9: { measure: 'debtToEquityWithinBalanceSheet' },
  RA5: { ...conductCriteria.RA5, needs: ['nsfIncidents'] },
  RA6: { ...conductCriteria.RA6, needs: ['overdraftHistory'] },
  RA7: {
    ...conductCriteria.RA7,
    needs: ['mortgagePayment', 'autoLoanPayment', 'studentLoanPayment'],
  },
};

export const scorecard12 = extendRuleset(scorecard11, {
  version: 'scorecard-1.2',
  criteria: scorecard11.criteria.flatMap((criterion) => {
    const change = changes[criterion.code];
    return change === undefined ? [] : [{ ...criterion, ...change }];
  }),
  advice: { actions: actions12 },
});
