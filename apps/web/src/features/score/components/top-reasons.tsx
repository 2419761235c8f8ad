import type { ScoreReply } from '@groundwork/contracts';
import { Card, EmptyState } from '@groundwork/web-ui';
import { CircleCheck } from 'lucide-react';
import { findFactorTitle } from '#shared/score/factor-titles.ts';

/** What keeps the score where it is, the largest first. */
export function TopReasons({ score }: { readonly score: ScoreReply }) {
  return (
    <Card
      title="Top reasons"
      subtitle="What keeps your score where it is"
      hint="The criteria with the most points still open. The number is what your total would gain with that one at its best."
    >
      {score.reasons.length === 0 ? (
        <EmptyState
          icon={<CircleCheck aria-hidden="true" />}
          title="Nothing is left open"
          text="Every criterion is at its best."
        />
      ) : (
        <ol className="reasons">
          {score.reasons.map(({ code, label, factor, pointsLost, sentence }) => (
            <li key={code}>
              <div>
                <h3>{label}</h3>
                <p>{sentence}</p>
                <p className="fine-print">{findFactorTitle(factor)}</p>
              </div>
              <strong>up to +{pointsLost}</strong>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
