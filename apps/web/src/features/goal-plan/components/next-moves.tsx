import type { Recommendation, ScoreReply } from '@groundwork/contracts';
import { Button, Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Clock, Compass } from 'lucide-react';
import { useState } from 'react';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { describeTime } from '#shared/advice/impact-text.ts';
import { MoveButton } from '#shared/advice/move-button.tsx';
import { orderPlan } from '#shared/advice/owner-plan.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { FigureLine } from '#shared/figures/figure-line.tsx';
import { isDisputed } from '#shared/figures/figure-texts.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { formatDate } from '#shared/formatting/format.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { partsOfScore } from '#shared/score/point-parts.ts';
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
  const time = describeTime(move);
  return (
    <li className={isFirst ? 'move move-first' : 'move'}>
      <div className="move-texts">
        <h3>{move.title}</h3>
        <p>{move.description}</p>
        {time === null ? null : (
          <p className="move-time">
            <Clock aria-hidden="true" size={14} /> {time}
          </p>
        )}
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

function subtitleOf(score: ScoreReply | undefined): string {
  const parts = score && partsOfScore(score);
  if (!parts) return texts.order;
  const values = { points: parts.unknown + parts.lost, day: formatDate(score.calculatedAt) };
  return `${fill(texts.open, values)} ${texts.order}`;
}

/** A figure that sources disagree on is a decision, and no question. */
function Decisions() {
  const disputed = (useFigures().data ?? []).filter(isDisputed);
  if (disputed.length === 0) return null;
  return (
    <section className="move-decisions" aria-label={texts.decide}>
      <h3>{texts.decide}</h3>
      {disputed.map((figure) => (
        <FigureLine key={figure.field} figure={figure} />
      ))}
    </section>
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
    <Card title={texts.title} subtitle={subtitleOf(score.data)}>
      {isLoading ? (
        <Loading label={texts.loading}>
          <RowsSkeleton rows={5} />
        </Loading>
      ) : (
        <>
          <Decisions />
          <MoveList moves={orderPlan(data.recommendations, data.nextMilestone)} />
        </>
      )}
    </Card>
  );
}
