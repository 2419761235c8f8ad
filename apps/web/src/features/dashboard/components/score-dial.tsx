import type { DashboardReply } from '@groundwork/contracts';
import { EmptyState } from '@groundwork/web-ui';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePendingScore } from '#shared/score/pending-score.ts';
import { ScoreHero } from '#shared/score/score-hero.tsx';
import { words } from '../dashboard.wording.ts';

export interface ScoreDialProps {
  readonly dashboard: DashboardReply;
  readonly scoreName: string;
  readonly since?: string | null;
  readonly children: ReactNode;
}

export function ScoreDial({ dashboard, scoreName, since = null, children }: ScoreDialProps) {
  const { score, change30Days, unavailable, proven, parts } = dashboard;
  const pending = usePendingScore();
  if (unavailable.includes('score')) {
    return (
      <section className="gw-card hero hero-away" aria-label={words.score.title}>
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={words.score.unavailable}
          text={words.score.unavailableText}
        />
      </section>
    );
  }
  return (
    <ScoreHero
      total={score.totalScore}
      change30Days={change30Days}
      scoreName={scoreName}
      since={since}
      parts={parts}
      pending={pending}
      proven={proven}
    >
      {children}
    </ScoreHero>
  );
}
