import type { DashboardReply, Recommendation, ScoreReply } from '@groundwork/contracts';
import { buttonClass, NextMove } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { MoveButton } from '#shared/advice/move-button.tsx';
import { paths } from '#shared/paths.ts';
import { describeMove, formatMilestonePoints, isFirstUse } from '../model/dashboard-texts.ts';
import { words } from '../dashboard.wording.ts';

function FirstSteps() {
  return (
    <NextMove
      title={words.firstSteps.title}
      text={words.firstSteps.text}
      action={
        <Link className={buttonClass('next')} to={paths.firstSteps()}>
          {words.firstSteps.action}
        </Link>
      }
    />
  );
}

export interface NextMoveCardProps {
  readonly dashboard: DashboardReply;
  readonly plan: readonly Recommendation[];
  readonly score: ScoreReply | undefined;
}

/** The only next move of the screen: the first move of the plan. */
export function NextMoveCard({ dashboard, plan, score }: NextMoveCardProps) {
  const [move] = plan;
  const { nextMilestone: milestone } = dashboard;
  if (isFirstUse(dashboard) && move !== undefined) return <FirstSteps />;
  if (move !== undefined) {
    const { worth, text } = describeMove(move, milestone, score);
    return (
      <NextMove
        title={move.title}
        text={text}
        {...(worth !== null && { worth })}
        action={<MoveButton move={move} look="next" />}
      />
    );
  }
  if (!milestone?.href) return null;
  const worth = formatMilestonePoints(milestone);
  return (
    <NextMove
      title={milestone.title}
      text={words.advice.milestoneText}
      {...(worth !== null && { worth })}
      action={
        <Link className={buttonClass('next')} to={milestone.href}>
          {milestone.title}
        </Link>
      }
    />
  );
}
