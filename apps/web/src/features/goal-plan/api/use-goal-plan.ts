import type { LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useScorePlan(target: number): Query<ScorePlanReply> {
  return useQuery(routes.scorePlan, { query: { target } });
}

export function useLenderPlan(id: string): Query<LenderPlanReply> {
  return useQuery(routes.lenderPlan, { params: { id } });
}
