import { currentRules } from '@groundwork/engine-scoring';
import { type CSSProperties, useId } from 'react';
import {
  explainedFactors,
  type ExplainedCriterion,
  type ExplainedFactor,
  explainedLevels,
} from '../model/explained-score.ts';
import './score-rules.css';

const factors = explainedFactors(currentRules);

const shareOf = (percent: number) => ({ '--share': percent }) as CSSProperties;

/** The four factors as parts of one bar: the widths are their weights. */
export function WeightBar() {
  return (
    <ul className="weights">
      {factors.map(({ key, label, percent, points }, index) => (
        <li key={key} className={`weight weight-${index + 1}`} style={shareOf(percent)}>
          <span className="weight-bar" aria-hidden="true" />
          <strong>{percent}%</strong>
          <span className="weight-label">{label}</span>
          <span className="weight-points">up to {points} points</span>
        </li>
      ))}
    </ul>
  );
}

function CriterionRow({ label, points, bands }: ExplainedCriterion) {
  return (
    <li>
      <details>
        <summary>
          <span>{label}</span>
          <strong>{points} points</strong>
        </summary>
        <ul className="bands">
          {bands.map(({ words, points: own }) => (
            <li key={words}>
              <span>{words}</span>
              <span>{own}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function FactorRules({ factor }: { readonly factor: ExplainedFactor }) {
  const { label, percent, points, criteria } = factor;
  const id = useId();
  return (
    <section className="factor-rules" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <p>
        {criteria.length} criteria share 100 points; {percent}% of the score, so up to {points} of 1000.
      </p>
      <ul>
        {criteria.map((criterion) => (
          <CriterionRow key={criterion.code} {...criterion} />
        ))}
      </ul>
    </section>
  );
}

export const AllRules = () => factors.map((factor) => <FactorRules key={factor.key} factor={factor} />);

export function Levels() {
  return (
    <dl className="level-list">
      {explainedLevels().map(({ level, range }) => (
        <div key={level}>
          <dt>{level}</dt>
          <dd>{range}</dd>
        </div>
      ))}
    </dl>
  );
}
