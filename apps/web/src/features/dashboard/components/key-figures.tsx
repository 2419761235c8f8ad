import type { DashboardReply } from '@groundwork/contracts';
import { Landmark, Percent, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#shared/formatting/format.ts';
import { lendersNote, milestonePoints } from '../model/dashboard-words.ts';

interface FigureProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly value: ReactNode;
  readonly icon: ReactNode;
  readonly tone: 'brand' | 'info' | 'next';
}

function Figure({ label, note, value, icon, tone }: FigureProps) {
  return (
    <section className={`figure figure-${tone}`} aria-label={label}>
      <span className="figure-icon" aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2>{label}</h2>
        <p>{note}</p>
      </div>
      {value === null ? null : <strong>{value}</strong>}
    </section>
  );
}

function milestoneNote({ title, href }: NonNullable<DashboardReply['nextMilestone']>) {
  return href === null ? title : <Link to={href}>{title}</Link>;
}

export function KeyFigures({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { score, matchedLenders, activeLenders, nextMilestone, unavailable } = dashboard;
  const lendersAway = unavailable.includes('lenders');
  return (
    <div className="figures">
      <Figure
        label="Qualification Rate"
        note={lendersAway ? 'Not available right now' : lendersNote(activeLenders)}
        value={lendersAway ? '–' : `${score.qualificationRate}%`}
        icon={<Percent size={19} />}
        tone="brand"
      />
      <Figure
        label="Matched Lenders"
        note={lendersAway ? 'Not available right now' : 'Active matches'}
        value={lendersAway ? '–' : formatCount(matchedLenders)}
        icon={<Landmark size={19} />}
        tone="info"
      />
      <Figure
        label="Next Milestone"
        note={nextMilestone === null ? 'Not available right now' : milestoneNote(nextMilestone)}
        value={nextMilestone === null ? '–' : milestonePoints(nextMilestone)}
        icon={<Target size={19} />}
        tone="next"
      />
    </div>
  );
}
