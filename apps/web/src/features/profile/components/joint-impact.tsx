import type { ImpactResult } from '@groundwork/contracts';
import { Badge, Hint } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatSigned } from '#shared/formatting/format.ts';
import { describeTimeAndCost } from '../model/advice-groups.ts';
import { words } from '../profile.wording.ts';

export interface JointImpactViewProps {
  readonly count: number;
  readonly result: ImpactResult | null;
  readonly isOutdated: boolean;
}

/** The joint effect is smaller than the sum of its parts if two actions gain the same points. */
export function JointImpactView({ count, result, isOutdated }: JointImpactViewProps) {
  return (
    <div className="joint-impact">
      <p className="joint-impact-head">
        <span>{count === 0 ? words.jointImpact.none : fill(words.jointImpact.selected, { count })}</span>
        <Hint about={words.jointImpact.hintAbout} text={words.jointImpact.hint} />
      </p>
      {result === null ? null : (
        <div className={isOutdated ? 'joint-impact-figures joint-impact-old' : 'joint-impact-figures'}>
          <p>
            <output aria-label={words.jointImpact.projectedScore}>{result.newScoreProjection}</output>{' '}
            <Badge tone="good">
              {fill(words.jointImpact.points, { change: formatSigned(result.totalImpact) })}
            </Badge>
          </p>
          {count === 0 ? null : <p>{describeTimeAndCost(result)}</p>}
          {result.improvements.length < 2 ? null : (
            <details>
              <summary>{words.jointImpact.parts}</summary>
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
