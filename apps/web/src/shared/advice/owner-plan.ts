import type { DashboardReply, Recommendation } from '@groundwork/contracts';

interface PlannedMove extends Pick<Recommendation, 'title' | 'impact' | 'effort' | 'status'> {
  readonly mostImpact?: number | null | undefined;
  readonly patch: object | null;
}

const efforts: Readonly<Record<Recommendation['effort'], number>> = { low: 1, medium: 2, high: 3 };

const mostPoints = ({ impact, mostImpact }: PlannedMove): number => mostImpact ?? impact;
const pointsPerEffort = (move: PlannedMove): number => mostPoints(move) / efforts[move.effort];

/**
 * The one order of all next moves: the most points for the least effort first, questions among the rest.
 * The milestone leads while it brings documents or accounts.
 */
export function orderPlan<Move extends PlannedMove>(
  recommendations: readonly Move[],
  milestone: DashboardReply['nextMilestone'],
): readonly Move[] {
  const leads = ({ title, patch }: PlannedMove) => title === milestone?.title && patch === null;
  return recommendations
    .filter(({ status }) => status === 'active')
    .toSorted(
      (a, b) =>
        Number(leads(b)) - Number(leads(a)) ||
        pointsPerEffort(b) - pointsPerEffort(a) ||
        mostPoints(b) - mostPoints(a),
    );
}
