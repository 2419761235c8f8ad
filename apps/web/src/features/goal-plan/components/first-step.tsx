import { fill } from '@groundwork/wording';
import { describeImpact } from '#shared/advice/impact-text.ts';
import { orderPlan } from '#shared/advice/owner-plan.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { words } from '../goal-plan.wording.ts';

const { locked: texts } = words;

/** What the owner already has of the planner that her plan does not include. */
export function FirstStep() {
  const { data } = useDashboard();
  const [first] = data === undefined ? [] : orderPlan(data.recommendations, data.nextMilestone);
  if (first === undefined) return null;
  const impact = describeImpact(first);
  const text =
    impact === null
      ? fill(texts.first, { title: first.title })
      : fill(texts.firstWithPoints, { title: first.title, points: `${impact.before}${impact.figure}` });
  return <p className="gw-state-text">{text}</p>;
}
