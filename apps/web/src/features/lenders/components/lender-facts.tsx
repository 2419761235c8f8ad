import type { LenderMatch } from '@groundwork/contracts';
import { amountRange, approvalTime, ratePercent, termRange } from '../model/lender-words.ts';

export function LenderFacts({ match }: { readonly match: LenderMatch }) {
  const { lender } = match;
  return (
    <dl className="lender-facts">
      <div>
        <dt>Amount</dt>
        <dd>{amountRange(lender)}</dd>
      </div>
      <div>
        <dt>Estimated rate</dt>
        <dd>{ratePercent(match.estimatedRate)}</dd>
      </div>
      <div>
        <dt>Term</dt>
        <dd>{termRange(lender)}</dd>
      </div>
      <div>
        <dt>Decision in</dt>
        <dd>{approvalTime(lender)}</dd>
      </div>
      <div>
        <dt>Estimated fit</dt>
        <dd>{match.qualificationProbability}%</dd>
      </div>
    </dl>
  );
}
