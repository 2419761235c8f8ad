import { GoalPlanner } from '../features/goal-plan/components/goal-planner.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';

export default function PlanPage() {
  usePageTitle('Goal planner');
  return (
    <>
      <PageHead
        heading="Goal planner"
        text="The cheapest way to a score or to a lender, step by step, by the rules themselves."
      />
      <GoalPlanner />
    </>
  );
}
