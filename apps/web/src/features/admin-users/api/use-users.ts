import type {
  ApprovedRequest,
  EndedSessions,
  GivenPlanBody,
  Page,
  ResetLink,
  Role,
  RoleChange,
  StaffRequest,
  SubscriptionView,
  UserSummary,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const pageSize = 25;
const keys = [urlOf(routes.users), urlOf(routes.staffRequests)];

export function useUsers(search: string, cursor: string | null): Query<Page<UserSummary>> {
  const query = { limit: pageSize, ...(search && { search }), ...(cursor && { cursor }) };
  return useQuery(routes.users, { query });
}

export interface UserActions {
  readonly changeRole: (id: string, role: Role) => Promise<RoleChange>;
  readonly givePlan: (id: string, body: GivenPlanBody) => Promise<SubscriptionView>;
  readonly endSessions: (id: string) => Promise<EndedSessions>;
  readonly issueResetLink: (id: string) => Promise<ResetLink>;
}

export function useUserActions(): UserActions {
  const refreshAffected = useRefreshAffected();
  return {
    changeRole: async (id, role) => {
      const changed = await api.patch(routes.changeRole, { params: { id }, body: { role } });
      await refreshAffected({ keys });
      return changed;
    },
    givePlan: async (id, body) => {
      const given = await api.post(routes.givePlan, { params: { id }, body });
      await refreshAffected({ keys });
      return given;
    },
    endSessions: (id) => api.post(routes.endSessionsOfUser, { params: { id } }),
    issueResetLink: async (id) => {
      const link = await api.post(routes.issueResetLink, { params: { id } });
      await refreshAffected({ keys });
      return link;
    },
  };
}

export const useStaffRequests = (): Query<readonly StaffRequest[]> => useQuery(routes.staffRequests);

export interface RequestActions {
  readonly approve: (id: string) => Promise<ApprovedRequest>;
  readonly reject: (id: string) => Promise<void>;
}

export function useRequestActions(): RequestActions {
  const refreshAffected = useRefreshAffected();
  const decide = async <T>(decision: Promise<T>): Promise<T> =>
    decision.finally(() => void refreshAffected({ keys }));
  return {
    approve: (id) => decide(api.post(routes.approveStaffRequest, { params: { id } })),
    reject: (id) => decide(api.post(routes.rejectStaffRequest, { params: { id } })),
  };
}
