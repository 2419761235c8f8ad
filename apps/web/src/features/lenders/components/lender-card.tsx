import type { LenderMatch } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { Check } from 'lucide-react';
import { applicationWords } from '../model/lender-texts.ts';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { LenderFacts } from './lender-facts.tsx';
import { LenderName } from './lender-name.tsx';
import { MatchBadge } from './match-badge.tsx';

export interface LenderCardProps {
  readonly match: LenderMatch;
  readonly onOpen: (id: string) => void;
}

const shownReasons = 3;

export function LenderCard({ match, onOpen }: LenderCardProps) {
  const { lender, application } = match;
  return (
    <article className="gw-card lender-card" aria-label={lender.name}>
      <header>
        <LenderName lender={lender} />
        <MatchBadge score={match.matchScore} />
      </header>
      <ul className="lender-reasons">
        {match.reasons.slice(0, shownReasons).map((reason) => (
          <li key={reason}>
            <Check size={16} aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
      <LenderFacts match={match} />
      <footer>
        <CompareCheckbox lender={lender} />
        {application === null ? null : <Badge tone="next">{applicationWords[application]}</Badge>}
        <Button look="outline" aria-label={`Details of ${lender.name}`} onClick={() => onOpen(match.id)}>
          Details
        </Button>
      </footer>
    </article>
  );
}
