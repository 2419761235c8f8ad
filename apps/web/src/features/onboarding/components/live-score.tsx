import type { ScoreResult } from '@groundwork/engine-scoring';
import { Badge, Dial } from '@groundwork/web-ui';
import { formatSigned } from '#shared/formatting/format.ts';
import { PartsLine } from '#shared/score/parts-line.tsx';
import { describeParts } from '#shared/score/point-parts.ts';
import { useMedia } from '#shared/use-media.ts';
import { words } from '../onboarding.wording.ts';

export interface LiveScoreProps {
  readonly result: ScoreResult | null;
  /** The effect of the answer on the screen. */
  readonly gain: number;
  readonly isTyped: boolean;
  readonly isLoading: boolean;
}

// The style sheet uses the same width.
const narrow = '(max-width: 900px)';

function Strip({ totalScore, earned, unknown, lost }: ScoreResult) {
  return (
    <div className="questions-strip" aria-hidden="true">
      <strong>{totalScore}</strong>
      <span className="questions-strip-bar">
        <span style={{ flexGrow: earned }} />
        <span className="questions-strip-unknown" style={{ flexGrow: unknown }} />
        <span className="questions-strip-lost" style={{ flexGrow: lost }} />
      </span>
    </div>
  );
}

export function LiveScore({ result, gain, isTyped, isLoading }: LiveScoreProps) {
  const isNarrow = useMedia(narrow);
  if (result === null) {
    return <p className="questions-note">{isLoading ? words.loading : words.noRules}</p>;
  }
  const { totalScore, earned, unknown, lost } = result;
  const parts = { earned, unknown, lost };
  const sentence = `${totalScore}. ${describeParts(parts)}`;
  return (
    <>
      {isNarrow ? (
        <Strip {...result} />
      ) : (
        <Dial score={totalScore} level={words.soFar} parts={parts} sentence={sentence} />
      )}
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
