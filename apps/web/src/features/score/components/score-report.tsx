import type { ScoreReply } from '@groundwork/contracts';
import { Button, DataList } from '@groundwork/web-ui';
import { brand } from '#shared/brand/brand.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useScore } from '#shared/score/use-score.ts';
import { useBusinessName } from '../api/use-business-name.ts';
import { FactorAnalysis } from './factor-analysis.tsx';
import { LoadingScore } from './loading-score.tsx';
import { ScoreFailed } from './score-failed.tsx';
import './score.css';
import './score-report.css';
import { TopReasons } from './top-reasons.tsx';

export interface ReportSheetProps {
  readonly score: ScoreReply;
  readonly scoreName: string;
  readonly owner: string;
  readonly businessName: string;
}

/** The whole score on paper: every point, the rules that gave it, and what it is not. */
export function ReportSheet({ score, scoreName, owner, businessName }: ReportSheetProps) {
  return (
    <article className="report">
      <p className="report-total">
        <strong>{score.totalScore}</strong>
        <span>
          of 1000 · <b>{score.level}</b>
        </span>
      </p>
      <DataList
        rows={[
          { label: 'Prepared for', value: owner },
          { label: 'Business', value: businessName === '' ? null : businessName },
          { label: 'Calculated', value: formatMoment(score.calculatedAt) },
          { label: 'Rules', value: score.rulesVersion },
          { label: 'Qualification Rate', value: `${score.qualificationRate}%` },
        ]}
      />
      <FactorAnalysis score={score} open />
      <TopReasons score={score} />
      <p className="fine-print">
        The {scoreName} is an estimate from the figures and documents its owner gave, by published rules. It
        is no credit decision, no credit report and no promise of funding; each lender decides by its own
        rules.
      </p>
    </article>
  );
}

export const PrintButton = () => <Button onClick={() => window.print()}>Print report</Button>;

export function ScoreReport({ owner }: { readonly owner: string }) {
  const { data, error, refresh } = useScore();
  const businessName = useBusinessName();
  if (data !== undefined) {
    return <ReportSheet score={data} scoreName={brand.scoreName} owner={owner} businessName={businessName} />;
  }
  if (error === undefined) return <LoadingScore />;
  return <ScoreFailed error={error} onRetry={refresh} />;
}
