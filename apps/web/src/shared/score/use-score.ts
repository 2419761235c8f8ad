import type { ScoreReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

export function useScore(): Query<ScoreReply> {
  return useQuery(routes.score);
}
