import { Hint, Trend, type TrendPoint } from '@groundwork/web-ui';
import type { ReactNode } from 'react';

const title = 'Score history';

export interface ScoreHistoryProps {
  readonly points: readonly TrendPoint[];
  /** Below the line. */
  readonly children?: ReactNode;
}

/** Every change of the score with its cause, as a line. */
export function ScoreHistory({ points, children }: ScoreHistoryProps) {
  return (
    <section className="hero-part" aria-label={title}>
      <header>
        <div className="hero-name">
          <h2>{title}</h2>
          <Hint about={title} text="Each point is a change of your score, with what caused it." />
        </div>
        <p>Last 6 months</p>
      </header>
      <Trend label={title} points={points} empty="Each change of your score will be drawn here." />
      {children}
    </section>
  );
}
