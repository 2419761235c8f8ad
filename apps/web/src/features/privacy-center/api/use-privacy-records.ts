import type { AccessEntry, Consent, ErasureReceipt, Page } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export const useConsents = (): Query<readonly Consent[]> => useQuery(routes.consents);

const pageSize = 20;

export function useAccessLog(cursor: string | null): Query<Page<AccessEntry>> {
  return useQuery(routes.accessLog, { query: { limit: pageSize, ...(cursor && { cursor }) } });
}

const pollEvery = 3000;

/** Polled: an erased owner has no session and so no event stream. */
export const useReceipt = (id: string): Query<ErasureReceipt> =>
  useQuery(routes.erasureReceipt, { params: { id }, refreshInterval: pollEvery });
