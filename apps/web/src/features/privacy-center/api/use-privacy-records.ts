import type { Consent, ErasureReceipt, ShareConsent } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import type { OwnThings } from '../model/access-log-texts.ts';

export const useConsents = (): Query<readonly Consent[]> => useQuery(routes.consents);

export const useShareConsents = (): Query<readonly ShareConsent[]> => useQuery(routes.shareConsents);

/** Names for the log. Without them its lines have actions only. */
export function useOwnThings(): OwnThings {
  return {
    documents: useQuery(routes.documents).data ?? [],
    bankFiles: useQuery(routes.bankFiles).data ?? [],
    accounts: useQuery(routes.ledgerAccounts).data ?? [],
  };
}

const pollEvery = 3000;

/** Polled: an erased owner has no session and so no event stream. */
export const useReceipt = (id: string): Query<ErasureReceipt> =>
  useQuery(routes.erasureReceipt, { params: { id }, refreshInterval: pollEvery });
