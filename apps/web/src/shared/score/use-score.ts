import type { ScoreReply } from '@groundwork/contracts';
import { type Query, useQuery } from '../api/use-query.ts';

export function useScore(): Query<ScoreReply> {
  return useQuery<ScoreReply>('/api/score');
}
