import type { ScoreReply } from '@groundwork/contracts';
import { buttonClass, Card, KeyFigure, ProgressBar } from '@groundwork/web-ui';
import { Percent } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatSigned } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { describeLendersAhead } from '#shared/score/lenders-ahead.ts';
import { formatPoints } from '#shared/score/score-texts.ts';
import { lacks } from '#shared/dashboard/lacks.ts';
import { toImpactLines } from '../model/impact-lines.ts';
import { describeMilestone, describeRate } from '../model/score-page-texts.ts';
import { specifiedWords, words } from '../score.wording.ts';

interface PanelProps {
  readonly score: ScoreReply;
}

export function QualificationRate({ score }: PanelProps) {
  const lacksLenders = lacks(score, 'lenders');
  return (
    <KeyFigure
      label={specifiedWords.rate}
      note={describeRate(score)}
      value={lacksLenders || score.catalogueMode === 'empty' ? '–' : `${score.qualificationRate}%`}
      icon={<Percent size={19} />}
      hint={words.rate.hint}
    />
  );
}

export function NextMilestonePanel({ score }: PanelProps) {
  const { title, points, href, progress } = score.nextMilestone;
  const reach = describeMilestone(score);
  const lenders = describeLendersAhead(score.nextMilestone.lenders);
  return (
    <Card className="milestone" title={specifiedWords.milestone} hint={words.milestone.hint}>
      <p className="milestone-title">
        <span>{title}</span>
        {points === null ? null : <strong>{formatPoints(points)}</strong>}
      </p>
      <ProgressBar label={words.milestone.progress} percent={progress} />
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
    <Card title={specifiedWords.impact} subtitle={words.impact.subtitle} hint={words.impact.hint}>
      <dl className="impact-lines">
        {toImpactLines(score.scoreImpact).map(({ label, points }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatSigned(points)}</dd>
          </div>
        ))}
        <div className="impact-total">
          <dt>{words.impact.total}</dt>
          <dd>{formatSigned(score.scoreImpact.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}

const improvements = [
  { to: paths.documents(), label: words.improvements.documents },
  { to: paths.banking(), label: words.improvements.banking },
  { to: paths.profile(), label: words.improvements.profile },
];

export const QuickImprovements = () => (
  <Card title={specifiedWords.improvements}>
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
