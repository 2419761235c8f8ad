import type { AccountType, BankAccount } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useAccounts(): Query<readonly BankAccount[]> {
  return useQuery(routes.accounts);
}

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

export function useAccountActions(): AccountActions {
  const cached = useQueryCache();
  const refreshAfter = async <T>(call: Promise<T>): Promise<T> => {
    const response = await call;
    void cached.refresh(routes.accounts, routes.score, routes.dashboard);
    return response;
  };
  return {
    add: (entry) => refreshAfter(api.post(routes.addAccount, { body: entry })),
    remove: (id) => refreshAfter(api.del(routes.removeAccount, { params: { id } })),
    restore: (id) => refreshAfter(api.post(routes.restoreAccount, { params: { id } })),
  };
}
