import type { DashboardReply } from '@groundwork/contracts';
import { Dial, EmptyState, FactorBar, ProgressBar } from '@groundwork/web-ui';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand/brand.ts';
import { levelOf } from '#shared/score/level.ts';
import { changeWords, dialSentence, factorRows } from '../model/dashboard-words.ts';

function Breakdown({ score }: Pick<DashboardReply, 'score'>) {
  return (
    <section className="breakdown" aria-labelledby="breakdown-title">
      <header>
        <h2 id="breakdown-title">Score breakdown</h2>
        <Link className="more-link" to="/score">
          View Details <ArrowUpRight aria-hidden="true" size={16} />
        </Link>
      </header>
      <div className="breakdown-rows">
        {factorRows.map(({ factor, label }) => (
          <FactorBar key={factor} label={label} value={score[factor]} />
        ))}
      </div>
      <p className="fine-print">
        Each factor is out of 100. The score is an estimate, not a credit decision.
      </p>
    </section>
  );
}

export function ScoreCard({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { score, change30Days, unavailable } = dashboard;
  if (unavailable.includes('score')) {
    return (
      <div className="score-card score-card-away">
        <EmptyState
          title="Your score cannot be reached right now"
          text="It is safe and will appear here as soon as the service answers."
        />
      </div>
    );
  }
  const total = score.totalScore;
  return (
    <div className="score-card">
      <section className="score-dial" aria-labelledby="score-title">
        <h2 id="score-title">Score</h2>
        <Dial
          score={total}
          level={levelOf(total)}
          sentence={dialSentence(brand.scoreName, total, change30Days)}
          change={changeWords(change30Days)}
        />
        <ProgressBar label="Score out of 1000" percent={total / 10} text={`${total} of 1000`} />
      </section>
      <Breakdown score={score} />
    </div>
  );
}
