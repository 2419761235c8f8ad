import type { BankFileAnswer, BankRowClass, ChangeLedgerAccountBody, Page } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import type {
  BankFileView,
  BankRowView,
  CashFlowView,
  CorrectedRow,
  LedgerAccountView,
} from '../model/views.ts';

export const useBankFiles = (): Query<readonly BankFileView[]> => useQuery(routes.bankFiles);

export const useBankFile = (id: string): Query<BankFileView> => useQuery(routes.bankFile, { params: { id } });

export const useLedgerAccounts = (): Query<readonly LedgerAccountView[]> => useQuery(routes.ledgerAccounts);

export const useCashFlow = (): Query<CashFlowView> => useQuery(routes.cashFlow);

export const useBankRows = (rowClass: BankRowClass | null, cursor: string | null): Query<Page<BankRowView>> =>
  useQuery(routes.bankRows, {
    query: { limit: 100, ...(rowClass && { class: rowClass }), ...(cursor && { cursor }) },
  });

export interface BankFileActions {
  readonly upload: (file: File) => Promise<BankFileView>;
  readonly answer: (id: string, answer: BankFileAnswer) => Promise<BankFileView>;
  readonly apply: (
    file: BankFileView,
    decisions: Readonly<Record<string, 'add' | 'skip'>>,
  ) => Promise<BankFileView>;
  readonly undo: (id: string) => Promise<BankFileView>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly correct: (id: string, rowClass: BankRowClass | null, sameText: boolean) => Promise<CorrectedRow>;
}

const changed = [routes.bankFiles, routes.ledgerAccounts, routes.bankRows, routes.cashFlow] as const;

function useRefreshAfter(): <T>(call: Promise<T>) => Promise<T> {
  const refreshQueries = useRefreshAffected();
  return async (call) => {
    try {
      return await call;
    } finally {
      // A rejection shows that the data on the screen is out of date.
      void refreshQueries({ keys: changed.map((address) => urlOf(address)) });
    }
  };
}

export interface AccountActions {
  readonly change: (id: string, body: ChangeLedgerAccountBody) => Promise<LedgerAccountView>;
  readonly remove: (id: string) => Promise<unknown>;
}

export function useAccountActions(): AccountActions {
  const refreshAfter = useRefreshAfter();
  return {
    change: (id, body) => refreshAfter(api.patch(routes.changeLedgerAccount, { params: { id }, body })),
    remove: (id) => refreshAfter(api.del(routes.removeLedgerAccount, { params: { id } })),
  };
}

export function useBankFileActions(): BankFileActions {
  const refreshAfter = useRefreshAfter();
  return {
    upload: (file) => {
      const form = new FormData();
      form.append('file', file);
      return refreshAfter(api.post(routes.uploadBankFile, { body: form }));
    },
    answer: (id, body) => refreshAfter(api.patch(routes.answerBankFile, { params: { id }, body })),
    apply: ({ id, planVersion }, decisions) =>
      refreshAfter(
        api.post(routes.applyBankFile, {
          params: { id },
          body: { planVersion: planVersion ?? 1, decisions },
        }),
      ),
    undo: (id) => refreshAfter(api.post(routes.undoBankFile, { params: { id } })),
    remove: (id) => refreshAfter(api.del(routes.removeBankFile, { params: { id } })),
    correct: (id, rowClass, sameText) =>
      refreshAfter(api.patch(routes.correctBankRow, { params: { id }, body: { class: rowClass, sameText } })),
  };
}
