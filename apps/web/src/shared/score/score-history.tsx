import { Hint, Trend, type TrendPoint } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { words } from './score.wording.ts';

const { history } = words;

export interface ScoreHistoryProps {
  readonly points: readonly TrendPoint[];
  readonly children?: ReactNode;
}

export function ScoreHistory({ points, children }: ScoreHistoryProps) {
  return (
    <section className="hero-part" aria-label={history.title}>
      <header>
        <div className="hero-name">
          <h2>{history.title}</h2>
          <Hint about={history.title} text={history.hint} />
        </div>
        <p>{history.period}</p>
      </header>
      <Trend label={history.title} points={points} empty={history.empty} />
      {children}
    </section>
  );
}
