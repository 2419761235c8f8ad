import { fill } from '@groundwork/wording';
import type { ProvenScore, ScoreFactor, ScoreFlag } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { type Contradiction, formatContradiction } from '#shared/documents/contradictions.ts';
import { ContradictionChoice } from '#shared/evidence/contradiction-choice.tsx';
import { formatSigned } from '#shared/formatting/format.ts';
import { contradictionsOfCriterion, describeCriterion } from '../model/criterion-texts.ts';
import {
  type CriterionDifference,
  differencesOfCriterion,
  proofOfCriterion,
} from '../model/criterion-proof.ts';
import { listDisagreements } from '../model/disagreements.ts';
import { ProofMark } from './proof-mark.tsx';
import { words } from '../score.wording.ts';
import { findRules } from '#shared/score/engine-input.ts';

export interface CriteriaListProps {
  readonly factor: ScoreFactor;
  readonly rulesVersion: string;
  readonly flags?: readonly ScoreFlag[] | undefined;
  readonly contradictions: readonly Contradiction[];
  readonly proof?: ProvenScore | undefined;
}

interface PointsProps {
  readonly label: string;
  readonly points: number;
  readonly most: number;
  readonly isNamed: boolean;
}

function Points({ label, points, most, isNamed }: PointsProps) {
  return (
    <span className="criterion-points">
      {isNamed ? <span className="criterion-column">{label}</span> : null}
      <strong>{points}</strong> / {most}
    </span>
  );
}

function Differences({ differences }: { readonly differences: readonly CriterionDifference[] }) {
  return differences.map((difference) => {
    const { documentId, field } = difference;
    return (
      <div key={`${documentId ?? ''} ${field}`}>
        <p className="criterion-contradiction">{formatContradiction(difference)}</p>
        <ContradictionChoice field={field} documentId={documentId} />
      </div>
    );
  });
}

export default function CriteriaList(props: CriteriaListProps) {
  const { factor, rulesVersion, flags, contradictions, proof } = props;
  const rules = findRules(rulesVersion);
  const disagreements = listDisagreements(flags);
  return (
    <ul className={proof === undefined ? 'criteria' : 'criteria criteria-proof'}>
      {factor.criteria.map((criterion) => {
        const { code, label, points, maxPoints, worth } = criterion;
        const { now, next } = describeCriterion(criterion, rules);
        const proven = proofOfCriterion(code, proof);
        const disagreement = disagreements.find((each) => each.code === code);
        return (
          <li key={code} className={points === maxPoints ? 'criterion criterion-full' : 'criterion'}>
            <div>
              <h3>{label}</h3>
              <p>{now}</p>
              {disagreement === undefined ? null : (
                <p className="criterion-differs">{disagreement.sentence}</p>
              )}
              <Differences
                differences={differencesOfCriterion(
                  code,
                  proof,
                  contradictionsOfCriterion(code, rules, contradictions),
                )}
              />
              {next === null ? null : <p className="criterion-next">{next}</p>}
              {proven === undefined ? null : (
                <ProofMark criterion={proven} witnesses={proof?.witnesses ?? []} />
              )}
            </div>
            <span className="criterion-worth">
              {worth > 0 ? (
                <Badge tone="good">{fill(words.criterion.worth, { points: formatSigned(worth) })}</Badge>
              ) : null}
            </span>
            <Points
              label={words.proof.stated}
              points={points}
              most={maxPoints}
              isNamed={proven !== undefined}
            />
            {proven === undefined ? null : (
              <Points label={words.proof.proven} points={proven.points} most={maxPoints} isNamed />
            )}
          </li>
        );
      })}
    </ul>
  );
}
