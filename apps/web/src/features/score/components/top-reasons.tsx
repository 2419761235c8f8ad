import { fill } from '@groundwork/wording';
import type { ScoreReply } from '@groundwork/contracts';
import { Card, EmptyState } from '@groundwork/web-ui';
import { CircleCheck } from 'lucide-react';
import { PhoneList } from '#shared/lists/phone-list.tsx';
import { findFactorTitle } from '#shared/score/factor-titles.ts';
import { type RankedReason, rankReasons } from '../model/reason-order.ts';
import { words } from '../score.wording.ts';

const shortLength = 2;

const Rows = ({ reasons }: { readonly reasons: readonly RankedReason[] }) => (
  <ol className="reasons">
    {reasons.map(({ code, label, factor, pointsLost, sentence, isUnknown }) => (
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
);

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
        <PhoneList items={rankReasons(score)} short={shortLength}>
          {(reasons) => <Rows reasons={reasons} />}
        </PhoneList>
      )}
    </Card>
  );
}
