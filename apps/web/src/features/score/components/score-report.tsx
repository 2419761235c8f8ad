import { useEffect } from 'react';
import { fill } from '@groundwork/wording';
import type { ProvenScore, ScoreReply } from '@groundwork/contracts';
import { Button, DataList } from '@groundwork/web-ui';
import { brand } from '#shared/brand/brand.ts';
import type { Contradiction } from '#shared/documents/contradictions.ts';
import { ProvenLine } from '#shared/evidence/proven-line.tsx';
import { useProof } from '#shared/evidence/use-proof.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useScore } from '#shared/score/use-score.ts';
import { useBusinessName } from '../api/use-business-name.ts';
import { useOwnDocuments } from '../api/use-own-documents.ts';
import { describeRate } from '../model/score-page-texts.ts';
import { DataConfidence } from './data-confidence.tsx';
import { FactorAnalysis } from './factor-analysis.tsx';
import { LoadingScore } from './loading-score.tsx';
import { PointParts } from './point-parts.tsx';
import { ScoreFailed } from './score-failed.tsx';
import './score.css';
import './score-report.css';
import { TopReasons } from './top-reasons.tsx';
import { Waterfall } from './waterfall.tsx';
import { specifiedWords, words } from '../score.wording.ts';

export interface ReportSheetProps {
  readonly score: ScoreReply;
  readonly scoreName: string;
  readonly owner: string;
  readonly businessName: string;
  readonly contradictions: readonly Contradiction[];
  readonly proof?: ProvenScore | undefined;
}

export function ReportSheet(props: ReportSheetProps) {
  const { score, scoreName, owner, businessName, contradictions, proof } = props;
  const hasRate = !score.unavailable.includes('lenders') && score.catalogueMode !== 'empty';
  const rate = hasRate ? `${score.qualificationRate}%` : describeRate(score);
  return (
    <article className="report">
      <p className="report-total">
        <strong>{score.totalScore}</strong>
        <span>
          {words.report.of} · <b>{score.level}</b>
        </span>
      </p>
      {score.proven === undefined ? null : <ProvenLine proven={score.proven} stated={score.totalScore} />}
      <DataList
        rows={[
          { label: words.report.owner, value: owner },
          { label: words.report.business, value: businessName === '' ? null : businessName },
          { label: words.report.calculated, value: formatMoment(score.calculatedAt) },
          { label: words.report.rules, value: score.rulesVersion },
          { label: specifiedWords.rate, value: rate },
        ]}
      />
      <PointParts score={score} />
      <Waterfall score={score} />
      <DataConfidence score={score} contradictions={contradictions} />
      <FactorAnalysis score={score} contradictions={contradictions} proof={proof} open />
      <TopReasons score={score} />
      <p className="fine-print">{fill(words.report.note, { scoreName })}</p>
    </article>
  );
}

/** The style sheet prints the name in the margin of each page. */
function usePrintName(parts: readonly string[]): void {
  const name = parts.filter((part) => part !== '').join(' · ');
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--gw-print-name', JSON.stringify(name));
    return () => void style.removeProperty('--gw-print-name');
  }, [name]);
}

export const PrintButton = () => <Button onClick={() => window.print()}>{words.report.print}</Button>;

export function ScoreReport({ owner }: { readonly owner: string }) {
  const { data, error, refresh } = useScore();
  const businessName = useBusinessName();
  const { contradictions } = useOwnDocuments();
  const proof = useProof();
  usePrintName([owner, businessName, brand.scoreName]);
  if (data !== undefined) {
    return (
      <ReportSheet
        score={data}
        scoreName={brand.scoreName}
        owner={owner}
        businessName={businessName}
        contradictions={contradictions}
        proof={proof.data}
      />
    );
  }
  if (error === undefined) return <LoadingScore />;
  return <ScoreFailed error={error} onRetry={refresh} />;
}
