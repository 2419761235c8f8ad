import type { FigureView, ProvenScore, Recommendation, ScoreReply } from '@groundwork/contracts';
import { Button, type TrendPoint } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import type { ReactNode } from 'react';
import { orderPlan } from '#shared/advice/owner-plan.ts';
import { isSettled } from '#shared/api/use-query.ts';
import { brand } from '#shared/brand/brand.ts';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { useProof } from '#shared/evidence/use-proof.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { formatDate } from '#shared/formatting/format.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { toHistoryPoints } from '#shared/score/history-points.ts';
import { useScore } from '#shared/score/use-score.ts';
import { useScoreHistory } from '#shared/score/use-score-history.ts';
import { lacks } from '#shared/dashboard/lacks.ts';
import CriteriaList from './criteria-list.tsx';
import { DataConfidence } from './data-confidence.tsx';
import { FactorAnalysis } from './factor-analysis.tsx';
import { LoadingScore } from './loading-score.tsx';
import { type CoverLenders, ReportCover } from './report-cover.tsx';
import { ReportFigures } from './report-figures.tsx';
import { Proven, ReportPlan, Strengths } from './report-sections.tsx';
import { ScoreFailed } from './score-failed.tsx';
import './score.css';
import './score-report.css';
import { TopReasons } from './top-reasons.tsx';
import { usePrintName } from './use-print-name.ts';
import { Waterfall } from './waterfall.tsx';
import { words } from '../score.wording.ts';

export interface ReportSheetProps {
  readonly score: ScoreReply;
  readonly scoreName: string;
  readonly owner: string;
  readonly businessName: string;
  readonly history: readonly TrendPoint[];
  readonly figures: readonly FigureView[];
  readonly proof: ProvenScore | undefined;
  readonly moves: readonly Recommendation[] | undefined;
  readonly lenderCounts: CoverLenders | null;
  readonly lenders: ReactNode;
}

export function ReportSheet(props: ReportSheetProps) {
  const { score, scoreName, owner, businessName, history, figures, proof, moves, lenders } = props;
  return (
    <article className="report">
      <ReportCover {...{ score, owner, businessName, history }} lenders={props.lenderCounts} />
      <div className="report-page">
        <ReportFigures figures={figures} />
      </div>
      <div className="report-page">
        <Strengths score={score} figures={figures} />
        <TopReasons score={score} />
      </div>
      <div className="report-page">
        <ReportPlan moves={moves} />
        {lenders}
      </div>
      <details className="report-appendix">
        <summary>
          <h2>{words.report.appendix}</h2>
        </summary>
        <div className="report-proof">
          <Proven score={score} proof={proof} />
          <Waterfall score={score} />
          <DataConfidence score={score} figures={figures} />
          <FactorAnalysis {...{ score, figures, proof }} criteriaList={CriteriaList} open />
        </div>
      </details>
      <p className="fine-print">{fill(words.report.note, { scoreName })}</p>
    </article>
  );
}

export const PrintButton = () => <Button onClick={() => window.print()}>{words.report.print}</Button>;

function useReportData() {
  const score = useScore();
  const history = useScoreHistory();
  const proof = useProof();
  const dashboard = useDashboard();
  const figures = useFigures();
  const profile = useProfile();
  const all = [score, history, proof, dashboard, figures, profile];
  const name = profile.data?.legalBusinessName;
  const { data: counted } = dashboard;
  return {
    isComplete: all.every(isSettled),
    score,
    businessName: typeof name === 'string' ? name : '',
    history: toHistoryPoints(history.data ?? [], new Date()),
    proof: proof.data,
    figures: figures.data ?? [],
    moves: counted && orderPlan(counted.recommendations, counted.nextMilestone),
    lenderCounts:
      counted === undefined || lacks(counted, 'lenders')
        ? null
        : { matched: counted.matchedLenders, active: counted.activeLenders },
  };
}

interface ScoreReportProps {
  readonly owner: string;
  /** null while they load. */
  readonly lenders: ReactNode;
}

/** All parts appear together, so that no part moves. */
export function ScoreReport({ owner, lenders }: ScoreReportProps) {
  const { score, isComplete, ...rest } = useReportData();
  const { data, error, refresh } = score;
  const date = data === undefined ? '' : formatDate(data.calculatedAt);
  usePrintName([owner, rest.businessName, brand.scoreName, date]);
  if (data === undefined && error !== undefined) return <ScoreFailed error={error} onRetry={refresh} />;
  if (data === undefined || !isComplete || lenders === null) return <LoadingScore />;
  return <ReportSheet {...rest} score={data} scoreName={brand.scoreName} owner={owner} lenders={lenders} />;
}
