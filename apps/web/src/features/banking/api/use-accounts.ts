import type { BankAccount } from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const path = '/api/banking-info';
const changedQueries: readonly string[] = [path, '/api/score', '/api/dashboard'];

export function useAccounts(): Query<readonly BankAccount[]> {
  return useQuery<readonly BankAccount[]>(path);
}

/** As typed: the server reads the amounts. */
export interface AccountEntry {
  readonly bankName: string;
  readonly accountType: string;
  readonly accountNumber: string;
  readonly routingNumber: string;
  readonly currentBalance: string;
  readonly averageBalance?: string;
}

export interface AccountActions {
  readonly add: (entry: AccountEntry) => Promise<BankAccount>;
  readonly remove: (id: string) => Promise<void>;
  readonly restore: (id: string) => Promise<void>;
}

/** Each one refreshes the accounts and what is computed from them. */
export function useAccountActions(): AccountActions {
  const { mutate } = useSWRConfig();
  const refreshed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    for (const query of changedQueries) void mutate(query);
    return answer;
  };
  return {
    add: (entry) => refreshed(request<BankAccount>('POST', path, { body: entry })),
    remove: (id) => refreshed(request('DELETE', `${path}/${id}`)),
    restore: (id) => refreshed(request('POST', `${path}/${id}/restore`)),
  };
}
