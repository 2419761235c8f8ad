import type { Proposal } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useProposals(): Query<readonly Proposal[]> {
  return useQuery(routes.proposals);
}
