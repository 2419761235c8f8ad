import type {
  AuditReply,
  DeadLetterBody,
  DeadLetterList,
  FormState,
  OwnerService,
  SupportDocument,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export interface AuditFilter {
  readonly service: OwnerService | '';
  readonly action: string;
  readonly actor: string;
}

const pageSize = 50;

export function useAudit(filter: AuditFilter, cursor: string | null): Query<AuditReply> {
  const { service, action, actor } = filter;
  const filters = { ...(service && { service }), ...(action && { action }), ...(actor && { actor }) };
  return useQuery(routes.audit, { query: { ...filters, limit: pageSize, ...(cursor && { cursor }) } });
}

const addresses = { requeue: routes.requeueDeadLetters, purge: routes.purgeDeadLetters } as const;

export interface DeadLetterActions {
  readonly letters: Query<DeadLetterList>;
  readonly act: (action: 'requeue' | 'purge', body: DeadLetterBody) => Promise<number>;
}

export function useDeadLetters(): DeadLetterActions {
  const letters = useQuery(routes.deadLetters);
  return {
    letters,
    act: async (action, body) => {
      const { count } = await api.post(addresses[action], { body });
      await letters.refresh();
      return count;
    },
  };
}

export const useBlankForms = (): Query<readonly FormState[]> => useQuery(routes.blankForms);

export const useSupport = (search: string): Query<readonly SupportDocument[]> =>
  useQuery(routes.support, { query: { search } });
