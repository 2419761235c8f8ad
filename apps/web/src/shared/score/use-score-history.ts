import type { ScoreStep } from '@groundwork/contracts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

/** Newest first. */
export function useScoreHistory(): Query<readonly ScoreStep[]> {
  return useQuery<readonly ScoreStep[]>('/api/score/history');
}
