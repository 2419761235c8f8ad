import { Card, DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { brand } from '#shared/brand/brand.ts';
import { formatDollars } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { rosa } from '#shared/sample/rosa.ts';
import { sampleHistory, sampleMoves, sampleProof, sampleScore } from '../model/sample-results.ts';
import { words } from '../score.wording.ts';
import { ReportCover } from './report-cover.tsx';
import { Proven, ReportPlan, Strengths } from './report-sections.tsx';
import './score.css';
import './score-report.css';
import { TopReasons } from './top-reasons.tsx';
import { usePrintName } from './use-print-name.ts';

const { sample: texts } = words;

function SampleLenders() {
  const text = fill(texts.lendersText, { amount: formatDollars(rosa.amount), years: rosa.termYears });
  const rows = rosa.best.map(({ kind, name, match, rate, payment }) => ({
    label: texts.kinds[kind],
    value: fill(texts.loan, { name, match, rate: String(rate), payment: formatDollars(payment) }),
  }));
  return (
    <Card title={texts.lenders} subtitle={text}>
      <DataList rows={rows} />
    </Card>
  );
}

/** The report of an invented owner, with the parts of a real one but its appendix. */
export function SampleReport() {
  usePrintName([texts.owner, texts.business, brand.scoreName]);
  return (
    <article className="report">
      <ReportCover
        score={sampleScore}
        owner={texts.owner}
        businessName={texts.business}
        history={sampleHistory}
        lenders={{ matched: rosa.lenders.fit, active: rosa.lenders.of }}
      />
      <div className="report-page">
        <Strengths score={sampleScore} figures={[]} />
        <TopReasons score={sampleScore} />
      </div>
      <div className="report-page">
        <ReportPlan moves={sampleMoves} />
        <SampleLenders />
      </div>
      <h2>{words.report.appendix}</h2>
      <Proven score={sampleScore} proof={sampleProof} />
      <p>
        <a href={paths.howTheScoreWorks()}>{texts.rulesLink}</a>
      </p>
      <p className="fine-print">{fill(words.report.note, { scoreName: brand.scoreName })}</p>
    </article>
  );
}
