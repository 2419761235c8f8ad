import type { ScoreInputReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

export function useScoreInput(): Query<ScoreInputReply> {
  return useQuery(routes.scoreInput);
}
