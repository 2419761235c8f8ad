import type { DashboardReply, Recommendation, ScoreReply } from '@groundwork/contracts';
import { buttonClass, NextMove } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { MoveButton } from '#shared/advice/move-button.tsx';
import { describeMove, formatMilestonePoints } from '../model/dashboard-texts.ts';
import type { RecommendationActions } from '../api/use-recommendation-actions.ts';
import { words } from '../dashboard.wording.ts';
import { AdviceActions } from './advice-actions.tsx';
import { useStableFocus } from './use-stable-focus.ts';

export interface NextMoveCardProps {
  readonly dashboard: DashboardReply;
  readonly plan: readonly Recommendation[];
  readonly score: ScoreReply | undefined;
  readonly actions?: RecommendationActions | undefined;
}

interface FirstMoveProps extends Omit<NextMoveCardProps, 'plan'> {
  readonly move: Recommendation;
}

function FirstMove({ dashboard, move, score, actions }: FirstMoveProps) {
  const { place, stableActions } = useStableFocus(actions);
  const { worth, text } = describeMove(move, dashboard.nextMilestone, score);
  return (
    <div className="next-move-place" ref={place} tabIndex={-1}>
      <NextMove
        title={move.title}
        text={text}
        {...(worth !== null && { worth })}
        action={
          <span className="next-move-actions">
            <MoveButton move={move} look="next" />
            <AdviceActions card={move} actions={stableActions} />
          </span>
        }
      />
    </div>
  );
}

/** The only next move of the screen: the first move of the plan. */
export function NextMoveCard({ plan, ...props }: NextMoveCardProps) {
  const [move] = plan;
  const { dashboard } = props;
  const { nextMilestone: milestone } = dashboard;
  if (move !== undefined) return <FirstMove {...props} move={move} />;
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
