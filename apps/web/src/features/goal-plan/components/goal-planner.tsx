import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '@groundwork/web-ui';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { paths } from '#shared/paths.ts';
import './goal-plan.css';
import { LenderPlan } from './lender-plan.tsx';
import { ScorePlan } from './score-plan.tsx';

/** What to plan for stands in the address: a lender, a score, or else the next level. */
export function GoalPlanner() {
  const [query] = useSearchParams();
  const lender = query.get('lender');
  return (
    <Entitled feature="goalPlanner">
      <div className="goal-plan">
        {lender === null ? <ScorePlan /> : <LenderPlan key={lender} id={lender} />}
        <p className="goal-ways">
          {lender === null ? (
            <Link className={buttonClass('ghost')} to={paths.lenders()}>
              Plan for a lender instead
            </Link>
          ) : (
            <Link className={buttonClass('ghost')} to={paths.plan()}>
              Plan for a score instead
            </Link>
          )}
        </p>
      </div>
    </Entitled>
  );
}
