import type { EndedSessions, Page, ResetLink, Role, UserSummary } from '@groundwork/contracts';
import { request } from '#shared/api/client.ts';
import { useAskAgain } from '#shared/api/use-ask-again.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const path = '/api/admin/users';
const pageSize = '25';

export function useUsers(search: string, cursor: string | null): Query<Page<UserSummary>> {
  const query = new URLSearchParams({
    limit: pageSize,
    ...(search && { search }),
    ...(cursor && { cursor }),
  });
  return useQuery<Page<UserSummary>>(`${path}?${query.toString()}`);
}

export interface UserActions {
  readonly changeRole: (id: string, role: Role) => Promise<void>;
  readonly endSessions: (id: string) => Promise<EndedSessions>;
  readonly issueResetLink: (id: string) => Promise<ResetLink>;
}

export function useUserActions(): UserActions {
  const askAgain = useAskAgain();
  return {
    changeRole: async (id, role) => {
      await request('PATCH', `${path}/${id}`, { body: { role } });
      await askAgain({ keys: [path] });
    },
    endSessions: (id) => request<EndedSessions>('POST', `${path}/${id}/end-sessions`),
    issueResetLink: (id) => request<ResetLink>('POST', `${path}/${id}/reset-link`),
  };
}
