import { fill } from '@groundwork/wording';
import type { LenderPlanReply } from '@groundwork/contracts';
import { buttonClass, Card } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLenderPlan } from '../api/use-goal-plan.ts';
import { describeOutcome, describeOpen, summarizeSteps } from '../model/plan-texts.ts';
import { PlanResult } from './plan-result.tsx';
import { PlanLadder } from './plan-ladder.tsx';
import { words } from '../goal-plan.wording.ts';

function OpenRequirements({ open }: Pick<LenderPlanReply, 'open'>) {
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="goal-open-title">{words.lender.openHeading}</h3>
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
      title={fill(words.lender.title, { lender: lender.name })}
      {...(steps.length > 0 && { subtitle: summarizeSteps(plan) })}
      hint={words.lender.hint}
    >
      <p className="goal-outcome" role="status">
        {describeOutcome(plan)}
      </p>
      {steps.length === 0 ? null : <PlanLadder scoreNow={scoreNow} steps={steps} />}
      <OpenRequirements open={open} />
      <p className="goal-print">{words.lender.note}</p>
      <Link className={buttonClass('outline')} to={paths.lenders({ lender: lender.id })}>
        {words.lender.see}
      </Link>
    </Card>
  );
}

export function LenderPlan({ id }: { readonly id: string }) {
  return <PlanResult query={useLenderPlan(id)}>{(plan) => <StepsCard plan={plan} />}</PlanResult>;
}
