import { fill } from '@groundwork/wording';
import type { ScoreFactor, ScoreFlag } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import type { Contradiction } from '#shared/documents/contradictions.ts';
import { formatSigned } from '#shared/formatting/format.ts';
import { contradictionsOfCriterion, describeCriterion, findRules } from '../model/criterion-texts.ts';
import { listDisagreements } from '../model/data-confidence.ts';
import { words } from '../score.wording.ts';

export interface CriteriaListProps {
  readonly factor: ScoreFactor;
  readonly rulesVersion: string;
  readonly flags?: readonly ScoreFlag[] | undefined;
  readonly contradictions: readonly Contradiction[];
}

export default function CriteriaList({ factor, rulesVersion, flags, contradictions }: CriteriaListProps) {
  const rules = findRules(rulesVersion);
  const disagreements = listDisagreements(flags);
  return (
    <ul className="criteria">
      {factor.criteria.map((criterion) => {
        const { code, label, points, maxPoints, worth } = criterion;
        const { now, next } = describeCriterion(criterion, rules);
        const disagreement = disagreements.find((each) => each.code === code);
        return (
          <li key={code} className={points === maxPoints ? 'criterion criterion-full' : 'criterion'}>
            <div>
              <h3>{label}</h3>
              <p>{now}</p>
              {disagreement === undefined ? null : (
                <p className="criterion-differs">{disagreement.sentence}</p>
              )}
              {contradictionsOfCriterion(code, rules, contradictions).map(
                ({ documentId, field, sentence }) => (
                  <p key={`${documentId} ${field}`} className="criterion-contradiction">
                    {sentence}
                  </p>
                ),
              )}
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
