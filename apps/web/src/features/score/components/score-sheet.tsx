import type { ScoreReply, ScoreStep } from '@groundwork/contracts';
import { Card, Scale } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { toHistoryPoints } from '#shared/score/history-points.ts';
import { ScoreHero } from '#shared/score/score-hero.tsx';
import { describeStart } from '#shared/score/score-texts.ts';
import { ScoreHistory } from '#shared/score/score-history.tsx';
import { DataConfidence } from './data-confidence.tsx';
import { FactorAnalysis } from './factor-analysis.tsx';
import './score.css';
import { NextMilestonePanel, QualificationRate, QuickImprovements, ScoreImpact } from './score-side.tsx';
import { ScoreSteps } from './score-steps.tsx';
import { TopReasons } from './top-reasons.tsx';

export interface ScoreSheetProps {
  readonly score: ScoreReply;
  readonly scoreName: string;
  /** Newest first. */
  readonly steps: readonly ScoreStep[];
  readonly documentNames: ReadonlyMap<string, string>;
  readonly whatIf: ReactNode;
}

/** Everything the score page says of a score. */
export function ScoreSheet({ score, scoreName, steps, documentNames, whatIf }: ScoreSheetProps) {
  const range = (
    <p className="score-range">
      <span>Range 0 to 1000</span>
    </p>
  );
  return (
    <div className="score-sheet">
      <div className="score-top">
        <ScoreHero
          total={score.totalScore}
          change30Days={score.change30Days}
          scoreName={scoreName}
          since={describeStart(steps, new Date(score.calculatedAt))}
          note={range}
        >
          <ScoreHistory points={toHistoryPoints(steps, new Date(score.calculatedAt))}>
            <ScoreSteps steps={steps} documentNames={documentNames} />
          </ScoreHistory>
        </ScoreHero>
        <div className="score-side">
          <QualificationRate score={score} />
          <NextMilestonePanel score={score} />
        </div>
      </div>
      <Card
        title="Score scale"
        hint="A scale to read the number by. The level below the dial is the one word for your score."
      >
        <Scale score={score.totalScore} />
      </Card>
      <div className="score-bottom">
        <div className="score-main">
          <FactorAnalysis score={score} />
          <Card
            title="What if?"
            subtitle="Drag to see how a figure would move your score. Nothing is stored."
            hint="The same rules that made your score, computed in your browser on the figures you saved, with the ones you drag."
          >
            {whatIf}
          </Card>
        </div>
        <div className="score-side">
          <DataConfidence score={score} />
          <TopReasons score={score} />
          <ScoreImpact score={score} />
          <QuickImprovements />
        </div>
      </div>
    </div>
  );
}
