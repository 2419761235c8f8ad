import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { Check } from 'lucide-react';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { CriteriaProof } from './criteria-proof.tsx';
import { LenderFacts } from './lender-facts.tsx';
import { LenderName } from './lender-name.tsx';
import { MatchBadge } from './match-badge.tsx';
import { words } from '../lenders.wording.ts';

export interface LenderCardProps {
  readonly match: LenderMatch;
  readonly onOpen: (id: string) => void;
}

const mostReasons = 3;

export function LenderCard({ match, onOpen }: LenderCardProps) {
  const { lender, application } = match;
  return (
    <article className="gw-card lender-card" aria-label={lender.name}>
      <header>
        <LenderName lender={lender} />
        <MatchBadge score={match.matchScore} />
      </header>
      <ul className="lender-reasons">
        {match.reasons.slice(0, mostReasons).map((reason) => (
          <li key={reason}>
            <Check size={16} aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
      <LenderFacts match={match} />
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
