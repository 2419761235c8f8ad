import { fill } from '@groundwork/wording';
import type { ScoreFactor } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { formatSigned } from '#shared/formatting/format.ts';
import { describeCriterion, findRules } from '../model/criterion-texts.ts';
import { words } from '../score.wording.ts';

export interface CriteriaListProps {
  readonly factor: ScoreFactor;
  readonly rulesVersion: string;
}

export default function CriteriaList({ factor, rulesVersion }: CriteriaListProps) {
  const rules = findRules(rulesVersion);
  return (
    <ul className="criteria">
      {factor.criteria.map((criterion) => {
        const { code, label, points, maxPoints, worth } = criterion;
        const { now, next } = describeCriterion(criterion, rules);
        return (
          <li key={code} className={points === maxPoints ? 'criterion criterion-full' : 'criterion'}>
            <div>
              <h3>{label}</h3>
              <p>{now}</p>
              {next === null ? null : <p className="criterion-next">{next}</p>}
            </div>
            <span className="criterion-worth">
              {worth > 0 ? (
                <Badge tone="good">{fill(words.criterion.worth, { points: formatSigned(worth) })}</Badge>
              ) : null}
            </span>
            <span className="criterion-points">
              <strong>{points}</strong> / {maxPoints}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
