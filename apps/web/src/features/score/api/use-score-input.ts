import type { ScoreInputReply } from '@groundwork/contracts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useScoreInput(): Query<ScoreInputReply> {
  return useQuery<ScoreInputReply>('/api/score/input');
}
