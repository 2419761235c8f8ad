import type { Recommendation, ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { type ProofRows, provenRowsOf, strengthsOf } from '../model/report-parts.ts';
import { words } from '../score.wording.ts';

const { report: texts } = words;

const Nothing = ({ text }: { readonly text: string }) => <p className="report-none">{text}</p>;

export function Strengths({ score }: { readonly score: ScoreReply }) {
  const strengths = strengthsOf(score);
  return (
    <Card title={texts.strengths.title} subtitle={texts.strengths.subtitle} className="report-part">
      {strengths.length === 0 ? <Nothing text={texts.strengths.none} /> : null}
      <ul className="report-rows">
        {strengths.map(({ code, label, value, points, most }) => (
          <li key={code}>
            <div>
              <h3>{label}</h3>
              <p>{value}</p>
            </div>
            <span>{fill(texts.strengths.points, { points, most })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** undefined: the proven score is not available. */
export function Proven({ proof }: { readonly proof: ProofRows | undefined }) {
  const rows = proof === undefined ? [] : provenRowsOf(proof);
  return (
    <Card title={texts.proven.title} subtitle={texts.proven.subtitle} className="report-part">
      {proof === undefined ? <Nothing text={words.proof.unavailable} /> : null}
      {proof !== undefined && rows.length === 0 ? <Nothing text={texts.proven.none} /> : null}
      <ul className="report-rows">
        {rows.map(({ code, label, value, witnesses }) => (
          <li key={code}>
            <div>
              <h3>{label}</h3>
              <p>{value}</p>
            </div>
            <span>{witnesses.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const mostMoves = 10;

type ReportMove = Pick<
  Recommendation,
  'id' | 'title' | 'description' | 'timeEstimate' | 'impact' | 'certainty' | 'mostImpact'
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
          <li key={move.id}>
            <div>
              <h3>{move.title}</h3>
              <p>{move.description}</p>
              <p className="fine-print">{fill(texts.plan.time, { time: move.timeEstimate })}</p>
            </div>
            <ImpactBadge {...move} />
          </li>
        ))}
      </ol>
      {rest > 0 ? <p className="fine-print">{fill(texts.plan.more, { count: rest })}</p> : null}
    </Card>
  );
}
