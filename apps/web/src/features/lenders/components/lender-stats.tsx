import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { KeyFigure } from '@groundwork/web-ui';
import { BadgeCheck, Landmark, Target } from 'lucide-react';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { formatCount } from '#shared/formatting/format.ts';
import { formatAverageMatch } from '../model/lender-list.ts';
import { words } from '../lenders.wording.ts';

export function LenderStats({ matches }: { readonly matches: readonly LenderMatch[] }) {
  const { data } = useDashboard();
  const rate =
    data === undefined || data.unavailable.includes('lenders') || data.catalogueMode === 'empty'
      ? null
      : data.score.qualificationRate;
  const active = data?.activeLenders ?? 0;
  return (
    <div className="lender-stats">
      <KeyFigure
        label={words.stats.qualified}
        note={words.stats.qualifiedNote}
        value={formatCount(matches.length)}
        icon={<Landmark aria-hidden="true" />}
      />
      <KeyFigure
        label={words.stats.probability}
        note={fill(words.stats.probabilityNote, { count: active })}
        value={rate === null ? '–' : `${rate}%`}
        icon={<BadgeCheck aria-hidden="true" />}
        hint={words.stats.probabilityHint}
      />
      <KeyFigure
        label={words.stats.average}
        note={words.stats.averageNote}
        value={formatAverageMatch(matches)}
        icon={<Target aria-hidden="true" />}
      />
    </div>
  );
}
