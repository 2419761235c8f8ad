import type { DashboardReply } from '@groundwork/contracts';
import { EmptyState } from '@groundwork/web-ui';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScoreHero } from '#shared/score/score-hero.tsx';

export interface ScoreDialProps {
  readonly dashboard: DashboardReply;
  /** What the operator calls the score. */
  readonly scoreName: string;
  readonly since?: string | null;
  /** What stands beside the dial on the same card. */
  readonly children: ReactNode;
}

export function ScoreDial({ dashboard, scoreName, since = null, children }: ScoreDialProps) {
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
  return (
    <ScoreHero total={score.totalScore} change30Days={change30Days} scoreName={scoreName} since={since}>
      {children}
    </ScoreHero>
  );
}
