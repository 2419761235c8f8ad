import { useSearchParams } from 'react-router-dom';
import { GoalPlanner } from '../features/goal-plan/components/goal-planner.tsx';
import { NextMoves } from '../features/goal-plan/components/next-moves.tsx';
import { QuestionsProgress } from '../features/onboarding/components/questions-progress.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import './plan-page.css';
import { words } from './pages.wording.ts';

function Goals() {
  return (
    <section className="plan-part" aria-label={words.plan.goalHeading}>
      <h2>{words.plan.goalHeading}</h2>
      <p>{words.plan.goalText}</p>
      <GoalPlanner />
    </section>
  );
}

/** A chosen goal comes first. */
export default function PlanPage() {
  usePageTitle(words.plan.heading);
  const [query] = useSearchParams();
  const hasGoal = query.has('lender') || query.has('score');
  return (
    <>
      <PageHead heading={words.plan.heading} text={words.plan.text} />
      <div className="plan-parts">
        {hasGoal ? <Goals /> : null}
        <QuestionsProgress />
        <NextMoves />
        {hasGoal ? null : <Goals />}
      </div>
    </>
  );
}
