import type { GoalStep } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { Clock, Gauge, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatSigned } from '#shared/formatting/format.ts';
import { describeChanges, describeCost, describeEffort } from '../model/plan-texts.ts';
import { words } from '../goal-plan.wording.ts';

function Step({ step }: { readonly step: GoalStep }) {
  const { title, description, href, effort, timeEstimate, estimatedCost, changes, points, scoreAfter } = step;
  const cost = describeCost(estimatedCost);
  return (
    <li className="goal-step">
      <p className="goal-score">
        <strong>{scoreAfter}</strong>
        <span className={points < 0 ? 'goal-loss' : undefined}>{formatSigned(points)}</span>
      </p>
      <div className="goal-step-texts">
        <h3>
          <Link to={href}>{title}</Link>
        </h3>
        <p>{description}</p>
        {describeChanges(changes).map((change) => (
          <p key={change} className="goal-change">
            {change}
          </p>
        ))}
        <p className="goal-takes">
          {cost === null ? null : <Badge icon={<Wallet aria-hidden="true" size={14} />}>{cost}</Badge>}
          {timeEstimate === null ? null : (
            <Badge icon={<Clock aria-hidden="true" size={14} />}>{timeEstimate}</Badge>
          )}
          <Badge icon={<Gauge aria-hidden="true" size={14} />}>{describeEffort(effort)}</Badge>
        </p>
      </div>
    </li>
  );
}

export interface PlanLadderProps {
  readonly scoreNow: number;
  readonly steps: readonly GoalStep[];
}

export function PlanLadder({ scoreNow, steps }: PlanLadderProps) {
  return (
    <ol className="goal-ladder" aria-label={words.step.list}>
      <li className="goal-step goal-start">
        <p className="goal-score">
          <strong>{scoreNow}</strong>
        </p>
        <p className="goal-step-texts">{words.step.start}</p>
      </li>
      {steps.map((step) => (
        <Step key={step.code} step={step} />
      ))}
    </ol>
  );
}
