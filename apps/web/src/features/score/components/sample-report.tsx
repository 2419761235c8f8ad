import { Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { brand } from '#shared/brand/brand.ts';
import { sampleHistory, sampleMoves, sampleProof, sampleScore } from '../model/sample-results.ts';
import { words } from '../score.wording.ts';
import CriteriaList from './criteria-list.tsx';
import { FactorAnalysis } from './factor-analysis.tsx';
import { ReportCover } from './report-cover.tsx';
import { Proven, ReportPlan, Strengths } from './report-sections.tsx';
import './score.css';
import './score-report.css';
import { TopReasons } from './top-reasons.tsx';
import { usePrintName } from './use-print-name.ts';
import { Waterfall } from './waterfall.tsx';

const { sample: texts } = words;

/** The report of an invented owner, with the parts of a real one. */
export function SampleReport() {
  usePrintName([texts.owner, texts.business, brand.scoreName]);
  return (
    <article className="report">
      <ReportCover
        score={sampleScore}
        owner={texts.owner}
        businessName={texts.business}
        history={sampleHistory}
        lenders={null}
      />
      <div className="report-page">
        <Strengths score={sampleScore} figures={[]} />
        <TopReasons score={sampleScore} />
      </div>
      <div className="report-page">
        <ReportPlan moves={sampleMoves} />
        <Card title={texts.lenders}>
          <p>{texts.lendersText}</p>
        </Card>
      </div>
      <h2 className="report-appendix">{words.report.appendix}</h2>
      <Proven proof={sampleProof} />
      <Waterfall score={sampleScore} />
      <FactorAnalysis score={sampleScore} figures={[]} criteriaList={CriteriaList} open />
      <p className="fine-print">{fill(words.report.note, { scoreName: brand.scoreName })}</p>
    </article>
  );
}
