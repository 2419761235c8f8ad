import type { LenderMatch } from '@groundwork/contracts';
import { KeyFigure } from '@groundwork/web-ui';
import { BadgeCheck, Landmark, Target } from 'lucide-react';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { formatCount } from '#shared/formatting/format.ts';
import { formatAverageMatch } from '../model/lender-list.ts';

export function LenderStats({ matches }: { readonly matches: readonly LenderMatch[] }) {
  const { data } = useDashboard();
  const rate =
    data === undefined || data.unavailable.includes('lenders') ? null : data.score.qualificationRate;
  const active = data?.activeLenders ?? 0;
  return (
    <div className="lender-stats">
      <KeyFigure
        label="Qualified Lenders"
        note="Meet every requirement they state"
        value={formatCount(matches.length)}
        icon={<Landmark aria-hidden="true" />}
      />
      <KeyFigure
        label="Approval Probability"
        note={`Estimated: share of ${formatCount(active)} lenders whose requirements you meet. No credit decision.`}
        value={rate === null ? '–' : `${rate}%`}
        icon={<BadgeCheck aria-hidden="true" />}
        hint="Active lenders all of whose stated requirements your figures meet, divided by all active lenders. A figure that is missing counts as not met."
      />
      <KeyFigure
        label="Average Match Score"
        note="Of the lenders you qualify for"
        value={formatAverageMatch(matches)}
        icon={<Target aria-hidden="true" />}
      />
    </div>
  );
}
