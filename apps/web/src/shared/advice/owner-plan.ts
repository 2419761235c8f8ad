import type { DashboardReply, Recommendation, ScoreReply } from '@groundwork/contracts';

export type PlanScore = Pick<ScoreReply, 'factors'>;

interface PlannedMove extends Pick<Recommendation, 'code' | 'title' | 'impact' | 'certainty' | 'status'> {
  readonly mostImpact?: number | null | undefined;
  readonly patch: object | null;
}

/** Criteria whose missing points only open questions or first documents could earn. */
function unknownCodes(score: PlanScore | undefined): ReadonlySet<string> {
  const factors = Object.values(score?.factors.breakdown ?? {});
  const open = factors.flatMap(({ criteria }) => criteria).filter(({ unknown = 0 }) => unknown > 0);
  return new Set(open.map(({ code }) => code));
}

const mostPoints = ({ impact, mostImpact }: PlannedMove): number => mostImpact ?? impact;

/**
 * The one order of all next moves. The milestone leads while it brings first documents or accounts.
 * Unknown answers come before improvements, each by the points that they can bring.
 */
export function orderPlan<Move extends PlannedMove>(
  recommendations: readonly Move[],
  milestone: DashboardReply['nextMilestone'],
  score: PlanScore | undefined,
): readonly Move[] {
  const unknown = unknownCodes(score);
  const rank = (move: Move): number => {
    const isQuestion = unknown.has(move.code) || move.certainty !== 'exact';
    if (move.title === milestone?.title && (isQuestion || move.patch === null)) return 0;
    return isQuestion ? 1 : 2;
  };
  return recommendations
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => rank(a) - rank(b) || mostPoints(b) - mostPoints(a));
}
