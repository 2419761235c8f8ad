import type { LenderMatch } from '@groundwork/contracts';
import { useLenderFamilies } from '../api/use-lender-matches.ts';
import { describeUpcoming } from '../model/lender-texts.ts';
import { words } from '../lenders.wording.ts';

export function UpcomingRules({ matches }: { readonly matches: readonly LenderMatch[] }) {
  const { data = [] } = useLenderFamilies();
  const upcoming = describeUpcoming(
    data,
    matches.map(({ lender }) => lender),
  );
  if (upcoming.length === 0) return null;
  return (
    <section aria-label={words.rules.heading}>
      <h2 className="lender-heading">{words.rules.heading}</h2>
      <ul>
        {upcoming.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
