import type {
  AddedInvitation,
  BusinessRole,
  ChangeGrantBody,
  Grant,
  Invitation,
  InviteBody,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

export const usePeople = (): Query<readonly Grant[]> => useQuery(routes.people);

export const useInvitations = (): Query<readonly Invitation[]> => useQuery(routes.invitations);

export type NewInvitation = Omit<InviteBody, 'role'> & { readonly role: BusinessRole };

interface PeopleActions {
  readonly invite: (body: NewInvitation) => Promise<AddedInvitation>;
  readonly withdraw: (id: string) => Promise<unknown>;
  readonly change: (grantId: string, body: ChangeGrantBody) => Promise<Grant>;
  readonly end: (grantId: string) => Promise<Grant>;
}

export function usePeopleActions(): PeopleActions {
  const refreshAffected = useRefreshAffected();
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshAffected({ keys: [urlOf(routes.people), urlOf(routes.businesses)] });
    return reply;
  }
  return {
    invite: (body) => withRefresh(api.post(routes.invite, { body })),
    withdraw: (id) => withRefresh(api.del(routes.withdrawInvitation, { params: { id } })),
    change: (grantId, body) => withRefresh(api.patch(routes.changeGrant, { params: { grantId }, body })),
    end: (grantId) => withRefresh(api.del(routes.endGrant, { params: { grantId } })),
  };
}
