import type { DashboardReply, Recommendation, ScoreReply } from '@groundwork/contracts';

export type PlanScore = Pick<ScoreReply, 'factors'>;

/** Criteria whose missing points only open questions or first documents could earn. */
function unknownCodes(score: PlanScore | undefined): ReadonlySet<string> {
  const factors = Object.values(score?.factors.breakdown ?? {});
  const open = factors.flatMap(({ criteria }) => criteria).filter(({ unknown = 0 }) => unknown > 0);
  return new Set(open.map(({ code }) => code));
}

const mostPoints = ({ impact, mostImpact }: Recommendation): number => mostImpact ?? impact;

/**
 * The one order of all next moves. The milestone leads while it brings first documents or accounts.
 * Unknown answers come before improvements, each by the points that they can bring.
 */
export function orderPlan(
  recommendations: readonly Recommendation[],
  milestone: DashboardReply['nextMilestone'],
  score: PlanScore | undefined,
): readonly Recommendation[] {
  const unknown = unknownCodes(score);
  const rank = (move: Recommendation): number => {
    const isQuestion = unknown.has(move.code) || move.certainty !== 'exact';
    if (move.title === milestone?.title && (isQuestion || move.patch === null)) return 0;
    return isQuestion ? 1 : 2;
  };
  return recommendations
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => rank(a) - rank(b) || mostPoints(b) - mostPoints(a));
}
