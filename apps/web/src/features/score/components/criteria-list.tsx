import type { FigureView, ProvenScore, ScoreFactor, ScoreFlag } from '@groundwork/contracts';
import { markOf } from '#shared/figures/figure-mark.ts';
import { FigureLine } from '#shared/figures/figure-line.tsx';
import { figuresOfCriterion } from '#shared/figures/figure-texts.ts';
import { describeCriterion } from '../model/criterion-texts.ts';
import { listDisagreements } from '../model/disagreements.ts';
import { shareOfPoints, sharesOf } from '../model/point-shares.ts';
import { ProofMark } from './proof-mark.tsx';
import { words } from '../score.wording.ts';
import { findRules } from '#shared/score/engine-input.ts';

export interface CriteriaListProps {
  readonly factor: ScoreFactor;
  readonly rulesVersion: string;
  readonly flags?: readonly ScoreFlag[] | undefined;
  readonly figures: readonly FigureView[];
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

export default function CriteriaList(props: CriteriaListProps) {
  const { factor, rulesVersion, flags, figures, proof } = props;
  const rules = findRules(rulesVersion);
  const disagreements = listDisagreements(flags);
  return (
    <ul className={proof === undefined ? 'criteria' : 'criteria criteria-proof'}>
      {sharesOf(factor).map((share) => {
        const { criterion, points, most } = share;
        const { code, label } = criterion;
        const { now, next } = describeCriterion(criterion, rules);
        const proven = proof?.criteria.find((each) => each.code === code);
        const disagreement = disagreements.find((each) => each.code === code);
        return (
          <li key={code} className={points === most ? 'criterion criterion-full' : 'criterion'}>
            <div>
              <h3>{label}</h3>
              <p {...markOf({ field: code, value: criterion.value })}>{now}</p>
              {disagreement === undefined ? null : (
                <p className="criterion-differs">{disagreement.sentence}</p>
              )}
              {figuresOfCriterion(code, figures).map((figure) => (
                <FigureLine key={figure.field} figure={figure} />
              ))}
              {next === null ? null : <p className="criterion-next">{next}</p>}
              {proven === undefined ? null : <ProofMark criterion={proven} />}
            </div>
            <Points label={words.proof.stated} points={points} most={most} isNamed={proven !== undefined} />
            {proven === undefined ? null : (
              <Points
                label={words.proof.proven}
                points={shareOfPoints(share, proven.points)}
                most={most}
                isNamed
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
