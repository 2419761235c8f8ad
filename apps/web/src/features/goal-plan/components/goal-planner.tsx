import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '@groundwork/web-ui';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { paths } from '#shared/paths.ts';
import './goal-plan.css';
import { FirstStep } from './first-step.tsx';
import { LenderPlan } from './lender-plan.tsx';
import { ScorePlan } from './score-plan.tsx';
import { words } from '../goal-plan.wording.ts';

export function GoalPlanner() {
  const [query] = useSearchParams();
  const lender = query.get('lender');
  return (
    <Entitled feature="goalPlanner" own={<FirstStep />}>
      <div className="goal-plan">
        {lender === null ? <ScorePlan /> : <LenderPlan key={lender} id={lender} />}
        <p className="goal-switch">
          {lender === null ? (
            <Link className={buttonClass('ghost')} to={paths.lenders()}>
              {words.switchToLender}
            </Link>
          ) : (
            <Link className={buttonClass('ghost')} to={paths.plan()}>
              {words.switchToScore}
            </Link>
          )}
        </p>
      </div>
    </Entitled>
  );
}
