import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { formatAmountRange, formatApprovalTime } from '../model/lender-texts.ts';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { CriteriaProof } from './criteria-proof.tsx';
import { CostFacts } from './cost-facts.tsx';
import { LenderName } from './lender-name.tsx';
import { LenderReasons } from './lender-reasons.tsx';
import { MatchBadge } from './match-badge.tsx';
import { words } from '../lenders.wording.ts';

export interface LenderCardProps {
  readonly match: LenderMatch;
  readonly onOpen: (id: string) => void;
}

export function LenderCard({ match, onOpen }: LenderCardProps) {
  const { lender, application } = match;
  return (
    <article className="gw-card lender-card" aria-label={lender.name}>
      <header>
        <LenderName lender={lender} />
        <MatchBadge match={match} />
      </header>
      <LenderReasons reasons={match.reasons} />
      <CostFacts match={match}>
        <div>
          <dt>{words.lender.decision}</dt>
          <dd>{formatApprovalTime(lender)}</dd>
        </div>
        <div>
          <dt>{words.lender.amount}</dt>
          <dd>{formatAmountRange(lender)}</dd>
        </div>
      </CostFacts>
      <CriteriaProof match={match} />
      <footer>
        <CompareCheckbox lender={lender} />
        {application === null ? null : <Badge tone="next">{words.application[application]}</Badge>}
        <Button
          look="outline"
          aria-label={fill(words.lender.detailsOf, { lender: lender.name })}
          onClick={() => onOpen(match.id)}
        >
          {words.lender.details}
        </Button>
      </footer>
    </article>
  );
}
