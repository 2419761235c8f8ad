import { fill } from '@groundwork/wording';
import type { FigureView, ProvenScore, ScoreFactor, ScoreReply } from '@groundwork/contracts';
import { Card, FactorBar } from '@groundwork/web-ui';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { factorRows } from '#shared/score/factor-titles.ts';
import { partsOfFactor, toBarParts } from '#shared/score/point-parts.ts';
import { formatPercent, formatWeight, toMaxPoints } from '../model/score-page-texts.ts';
import type { CriteriaListProps } from './criteria-list.tsx';
import './factor-analysis.css';
import { words } from '../score.wording.ts';

const { factors: texts } = words;

const LazyCriteriaList = lazy(() => import('./criteria-list.tsx'));

function Sum({ score }: { readonly score: ScoreReply }) {
  const { breakdown } = score.factors;
  return (
    <p className="factor-sum">
      {factorRows.map(({ factor, label }, index) => (
        <span key={factor}>
          {index === 0 ? null : <span aria-hidden="true">+</span>}
          <span>
            <strong>{breakdown[factor].contribution}</strong> {label}
          </span>
        </span>
      ))}
      <span>
        <span aria-hidden="true">=</span>
        <span>
          <strong>{score.totalScore}</strong> {texts.total}
        </span>
      </span>
    </p>
  );
}

interface FactorPartProps {
  readonly label: string;
  readonly factor: ScoreFactor;
  readonly rulesVersion: string;
  readonly flags: ScoreReply['flags'];
  readonly figures: readonly FigureView[];
  readonly proof: ProvenScore | undefined;
  readonly open: boolean;
  readonly criteriaList: ComponentType<CriteriaListProps>;
}

function FactorPart(props: FactorPartProps) {
  const { label, factor, rulesVersion, flags, figures, proof, open } = props;
  const { criteriaList: CriteriaList } = props;
  const { score, weight, contribution, details, criteria } = factor;
  const most = toMaxPoints(weight);
  return (
    <li className="factor-part">
      <FactorBar
        label={label}
        value={score}
        note={formatWeight(weight)}
        detail={details}
        parts={toBarParts(partsOfFactor(factor))}
      />
      <details open={open}>
        <summary>
          <ChevronDown aria-hidden="true" size={16} />
          <span>
            {fill(texts.criteria, { count: criteria.length })}
            <span className="gw-hidden"> {fill(texts.ofFactor, { factor: label })}</span>
          </span>
          <span className="factor-contribution">
            {fill(texts.contribution, { points: contribution, most })}
          </span>
        </summary>
        <Suspense fallback={<p className="fine-print">{texts.loading}</p>}>
          <CriteriaList
            factor={factor}
            rulesVersion={rulesVersion}
            flags={flags}
            figures={figures}
            proof={proof}
          />
        </Suspense>
        <p className="criteria-sum">
          {fill(texts.sum, { score, percent: formatPercent(weight), points: contribution, most })}
        </p>
      </details>
    </li>
  );
}

export interface FactorAnalysisProps {
  readonly score: ScoreReply;
  readonly figures: readonly FigureView[];
  readonly proof?: ProvenScore | undefined;
  readonly open?: boolean;
  /** A page that shows the criteria at once has the list in its own chunk. */
  readonly criteriaList?: ComponentType<CriteriaListProps>;
}

export function FactorAnalysis(props: FactorAnalysisProps) {
  const { score, figures, proof, open = false, criteriaList = LazyCriteriaList } = props;
  return (
    <Card title={texts.title} hint={texts.hint}>
      <Sum score={score} />
      <ul className="factor-parts">
        {factorRows.map(({ factor, label }) => (
          <FactorPart
            key={factor}
            label={label}
            factor={score.factors.breakdown[factor]}
            rulesVersion={score.rulesVersion}
            flags={score.flags}
            figures={figures}
            proof={proof}
            open={open}
            criteriaList={criteriaList}
          />
        ))}
      </ul>
      <p className="fine-print">{fill(texts.rules, { version: score.rulesVersion })}</p>
    </Card>
  );
}
