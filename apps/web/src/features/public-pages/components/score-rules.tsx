import { currentRules } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { type CSSProperties, useId } from 'react';
import {
  explainedFactors,
  type ExplainedCriterion,
  type ExplainedFactor,
  explainedLevels,
} from '../model/explained-score.ts';
import { words as publicWords } from '../public-pages.wording.ts';
import './score-rules.css';

const { rules: words } = publicWords;

const factors = explainedFactors(currentRules);

const shareOf = (percent: number) => ({ '--share': percent }) as CSSProperties;

export function WeightBar() {
  return (
    <ul className="weights">
      {factors.map(({ key, label, percent, points }, index) => (
        <li key={key} className={`weight weight-${index + 1}`} style={shareOf(percent)}>
          <span className="weight-bar" aria-hidden="true" />
          <strong>{percent}%</strong>
          <span className="weight-label">{label}</span>
          <span className="weight-points">{fill(words.factors.weight, { points })}</span>
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
          <strong>{fill(words.criteria.points, { points })}</strong>
        </summary>
        <ul className="bands">
          {bands.map(({ text, points: bandPoints }) => (
            <li key={text}>
              <span>{text}</span>
              <span>{bandPoints}</span>
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
      <p>{fill(words.criteria.factor, { count: criteria.length, percent: String(percent), points })}</p>
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
