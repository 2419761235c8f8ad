import type { AuditReply, DeadLetterBody, DeadLetterList, SupportDocument } from '@groundwork/contracts';
import { request } from '#shared/api/client.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export interface AuditFilter {
  readonly service: string;
  readonly action: string;
  readonly actor: string;
}

const atOnce = 50;

export function useAudit(filter: AuditFilter, cursor: string | null): Query<AuditReply> {
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  const query = new URLSearchParams([
    ...(chosen as [string, string][]),
    ['limit', String(atOnce)],
    ...(cursor === null ? [] : [['cursor', cursor]]),
  ]);
  return useQuery<AuditReply>(`/api/admin/audit?${query.toString()}`);
}

export interface DeadLetterActions {
  readonly letters: Query<DeadLetterList>;
  readonly act: (what: 'requeue' | 'purge', body: DeadLetterBody) => Promise<number>;
}

export function useDeadLetters(): DeadLetterActions {
  const letters = useQuery<DeadLetterList>('/api/admin/dead-letters');
  return {
    letters,
    act: async (what, body) => {
      const { count } = await request<{ count: number }>('POST', `/api/admin/dead-letters/${what}`, { body });
      await letters.refresh();
      return count;
    },
  };
}

export const useSupport = (search: string): Query<readonly SupportDocument[]> =>
  useQuery<readonly SupportDocument[]>(`/api/admin/support?search=${encodeURIComponent(search)}`);
