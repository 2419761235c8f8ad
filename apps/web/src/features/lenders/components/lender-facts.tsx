import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { Hint } from '@groundwork/web-ui';
import { formatAmountRange, formatApprovalTime, formatRate, formatTermRange } from '../model/lender-texts.ts';
import { words } from '../lenders.wording.ts';

const { lender: texts } = words;

export function LenderFacts({ match }: { readonly match: LenderMatch }) {
  const { lender } = match;
  return (
    <dl className="lender-facts">
      <div>
        <dt>{texts.amount}</dt>
        <dd>{formatAmountRange(lender)}</dd>
      </div>
      <div>
        <dt>
          {texts.rate} <Hint about={fill(texts.rateOf, { lender: lender.name })} text={texts.rateHint} />
        </dt>
        <dd>{match.dependsOnOffer === true ? words.comparison.offer : formatRate(match.estimatedRate)}</dd>
      </div>
      <div>
        <dt>{texts.term}</dt>
        <dd>{formatTermRange(lender)}</dd>
      </div>
      <div>
        <dt>{texts.decision}</dt>
        <dd>{formatApprovalTime(lender)}</dd>
      </div>
      <div>
        <dt>
          {texts.fit} <Hint about={fill(texts.fitOf, { lender: lender.name })} text={texts.fitHint} />
        </dt>
        <dd>{match.qualificationProbability}%</dd>
      </div>
    </dl>
  );
}
