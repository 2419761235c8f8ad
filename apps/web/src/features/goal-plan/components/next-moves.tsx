import type { Recommendation } from '@groundwork/contracts';
import { Button, Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Clock, Compass } from 'lucide-react';
import { useState } from 'react';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { MoveButton } from '#shared/advice/move-button.tsx';
import { orderPlan } from '#shared/advice/owner-plan.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { useScore } from '#shared/score/use-score.ts';
import './next-moves.css';
import { words } from '../goal-plan.wording.ts';

const { moves: texts } = words;
const shortLength = 8;

interface MoveRowProps {
  readonly move: Recommendation;
  readonly isFirst: boolean;
}

function MoveRow({ move, isFirst }: MoveRowProps) {
  return (
    <li className={isFirst ? 'move move-first' : 'move'}>
      <div className="move-texts">
        <h3>{move.title}</h3>
        <p>{move.description}</p>
        <p className="move-time">
          <Clock aria-hidden="true" size={14} /> {fill(texts.time, { time: move.timeEstimate })}
        </p>
      </div>
      <ImpactBadge {...move} />
      <MoveButton move={move} look={isFirst ? 'next' : 'outline'} />
    </li>
  );
}

function MoveList({ moves }: { readonly moves: readonly Recommendation[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (moves.length === 0) {
    return <EmptyState icon={<Compass aria-hidden="true" />} title={texts.none} text={texts.noneText} />;
  }
  const visible = isWhole ? moves : moves.slice(0, shortLength);
  return (
    <>
      <ol className="moves">
        {visible.map((move, index) => (
          <MoveRow key={move.id} move={move} isFirst={index === 0} />
        ))}
      </ol>
      {visible.length === moves.length ? null : (
        <Button look="ghost" onClick={() => setIsWhole(true)}>
          {fill(texts.more, { count: moves.length - visible.length })}
        </Button>
      )}
    </>
  );
}

/** The dashboard shows the first of these moves. */
export function NextMoves() {
  const { data, error, refresh } = useDashboard();
  const score = useScore();
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title={texts.failed}
        message={serverMessageOf(error)}
        text={words.tryAgain}
        onRetry={refresh}
      />
    );
  }
  const isLoading = data === undefined || (score.data === undefined && score.error === undefined);
  return (
    <Card title={texts.title} subtitle={texts.subtitle}>
      {isLoading ? (
        <Loading label={texts.loading}>
          <RowsSkeleton rows={5} />
        </Loading>
      ) : (
        <MoveList moves={orderPlan(data.recommendations, data.nextMilestone, score.data)} />
      )}
    </Card>
  );
}
