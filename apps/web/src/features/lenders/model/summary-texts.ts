import type { KindOutlook, LenderMatch } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../lenders.wording.ts';
import { describePayback, describePayment, describeTerm } from './cost-texts.ts';
import { describeFit } from './fit.ts';
import type { KindChoice } from './kind-choices.ts';
import { formatApprovalTime } from './lender-texts.ts';
import { describeOutlook } from './outlook-texts.ts';

const { choice: texts, summary } = words;

const paymentOf = (best: LenderMatch): string =>
  best.cost && typeof best.cost.dailyDebit !== 'number'
    ? fill(summary.monthly, { payment: describePayment(best) })
    : describePayment(best);

/** Where she could not pay any lender of a kind, the best one does not stand there as one that fits. */
export function describeBest({ kind, best, count }: KindChoice, outlooks: readonly KindOutlook[]): string {
  const outlook = outlooks.find((each) => each.kind === kind);
  if (best === null) return outlook === undefined ? texts.none : describeOutlook(outlook);
  const { lender, band } = best;
  return fill(band === 'too-much' ? summary.tooMuch : summary.best, {
    name: lender.sample ? `${lender.name} (${words.lender.sample})` : lender.name,
    fit: describeFit(best),
    payment: paymentOf(best),
    term: describeTerm(best),
    payback: describePayback(best),
    decision: formatApprovalTime(lender),
    count,
  });
}
