import type { ScoreStep } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

/** Newest first. */
export function useScoreHistory(): Query<readonly ScoreStep[]> {
  return useQuery(routes.scoreHistory);
}
