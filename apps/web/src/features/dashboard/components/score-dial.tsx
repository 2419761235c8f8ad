import type { DashboardReply } from '@groundwork/contracts';
import { Dial, EmptyState, ProgressBar } from '@groundwork/web-ui';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { levelOf } from '#shared/score/level.ts';
import { changeWords, dialSentence } from '../model/dashboard-words.ts';

export interface ScoreDialProps {
  readonly dashboard: DashboardReply;
  /** What the operator calls the score. */
  readonly scoreName: string;
  /** What stands beside the dial on the same card. */
  readonly children: ReactNode;
}

export function ScoreDial({ dashboard, scoreName, children }: ScoreDialProps) {
  const { score, change30Days, unavailable } = dashboard;
  if (unavailable.includes('score')) {
    return (
      <section className="gw-card hero hero-away" aria-label="Score">
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title="Your score cannot be reached right now"
          text="It is safe and will appear here as soon as the service answers."
        />
      </section>
    );
  }
  const total = score.totalScore;
  return (
    <div className="gw-card hero">
      <section className="hero-dial" aria-label="Score">
        <h2>Score</h2>
        <Dial
          score={total}
          level={levelOf(total)}
          sentence={dialSentence(scoreName, total, change30Days)}
          change={changeWords(change30Days)}
        />
        <ProgressBar thin label="Score out of 1000" percent={total / 10} text={`${total} of 1000`} />
      </section>
      {children}
    </div>
  );
}
