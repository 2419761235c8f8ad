import type { AccessEntry, Consent, ErasureReceipt, Page } from '@groundwork/contracts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export const useConsents = (): Query<readonly Consent[]> =>
  useQuery<readonly Consent[]>('/api/privacy/consents');

export const accessLogPath = '/api/privacy/access-log';

const atOnce = 20;

export function useAccessLog(cursor: string | null): Query<Page<AccessEntry>> {
  const query = new URLSearchParams({ limit: String(atOnce), ...(cursor && { cursor }) });
  return useQuery<Page<AccessEntry>>(`${accessLogPath}?${query.toString()}`);
}

const watchEvery = 3000;

/** Watched while somebody looks: no live stream reaches whoever has no account any more. */
export const useReceipt = (id: string): Query<ErasureReceipt> =>
  useQuery<ErasureReceipt>(`/api/erasure-receipts/${encodeURIComponent(id)}`, watchEvery);
