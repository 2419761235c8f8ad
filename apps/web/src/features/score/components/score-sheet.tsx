import type { FigureView, ProvenScore, ScoreReply, ScoreStep } from '@groundwork/contracts';
import { Card, Scale } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { NoLenders } from '#shared/lenders/no-lenders.tsx';
import { toHistoryPoints } from '#shared/score/history-points.ts';
import { partsOfScore } from '#shared/score/point-parts.ts';
import { ScoreHero } from '#shared/score/score-hero.tsx';
import { describeStart } from '#shared/score/score-texts.ts';
import { ScoreHistory } from '#shared/score/score-history.tsx';
import { DataConfidence } from './data-confidence.tsx';
import { FactorAnalysis } from './factor-analysis.tsx';
import './score.css';
import { PointParts } from './point-parts.tsx';
import { NextMilestonePanel, QualificationRate, QuickImprovements, ScoreImpact } from './score-side.tsx';
import { ScoreSteps } from './score-steps.tsx';
import { TopReasons } from './top-reasons.tsx';
import { Waterfall } from './waterfall.tsx';
import { words } from '../score.wording.ts';

export interface ScoreSheetProps {
  readonly score: ScoreReply;
  readonly scoreName: string;
  /** Newest first. */
  readonly steps: readonly ScoreStep[];
  readonly documentNames: ReadonlyMap<string, string>;
  readonly figures: readonly FigureView[];
  readonly whatIf: ReactNode;
  readonly isAdministrator?: boolean;
  readonly pending?: boolean;
  readonly proof?: ProvenScore | undefined;
  readonly proveIt?: ReactNode;
  readonly provenHistory?: ReactNode;
}

export function ScoreSheet(props: ScoreSheetProps) {
  const { score, scoreName, steps, documentNames, figures, whatIf, proof, proveIt, provenHistory } = props;
  const { isAdministrator = false, pending = false } = props;
  const calculatedAt = new Date(score.calculatedAt);
  const range = (
    <p className="score-range">
      <span>{words.range}</span>
    </p>
  );
  return (
    <div className="score-sheet">
      <div className="score-top">
        <ScoreHero
          total={score.totalScore}
          change30Days={score.change30Days}
          scoreName={scoreName}
          since={describeStart(steps, calculatedAt, score.change30Days)}
          note={range}
          parts={partsOfScore(score)}
          pending={pending}
          proven={score.proven}
        >
          <ScoreHistory points={toHistoryPoints(steps, calculatedAt)}>
            <ScoreSteps steps={steps} documentNames={documentNames} />
          </ScoreHistory>
        </ScoreHero>
        <div className="score-side">
          <QualificationRate score={score} />
          <NextMilestonePanel score={score} />
        </div>
      </div>
      <Card title={words.scale.title} hint={words.scale.hint}>
        <Scale />
      </Card>
      <PointParts score={score} />
      <div className="score-bottom">
        <div className="score-main">
          <Card title={words.whatIf.title} subtitle={words.whatIf.subtitle} hint={words.whatIf.hint}>
            {whatIf}
          </Card>
          <Waterfall score={score} />
          <FactorAnalysis score={score} figures={figures} proof={proof} />
          {proveIt}
        </div>
        <div className="score-side">
          {score.catalogueMode === 'empty' ? <NoLenders isAdministrator={isAdministrator} /> : null}
          <DataConfidence score={score} figures={figures} />
          <TopReasons score={score} />
          <ScoreImpact score={score} />
          <QuickImprovements />
          {provenHistory}
        </div>
      </div>
    </div>
  );
}
