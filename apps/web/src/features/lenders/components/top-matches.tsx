import type { LenderMatch } from '@groundwork/contracts';
import { memo } from 'react';
import { LenderCard } from './lender-card.tsx';
import { words } from '../lenders.wording.ts';

export interface TopMatchesProps {
  readonly matches: readonly LenderMatch[];
  readonly onOpen: (id: string) => void;
}

export const TopMatches = memo(function TopMatches({ matches, onOpen }: TopMatchesProps) {
  return (
    <section aria-label={words.page.topLabel}>
      <h2 className="lender-heading">{words.page.topHeading}</h2>
      <div className="top-matches">
        {matches.map((match) => (
          <LenderCard key={match.id} match={match} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
});
