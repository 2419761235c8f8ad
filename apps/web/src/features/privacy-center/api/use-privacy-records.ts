import type { AccessEntry, Consent, ErasureReceipt, Page } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export const useConsents = (): Query<readonly Consent[]> => useQuery(routes.consents);

const atOnce = 20;

export function useAccessLog(cursor: string | null): Query<Page<AccessEntry>> {
  return useQuery(routes.accessLog, { query: { limit: atOnce, ...(cursor && { cursor }) } });
}

const watchEvery = 3000;

/** Watched while somebody looks: no live stream reaches whoever has no account any more. */
export const useReceipt = (id: string): Query<ErasureReceipt> =>
  useQuery(routes.erasureReceipt, { params: { id }, refreshInterval: watchEvery });
