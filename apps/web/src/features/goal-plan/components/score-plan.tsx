import { fill } from '@groundwork/wording';
import type { ScorePlanReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { describeLendersAhead } from '#shared/score/lenders-ahead.ts';
import { useScore } from '#shared/score/use-score.ts';
import { useScorePlan } from '../api/use-goal-plan.ts';
import { readGoal } from '../model/goals.ts';
import { describeShortfall, summarizeSteps } from '../model/plan-texts.ts';
import { PlanResult } from './plan-result.tsx';
import { PlanLadder } from './plan-ladder.tsx';
import { ScoreGoal } from './score-goal.tsx';
import { words } from '../goal-plan.wording.ts';

function NamesCard({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <Card title={title}>
      <ul className="goal-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}

function StepsCard({ plan }: { readonly plan: ScorePlanReply }) {
  const { target, steps, scoreNow, reachable } = plan;
  if (steps.length === 0 && reachable) {
    return (
      <p className="goal-outcome" role="status">
        <CircleCheck aria-hidden="true" size={18} />{' '}
        {fill(words.score.reached, { target: String(target), score: String(scoreNow) })}
      </p>
    );
  }
  const shortfall = describeShortfall(plan);
  const lenders = describeLendersAhead(plan.lenders);
  return (
    <Card
      title={fill(words.score.title, { target: String(target) })}
      {...(steps.length > 0 && { subtitle: summarizeSteps(plan) })}
      hint={words.score.hint}
    >
      {shortfall === null ? null : (
        <p className="goal-outcome" role="status">
          <TriangleAlert aria-hidden="true" size={18} /> {shortfall}
        </p>
      )}
      <PlanLadder scoreNow={scoreNow} steps={steps} />
      {lenders === null ? null : <p>{lenders}</p>}
      <p className="goal-print">{words.score.note}</p>
    </Card>
  );
}

function TargetPlan({ target }: { readonly target: number }) {
  return (
    <PlanResult query={useScorePlan(target)}>
      {(plan) => (
        <>
          <StepsCard plan={plan} />
          {plan.reachable || plan.questions.length === 0 ? null : (
            <NamesCard title={words.score.questions} names={plan.questions} />
          )}
          {plan.leftOut.length === 0 ? null : <NamesCard title={words.score.leftOut} names={plan.leftOut} />}
        </>
      )}
    </PlanResult>
  );
}

export function ScorePlan() {
  const [query, setQuery] = useSearchParams();
  return (
    <PlanResult query={useScore()}>
      {({ totalScore }) => {
        const goal = readGoal(query, totalScore);
        return (
          <>
            <ScoreGoal
              scoreNow={totalScore}
              goal={goal}
              onChoose={(chosen) => setQuery({ score: String(chosen) }, { replace: true })}
            />
            <TargetPlan target={goal} />
          </>
        );
      }}
    </PlanResult>
  );
}
