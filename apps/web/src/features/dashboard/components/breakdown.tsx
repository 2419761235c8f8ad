import type { DashboardReply } from '@groundwork/contracts';
import { FactorBar } from '@groundwork/web-ui';
import { factorRows } from '#shared/score/factor-titles.ts';

export const breakdownHint =
  'Each factor is points out of 100. Credit Profile weighs 30%, Business Financials 35%, Document Completeness 15%, Risk Assessment 20%. View Details shows every point.';

/** The four factors and what the score is not. */
export function Breakdown({ score }: Pick<DashboardReply, 'score'>) {
  return (
    <>
      <div className="breakdown-rows">
        {factorRows.map(({ factor, label }) => (
          <FactorBar key={factor} label={label} value={score[factor]} />
        ))}
      </div>
      <p className="fine-print">
        Each factor is out of 100. The score is an estimate, not a credit decision.
      </p>
    </>
  );
}
