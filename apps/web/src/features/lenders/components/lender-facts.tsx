import type { LenderMatch } from '@groundwork/contracts';
import { Hint } from '@groundwork/web-ui';
import { formatAmountRange, formatApprovalTime, formatRate, formatTermRange } from '../model/lender-texts.ts';

const fitHint =
  'The share of applications that lenders of this kind approved in a survey of banks and online lenders, raised or lowered by your match score. An estimate, no credit decision.';

export function LenderFacts({ match }: { readonly match: LenderMatch }) {
  const { lender } = match;
  return (
    <dl className="lender-facts">
      <div>
        <dt>Amount</dt>
        <dd>{formatAmountRange(lender)}</dd>
      </div>
      <div>
        <dt>Estimated rate</dt>
        <dd>{formatRate(match.estimatedRate)}</dd>
      </div>
      <div>
        <dt>Term</dt>
        <dd>{formatTermRange(lender)}</dd>
      </div>
      <div>
        <dt>Decision in</dt>
        <dd>{formatApprovalTime(lender)}</dd>
      </div>
      <div>
        <dt>
          Estimated fit <Hint about={`Estimated fit of ${lender.name}`} text={fitHint} />
        </dt>
        <dd>{match.qualificationProbability}%</dd>
      </div>
    </dl>
  );
}
