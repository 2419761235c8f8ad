import type { LenderPlanReply } from '@groundwork/contracts';
import { buttonClass, Card } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLenderPlan } from '../api/use-goal-plan.ts';
import { describeOutcome, describeOpen, summarizeSteps } from '../model/plan-texts.ts';
import { QueryResult } from './query-result.tsx';
import { PlanLadder } from './plan-ladder.tsx';

function OpenRequirements({ open }: Pick<LenderPlanReply, 'open'>) {
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="goal-open-title">Not in your figures</h3>
      <ul className="goal-names">
        {open.map((requirement) => (
          <li key={requirement.label}>
            <strong>{requirement.label}</strong>: {describeOpen(requirement)}
          </li>
        ))}
      </ul>
    </>
  );
}

function StepsCard({ plan }: { readonly plan: LenderPlanReply }) {
  const { lender, steps, scoreNow, open } = plan;
  return (
    <Card
      title={`The way to ${lender.name}`}
      {...(steps.length > 0 && { subtitle: summarizeSteps(plan) })}
      hint="For each requirement that is not met the nearest figure that meets it, all of them judged together by the rules that make your matches."
    >
      <p className="goal-outcome" role="status">
        {describeOutcome(plan)}
      </p>
      {steps.length === 0 ? null : <PlanLadder scoreNow={scoreNow} steps={steps} />}
      <OpenRequirements open={open} />
      <p className="goal-print">
        Their stated requirements only; no offer and no credit decision. Costs and times are estimates.
      </p>
      <Link className={buttonClass('outline')} to={paths.lenders({ lender: lender.id })}>
        See this lender
      </Link>
    </Card>
  );
}

export function LenderPlan({ id }: { readonly id: string }) {
  return <QueryResult query={useLenderPlan(id)}>{(plan) => <StepsCard plan={plan} />}</QueryResult>;
}
