import type {
  AddedInvitation,
  Client,
  ClientStage,
  Invitation,
  Page,
  Practice,
  PracticeInviteBody,
  PracticeRole,
  StaffMember,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type ClientView, toQuery } from '../model/client-view.ts';

const pageSize = 25;

export function useClients(id: string, view: ClientView, cursor: string | null): Query<Page<Client>> {
  const query = { limit: pageSize, ...toQuery(view), ...(cursor !== null && { cursor }) };
  return useQuery(routes.practiceClients, { params: { id }, query });
}

export const useStaff = (id: string): Query<readonly StaffMember[]> =>
  useQuery(routes.practiceStaff, { params: { id } });

export function usePracticeInvitations(id: string, isOff: boolean): Query<readonly Invitation[]> {
  return useQuery(routes.practiceInvitations, { params: { id }, isOff });
}

interface PracticeActions {
  readonly create: (name: string) => Promise<Practice>;
  readonly rename: (id: string, name: string) => Promise<Practice>;
  readonly close: (id: string, password: string) => Promise<unknown>;
  readonly invite: (id: string, body: PracticeInviteBody) => Promise<AddedInvitation>;
  readonly withdraw: (id: string, invitationId: string) => Promise<unknown>;
  readonly setStage: (id: string, businessId: string, stage: ClientStage) => Promise<unknown>;
  readonly endClient: (id: string, businessId: string) => Promise<unknown>;
  readonly setRole: (id: string, personId: string, role: PracticeRole) => Promise<unknown>;
  readonly remove: (id: string, personId: string) => Promise<unknown>;
}

export function usePracticeActions(): PracticeActions {
  const refreshAffected = useRefreshAffected();
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshAffected({ keys: [urlOf(routes.practices), urlOf(routes.businesses)] });
    return reply;
  }
  return {
    create: (name) => withRefresh(api.post(routes.addPractice, { body: { name } })),
    rename: (id, name) => withRefresh(api.patch(routes.changePractice, { params: { id }, body: { name } })),
    close: (id, password) =>
      withRefresh(api.del(routes.closePractice, { params: { id }, body: { password } })),
    invite: (id, body) => withRefresh(api.post(routes.practiceInvite, { params: { id }, body })),
    withdraw: (id, invitationId) =>
      withRefresh(api.del(routes.withdrawPracticeInvitation, { params: { id, invitationId } })),
    setStage: (id, businessId, stage) =>
      withRefresh(api.patch(routes.changeClient, { params: { id, businessId }, body: { stage } })),
    endClient: (id, businessId) => withRefresh(api.del(routes.endClient, { params: { id, businessId } })),
    setRole: (id, personId, role) =>
      withRefresh(api.patch(routes.changeStaff, { params: { id, personId }, body: { role } })),
    remove: (id, personId) => withRefresh(api.del(routes.removeStaff, { params: { id, personId } })),
  };
}
