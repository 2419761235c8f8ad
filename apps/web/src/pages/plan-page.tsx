import { GoalPlanner } from '../features/goal-plan/components/goal-planner.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function PlanPage() {
  usePageTitle(words.plan.heading);
  return (
    <>
      <PageHead heading={words.plan.heading} text={words.plan.text} />
      <GoalPlanner />
    </>
  );
}
