import type { DashboardReply, NextMilestone } from '@groundwork/contracts';
import { KeyFigure } from '@groundwork/web-ui';
import { Landmark, Percent, Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '#shared/formatting/format.ts';
import { describeLenderCount, formatMilestonePoints } from '../model/dashboard-texts.ts';

const away = 'Not available right now';
const unknown = '–';

function milestoneNote({ title, href }: NextMilestone) {
  return href === null ? title : <Link to={href}>{title}</Link>;
}

export function KeyFigures({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { score, matchedLenders, activeLenders, nextMilestone, unavailable } = dashboard;
  const lendersAway = unavailable.includes('lenders');
  return (
    <div className="figures">
      <KeyFigure
        label="Qualification Rate"
        note={lendersAway ? away : describeLenderCount(activeLenders)}
        value={lendersAway ? unknown : `${score.qualificationRate}%`}
        icon={<Percent size={19} />}
        hint="The share of active lenders all of whose stated requirements your figures meet. A figure that is missing counts as not met."
      />
      <KeyFigure
        label="Matched Lenders"
        note={lendersAway ? away : 'Active matches'}
        value={lendersAway ? unknown : formatCount(matchedLenders)}
        icon={<Landmark size={19} />}
        hint="Active lenders all of whose stated requirements your figures meet today. An estimate, not an approval."
        tone="info"
      />
      <KeyFigure
        label="Next Milestone"
        note={nextMilestone === null ? away : milestoneNote(nextMilestone)}
        value={nextMilestone === null ? unknown : formatMilestonePoints(nextMilestone)}
        icon={<Target size={19} />}
        hint="The next step worth taking: documents first, then a connected account, then the largest open action. Its points are what your total gains by exactly that."
        tone="next"
      />
    </div>
  );
}
