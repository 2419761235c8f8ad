import type { ScoreFactor, ScoreReply } from '@groundwork/contracts';
import { Card, FactorBar } from '@groundwork/web-ui';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { factorRows } from '#shared/score/factor-titles.ts';
import { toMaxPoints, formatWeight } from '../model/score-page-texts.ts';
import './factor-analysis.css';

const CriteriaList = lazy(() => import('./criteria-list.tsx'));

/** The parts as they add up to the total: nothing of it is hidden. */
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
          <strong>{score.totalScore}</strong> in all
        </span>
      </span>
    </p>
  );
}

interface FactorPartProps {
  readonly label: string;
  readonly factor: ScoreFactor;
  readonly rulesVersion: string;
  readonly open: boolean;
}

function FactorPart({ label, factor, rulesVersion, open }: FactorPartProps) {
  const { score, weight, contribution, details, criteria } = factor;
  return (
    <li className="factor-part">
      <FactorBar label={label} value={score} note={formatWeight(weight)} detail={details} />
      <details open={open}>
        <summary>
          <ChevronDown aria-hidden="true" size={16} />
          <span>
            All {criteria.length} criteria<span className="gw-hidden"> of {label}</span>
          </span>
          <span className="factor-contribution">
            {contribution} of {toMaxPoints(weight)} points
          </span>
        </summary>
        <Suspense fallback={<p className="fine-print">Loading the criteria…</p>}>
          <CriteriaList factor={factor} rulesVersion={rulesVersion} />
        </Suspense>
        <p className="criteria-sum">
          {score} of 100 points × {Math.round(weight * 100)}% = {contribution} of the {toMaxPoints(weight)}{' '}
          this factor can bring
        </p>
      </details>
    </li>
  );
}

export interface FactorAnalysisProps {
  readonly score: ScoreReply;
  /** With every criterion in sight, as on paper. */
  readonly open?: boolean;
}

export function FactorAnalysis({ score, open = false }: FactorAnalysisProps) {
  return (
    <Card
      title="Factor analysis"
      hint="Each factor is the sum of its criteria, out of 100. Its weight turns it into its part of the 1000, rounded to whole points."
    >
      <Sum score={score} />
      <ul className="factor-parts">
        {factorRows.map(({ factor, label }) => (
          <FactorPart
            key={factor}
            label={label}
            factor={score.factors.breakdown[factor]}
            rulesVersion={score.rulesVersion}
            open={open}
          />
        ))}
      </ul>
      <p className="fine-print">
        Rules in force: {score.rulesVersion}. The score is an estimate, not a credit decision.
      </p>
    </Card>
  );
}
