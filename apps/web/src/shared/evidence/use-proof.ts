import type { ProvenScore } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useProof(): Query<ProvenScore> {
  return useQuery(routes.provenScore);
}
