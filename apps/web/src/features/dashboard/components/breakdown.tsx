import type { DashboardReply } from '@groundwork/contracts';
import { FactorBar } from '@groundwork/web-ui';
import { factorRows } from '#shared/score/factor-titles.ts';
import { toBarParts } from '#shared/score/point-parts.ts';
import { words } from '../dashboard.wording.ts';

export function Breakdown({ score, parts }: Pick<DashboardReply, 'score' | 'parts'>) {
  return (
    <>
      <div className="breakdown-rows">
        {factorRows.map(({ factor, label }) => (
          <FactorBar
            key={factor}
            label={label}
            value={score[factor]}
            parts={toBarParts(parts?.factors[factor])}
          />
        ))}
      </div>
      <p className="fine-print">{words.score.estimate}</p>
    </>
  );
}
