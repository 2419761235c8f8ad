import type { FigureView, Recommendation, ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import type { ReactNode } from 'react';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { describeTime } from '#shared/advice/impact-text.ts';
import { type FigureMark, markOf } from '#shared/figures/figure-mark.ts';
import { type ProofRows, provenRowsOf, strengthsOf } from '../model/report-parts.ts';
import { words } from '../score.wording.ts';

const { report: texts } = words;

const Nothing = ({ text }: { readonly text: string }) => <p className="report-none">{text}</p>;

interface ReportRowProps {
  readonly title: string;
  readonly text: string;
  readonly note?: string | null;
  readonly mark?: FigureMark;
  readonly children: ReactNode;
}

function ReportRow({ title, text, note = null, mark, children }: ReportRowProps) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p {...mark}>{text}</p>
        {note === null ? null : <p className="fine-print">{note}</p>}
      </div>
      {children}
    </li>
  );
}

interface StrengthsProps {
  readonly score: ScoreReply;
  readonly figures: readonly FigureView[];
}

export function Strengths({ score, figures }: StrengthsProps) {
  const strengths = strengthsOf(score, figures);
  return (
    <Card title={texts.strengths.title} subtitle={texts.strengths.subtitle} className="report-part">
      {strengths.length === 0 ? <Nothing text={texts.strengths.none} /> : null}
      <ul className="report-rows">
        {strengths.map(({ code, label, value, measured, points, most }) => (
          <ReportRow key={code} title={label} text={value} mark={markOf({ field: code, value: measured })}>
            <span>{fill(texts.strengths.points, { points, most })}</span>
          </ReportRow>
        ))}
      </ul>
    </Card>
  );
}

interface ProvenProps {
  readonly score: ScoreReply;
  /** undefined: the proven score is not available. */
  readonly proof: ProofRows | undefined;
}

export function Proven({ score, proof }: ProvenProps) {
  const rows = proof === undefined ? [] : provenRowsOf(proof, score);
  return (
    <Card title={texts.proven.title} subtitle={texts.proven.subtitle} className="report-part">
      {proof === undefined ? <Nothing text={words.proof.unavailable} /> : null}
      {proof !== undefined && rows.length === 0 ? <Nothing text={texts.proven.none} /> : null}
      <ul className="report-rows">
        {rows.map(({ code, label, points, statedPoints, witnesses }) => (
          <ReportRow
            key={code}
            title={label}
            text={fill(texts.proven.points, { points, stated: statedPoints })}
          >
            <span>{witnesses.join(', ')}</span>
          </ReportRow>
        ))}
      </ul>
    </Card>
  );
}

const mostMoves = 4;

type ReportMove = Pick<
  Recommendation,
  'id' | 'title' | 'description' | 'timeEstimate' | 'timeKnown' | 'impact' | 'certainty' | 'mostImpact'
>;

/** The moves are in the order of the plan. undefined: the plan is not available. */
export function ReportPlan({ moves }: { readonly moves: readonly ReportMove[] | undefined }) {
  const rest = (moves?.length ?? 0) - mostMoves;
  return (
    <Card title={texts.plan.title} subtitle={texts.plan.subtitle} className="report-part">
      {moves === undefined ? <Nothing text={texts.plan.unavailable} /> : null}
      {moves?.length === 0 ? <Nothing text={texts.plan.none} /> : null}
      <ol className="report-rows report-plan">
        {moves?.slice(0, mostMoves).map((move) => (
          <ReportRow key={move.id} title={move.title} text={move.description} note={describeTime(move)}>
            <ImpactBadge {...move} />
          </ReportRow>
        ))}
      </ol>
      {rest > 0 ? <p className="fine-print">{fill(texts.plan.more, { count: rest })}</p> : null}
    </Card>
  );
}
