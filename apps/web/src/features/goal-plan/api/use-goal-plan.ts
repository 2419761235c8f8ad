import type { LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useScorePlan(target: number): Query<ScorePlanReply> {
  return useQuery<ScorePlanReply>(`/api/score/plan?target=${target}`);
}

export function useLenderPlan(id: string): Query<LenderPlanReply> {
  return useQuery<LenderPlanReply>(`/api/lender-matches/${encodeURIComponent(id)}/plan`);
}
