import type { ImpactResult } from '@groundwork/contracts';
import { Badge, Hint } from '@groundwork/web-ui';
import { formatSigned } from '#shared/formatting/format.ts';
import { costWords } from '../model/advice-groups.ts';

export interface JointImpactViewProps {
  readonly count: number;
  readonly result: ImpactResult | null;
  readonly isOutdated: boolean;
}

/** What the selection does together: less than its parts added up, where two gain the same points. */
export function JointImpactView({ count, result, isOutdated }: JointImpactViewProps) {
  return (
    <div className="joint-impact">
      <p className="joint-impact-head">
        <span>
          {count === 0 ? 'Select actions to see what they do together' : `${count} selected, together`}
        </span>
        <Hint
          about="Joint impact"
          text="Computed with what stands in the form now, saved or not. It is exactly what a recalculation would give after these changes."
        />
      </p>
      {result === null ? null : (
        <div className={isOutdated ? 'joint-impact-figures joint-impact-old' : 'joint-impact-figures'}>
          <p>
            <output aria-label="Projected score">{result.newScoreProjection}</output>{' '}
            <Badge tone="good">{formatSigned(result.totalImpact)} points</Badge>
          </p>
          {count === 0 ? null : (
            <p>
              Takes {result.timeToImplement} · {costWords(result.estimatedCost)}
            </p>
          )}
          {result.improvements.length < 2 ? null : (
            <details>
              <summary>What each adds</summary>
              <ul>
                {result.improvements.map(({ id, title, points }) => (
                  <li key={id}>
                    <span>{title}</span> <strong>{formatSigned(points)}</strong>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </div>
  );
}
