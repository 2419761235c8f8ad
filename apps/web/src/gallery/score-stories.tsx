import { currentRules } from '@groundwork/engine-scoring';
import { LoadingScore } from '../features/score/components/loading-score.tsx';
import { ReportSheet } from '../features/score/components/score-report.tsx';
import { ScoreSheet } from '../features/score/components/score-sheet.tsx';
import { WhatIf } from '../features/score/components/what-if.tsx';
import { history } from './sample-dashboards.ts';
import { disputedFigure } from './sample-figures.ts';
import { recommendations } from './sample-recommendations.ts';
import { contradictedScore, emptyScore, fullScore, inputReply, steps } from './sample-score.ts';
import type { Story } from './story.ts';

const figures = [disputedFigure];
const noNames = new Map<string, string>();
const whatIf = <WhatIf reply={inputReply} rules={currentRules} />;

export const scoreStories: readonly Story[] = [
  {
    name: 'Score page',
    node: (
      <ScoreSheet
        score={contradictedScore}
        scoreName="Groundwork Score"
        steps={steps}
        documentNames={noNames}
        figures={figures}
        whatIf={whatIf}
      />
    ),
  },
  {
    name: 'Score page of a new owner',
    node: (
      <ScoreSheet
        score={emptyScore}
        scoreName="Groundwork Score"
        steps={[]}
        documentNames={noNames}
        figures={[]}
        whatIf={<WhatIf reply={{ ...inputReply, figures: {} }} rules={currentRules} />}
      />
    ),
  },
  { name: 'Score page while it loads', node: <LoadingScore /> },
  {
    name: 'Score report',
    node: (
      <ReportSheet
        score={fullScore}
        scoreName="Groundwork Score"
        owner="Maya Reyes"
        businessName="Reyes LLC"
        history={history}
        figures={figures}
        proof={undefined}
        moves={recommendations}
        lenderCounts={{ matched: 230, active: 1247 }}
        lenders={null}
      />
    ),
  },
];
