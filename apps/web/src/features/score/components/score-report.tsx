import { fill } from '@groundwork/wording';
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
import { specifiedWords, words } from '../score.wording.ts';

export interface ReportSheetProps {
  readonly score: ScoreReply;
  readonly scoreName: string;
  readonly owner: string;
  readonly businessName: string;
}

export function ReportSheet({ score, scoreName, owner, businessName }: ReportSheetProps) {
  return (
    <article className="report">
      <p className="report-total">
        <strong>{score.totalScore}</strong>
        <span>
          {words.report.of} · <b>{score.level}</b>
        </span>
      </p>
      <DataList
        rows={[
          { label: words.report.owner, value: owner },
          { label: words.report.business, value: businessName === '' ? null : businessName },
          { label: words.report.calculated, value: formatMoment(score.calculatedAt) },
          { label: words.report.rules, value: score.rulesVersion },
          { label: specifiedWords.rate, value: `${score.qualificationRate}%` },
        ]}
      />
      <FactorAnalysis score={score} open />
      <TopReasons score={score} />
      <p className="fine-print">{fill(words.report.note, { scoreName })}</p>
    </article>
  );
}

export const PrintButton = () => <Button onClick={() => window.print()}>{words.report.print}</Button>;

export function ScoreReport({ owner }: { readonly owner: string }) {
  const { data, error, refresh } = useScore();
  const businessName = useBusinessName();
  if (data !== undefined) {
    return <ReportSheet score={data} scoreName={brand.scoreName} owner={owner} businessName={businessName} />;
  }
  if (error === undefined) return <LoadingScore />;
  return <ScoreFailed error={error} onRetry={refresh} />;
}
