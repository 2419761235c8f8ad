import { useLocation, useSearchParams } from 'react-router-dom';
import { GoalPlanner } from '../features/goal-plan/components/goal-planner.tsx';
import { NextMoves } from '../features/goal-plan/components/next-moves.tsx';
import { FirstSteps } from '../features/profile/components/first-steps.tsx';
import { FirstStepsProgress } from '../features/profile/components/first-steps-progress.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import './plan-page.css';
import { words } from './pages.wording.ts';

function FirstAnswers() {
  return (
    <section className="plan-part" aria-label={words.firstSteps.heading}>
      <h2>{words.firstSteps.heading}</h2>
      <p>{words.firstSteps.text}</p>
      <FirstSteps />
    </section>
  );
}

function Goals() {
  return (
    <section className="plan-part" aria-label={words.plan.goalHeading}>
      <h2>{words.plan.goalHeading}</h2>
      <p>{words.plan.goalText}</p>
      <GoalPlanner />
    </section>
  );
}

/** Both addresses show this page. A chosen goal comes first. */
export default function PlanPage() {
  usePageTitle(words.plan.heading);
  const isFirstSteps = useLocation().pathname === paths.firstSteps();
  const [query] = useSearchParams();
  const hasGoal = query.has('lender') || query.has('score');
  return (
    <>
      <PageHead heading={words.plan.heading} text={words.plan.text} />
      <div className="plan-parts">
        {hasGoal ? <Goals /> : null}
        {isFirstSteps ? <FirstAnswers /> : <FirstStepsProgress />}
        <NextMoves />
        {hasGoal ? null : <Goals />}
      </div>
    </>
  );
}
