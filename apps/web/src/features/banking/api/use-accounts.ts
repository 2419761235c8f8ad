import type { AccountType, BankAccount } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useAccounts(): Query<readonly BankAccount[]> {
  return useQuery(routes.accounts);
}

/** As typed: the server reads the amounts. */
export interface AccountEntry {
  readonly bankName: string;
  readonly accountType: AccountType;
  readonly accountNumber: string;
  readonly routingNumber: string;
  readonly currentBalance: string;
  readonly averageBalance?: string;
}

export interface AccountActions {
  readonly add: (entry: AccountEntry) => Promise<BankAccount>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
}

/** Each one refreshes the accounts and what is computed from them. */
export function useAccountActions(): AccountActions {
  const cached = useQueryCache();
  const refreshed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void cached.refresh(routes.accounts, routes.score, routes.dashboard);
    return answer;
  };
  return {
    add: (entry) => refreshed(api.post(routes.addAccount, { body: entry })),
    remove: (id) => refreshed(api.del(routes.removeAccount, { params: { id } })),
    restore: (id) => refreshed(api.post(routes.restoreAccount, { params: { id } })),
  };
}
