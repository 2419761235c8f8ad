import type { ScoreReply } from '@groundwork/contracts';
import { buttonClass, Card, KeyFigure, ProgressBar } from '@groundwork/web-ui';
import { Percent } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatSigned } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { describeLendersAhead } from '#shared/score/lenders-ahead.ts';
import { formatPoints } from '#shared/score/score-texts.ts';
import { toImpactLines } from '../model/impact-lines.ts';
import { describeMilestone } from '../model/score-page-texts.ts';

interface PanelProps {
  readonly score: ScoreReply;
}

export const QualificationRate = ({ score }: PanelProps) => (
  <KeyFigure
    label="Qualification Rate"
    note="Of all active lenders"
    value={`${score.qualificationRate}%`}
    icon={<Percent size={19} />}
    hint="The share of active lenders all of whose stated requirements your figures meet. A figure that is missing counts as not met."
  />
);

export function NextMilestonePanel({ score }: PanelProps) {
  const { title, points, href, progress } = score.nextMilestone;
  const reach = describeMilestone(score);
  const lenders = describeLendersAhead(score.nextMilestone.lenders);
  return (
    <Card
      className="milestone"
      title="Next Milestone"
      hint="Progress runs from where your present level begins to the score that this step reaches."
    >
      <p className="milestone-title">
        <span>{title}</span>
        {points === null ? null : <strong>{formatPoints(points)}</strong>}
      </p>
      <ProgressBar label="Progress to the next milestone" percent={progress} />
      {reach === null ? null : <p className="milestone-reach">{reach}</p>}
      {lenders === null ? null : <p className="milestone-reach">{lenders}</p>}
      {href === null ? null : (
        <Link className={buttonClass('next')} to={href}>
          {title}
        </Link>
      )}
    </Card>
  );
}

export function ScoreImpact({ score }: PanelProps) {
  return (
    <Card
      title="Score Impact"
      subtitle="Last 30 days, by cause"
      hint="Every change of the last 30 days counts with what caused it, so the lines add up to the total."
    >
      <dl className="impact-lines">
        {toImpactLines(score.scoreImpact).map(({ label, points }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatSigned(points)}</dd>
          </div>
        ))}
        <div className="impact-total">
          <dt>Total</dt>
          <dd>{formatSigned(score.scoreImpact.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}

const improvements = [
  { to: paths.documents(), label: 'Upload documents' },
  { to: paths.banking(), label: 'Connect a bank account' },
  { to: paths.profile(), label: 'Complete your profile' },
];

export const QuickImprovements = () => (
  <Card title="Quick Improvements">
    <ul className="quick-improvements">
      {improvements.map(({ to, label }) => (
        <li key={to}>
          <Link className={buttonClass('outline')} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
