import type { ScoreResult } from '@groundwork/engine-scoring';
import { Badge, Dial } from '@groundwork/web-ui';
import { formatSigned } from '#shared/formatting/format.ts';
import { PartsLine } from '#shared/score/parts-line.tsx';
import { describeParts } from '#shared/score/point-parts.ts';
import { words } from '../onboarding.wording.ts';

export interface LiveScoreProps {
  readonly result: ScoreResult | null;
  /** The effect of the answer on the screen. */
  readonly gain: number;
  readonly isTyped: boolean;
  readonly isLoading: boolean;
}

export function LiveScore({ result, gain, isTyped, isLoading }: LiveScoreProps) {
  if (result === null) {
    return <p className="questions-note">{isLoading ? words.loading : words.noRules}</p>;
  }
  const { totalScore, earned, unknown, lost } = result;
  const parts = { earned, unknown, lost };
  return (
    <>
      <Dial
        score={totalScore}
        level={words.soFar}
        parts={parts}
        sentence={`${totalScore}. ${describeParts(parts)}`}
      />
      <div className="questions-strip" aria-hidden="true">
        <strong>{totalScore}</strong>
        <span className="questions-strip-bar">
          <span style={{ flexGrow: earned }} />
          <span className="questions-strip-unknown" style={{ flexGrow: unknown }} />
          <span className="questions-strip-lost" style={{ flexGrow: lost }} />
        </span>
      </div>
      <p className="questions-gain" aria-hidden="true">
        {gain === 0 ? null : (
          <>
            <Badge tone={gain < 0 ? 'warn' : 'good'}>{formatSigned(gain)}</Badge>
            <span>{isTyped ? words.thisAnswer : words.lastAnswer}</span>
          </>
        )}
      </p>
      <PartsLine parts={parts} />
    </>
  );
}
