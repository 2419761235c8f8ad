import type { EndedSessions, Page, ResetLink, Role, UserSummary } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const pageSize = 25;

export function useUsers(search: string, cursor: string | null): Query<Page<UserSummary>> {
  const query = { limit: pageSize, ...(search && { search }), ...(cursor && { cursor }) };
  return useQuery(routes.users, { query });
}

export interface UserActions {
  readonly changeRole: (id: string, role: Role) => Promise<void>;
  readonly endSessions: (id: string) => Promise<EndedSessions>;
  readonly issueResetLink: (id: string) => Promise<ResetLink>;
}

export function useUserActions(): UserActions {
  const refreshAffected = useRefreshAffected();
  return {
    changeRole: async (id, role) => {
      await api.patch(routes.changeRole, { params: { id }, body: { role } });
      await refreshAffected({ keys: [urlOf(routes.users)] });
    },
    endSessions: (id) => api.post(routes.endSessionsOfUser, { params: { id } }),
    issueResetLink: (id) => api.post(routes.issueResetLink, { params: { id } }),
  };
}
