import { Dial, Hint, ProgressBar } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { levelOf } from './level.ts';
import './score-hero.css';
import { describeMonthlyChange, describeDial } from './score-texts.ts';

export const scoreHint =
  'The points of four factors added up, from 0 to 1000, by published rules. It is an estimate, not a credit decision.';

export interface ScoreHeroProps {
  readonly total: number;
  readonly change30Days: number;
  /** What the operator calls the score. */
  readonly scoreName: string;
  /** What the change is counted from, where that is no month. */
  readonly since?: string | null;
  /** Below the bar. */
  readonly note?: ReactNode;
  /** What stands beside the dial on the same card. */
  readonly children: ReactNode;
}

/** The score on its dial, and beside it what it is made of or where it comes from. */
export function ScoreHero(props: ScoreHeroProps) {
  const { total, change30Days, scoreName, since = null, note, children } = props;
  return (
    <div className="gw-card hero">
      <section className="hero-dial" aria-label="Score">
        <div className="hero-name">
          <h2>Score</h2>
          <Hint about={scoreName} text={scoreHint} />
        </div>
        <Dial
          score={total}
          level={levelOf(total)}
          sentence={describeDial(scoreName, total, change30Days)}
          change={describeMonthlyChange(change30Days)}
        />
        {since === null ? null : <p className="hero-since">{since}</p>}
        <div className="hero-bar">
          <ProgressBar thin label="Score out of 1000" percent={total / 10} text={`${total} of 1000`} />
          {note}
        </div>
      </section>
      {children}
    </div>
  );
}
