import type { ScoreReply } from '@groundwork/contracts';
import { DataList, type DataRow, Dial, Trend, type TrendPoint } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ProvenLine } from '#shared/evidence/proven-line.tsx';
import { markOfScore } from '#shared/figures/figure-mark.ts';
import { formatDate, formatMoment } from '#shared/formatting/format.ts';
import { describeCarried } from '#shared/lenders/carry-texts.ts';
import { describeParts, partsOfScore } from '#shared/score/point-parts.ts';
import { words as scoreWords } from '#shared/score/score.wording.ts';
import { lacks } from '#shared/dashboard/lacks.ts';
import { describeRate } from '../model/score-page-texts.ts';
import { specifiedWords, words } from '../score.wording.ts';
import { PointParts } from './point-parts.tsx';

const { report: texts } = words;

export interface CoverLenders {
  readonly matched: number;
  readonly active: number;
}

export interface ReportCoverProps {
  readonly score: ScoreReply;
  readonly owner: string;
  readonly businessName: string;
  readonly history: readonly TrendPoint[];
  readonly lenders: CoverLenders | null;
}

function lenderRow(lenders: CoverLenders | null, { canCarry }: ScoreReply): readonly DataRow[] {
  if (lenders === null) return [];
  const matched = fill(texts.lendersOf, { count: lenders.matched, active: lenders.active });
  const carried = describeCarried({ canCarry, carry: undefined });
  return [{ label: texts.lenders, value: carried === null ? matched : `${matched}. ${carried}` }];
}

function ReportDial({ score }: { readonly score: ScoreReply }) {
  const parts = partsOfScore(score);
  const total = `${score.totalScore} ${texts.of}, ${score.level}`;
  const sentence = parts === null ? total : `${total}. ${describeParts(parts)}`;
  return <Dial still score={score.totalScore} level={score.level} parts={parts} sentence={sentence} />;
}

export function ReportCover({ score, owner, businessName, history, lenders }: ReportCoverProps) {
  const hasRate = !lacks(score, 'lenders') && score.catalogueMode !== 'empty';
  const rate = hasRate ? `${score.qualificationRate}%` : describeRate(score);
  return (
    <div className="report-cover">
      <section className="gw-card" aria-label={texts.cover}>
        <header className="report-name">
          <h2>{businessName === '' ? owner : businessName}</h2>
          <p>{formatDate(score.calculatedAt)}</p>
        </header>
        <div className="report-picture">
          <div {...markOfScore(score.totalScore)}>
            <ReportDial score={score} />
            {score.proven === undefined ? null : (
              <ProvenLine proven={score.proven} stated={score.totalScore} />
            )}
          </div>
          <DataList
            rows={[
              { label: texts.owner, value: owner },
              { label: texts.business, value: businessName === '' ? null : businessName },
              { label: texts.calculated, value: formatMoment(score.calculatedAt) },
              { label: texts.rules, value: score.rulesVersion },
              { label: specifiedWords.rate, value: rate },
              ...lenderRow(lenders, score),
            ]}
          />
        </div>
        <h3>{texts.trend}</h3>
        <Trend label={texts.trend} points={history} empty={scoreWords.history.empty} />
      </section>
      <PointParts score={score} />
    </div>
  );
}
