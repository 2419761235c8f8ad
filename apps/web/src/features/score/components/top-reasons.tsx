import { fill } from '@groundwork/wording';
import type { ScoreReply } from '@groundwork/contracts';
import { Card, EmptyState } from '@groundwork/web-ui';
import { CircleCheck } from 'lucide-react';
import { findFactorTitle } from '#shared/score/factor-titles.ts';
import { rankReasons } from '../model/reason-order.ts';
import { words } from '../score.wording.ts';

export function TopReasons({ score }: { readonly score: ScoreReply }) {
  return (
    <Card title={words.reasons.title} subtitle={words.reasons.subtitle} hint={words.reasons.hint}>
      {score.reasons.length === 0 ? (
        <EmptyState
          icon={<CircleCheck aria-hidden="true" />}
          title={words.reasons.none}
          text={words.reasons.noneText}
        />
      ) : (
        <ol className="reasons">
          {rankReasons(score).map(({ code, label, factor, pointsLost, sentence, isUnknown }) => (
            <li key={code}>
              <div>
                <h3>{label}</h3>
                <p>{sentence}</p>
                <p className="fine-print">
                  {isUnknown ? words.reasons.unknown : words.reasons.improve} · {findFactorTitle(factor)}
                </p>
              </div>
              <strong>{fill(words.reasons.gain, { points: pointsLost })}</strong>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
