import {
  type Acting,
  type BusinessId,
  type GrantId,
  type InvitationId,
  routes,
  rpc,
} from '@groundwork/contracts';
import { confirm, forward, forwarding } from '../../http/forward.adapter.ts';

const toOwn = ({ acting: { userId } }: { acting: Acting }) => ({ userId });

const toBusiness = ({ acting, params }: { acting: Acting; params: { id: BusinessId } }) => ({
  ...acting,
  id: params.id,
});

export const ManageBusinessesController = forwarding({
  list: forward(routes.businesses, rpc.identity.businesses, toOwn),
  add: forward(routes.addBusiness, rpc.identity.addBusiness, ({ acting, body }) => ({ ...acting, ...body })),
  rename: forward(routes.renameBusiness, rpc.identity.renameBusiness, (input) => ({
    ...toBusiness(input),
    ...input.body,
  })),
  erase: forward(routes.eraseBusiness, rpc.identity.eraseBusiness, (input) => ({
    ...toBusiness(input),
    password: input.body.password,
    clientAddress: input.client.clientAddress,
  })),
  cancelErasure: confirm(routes.keepBusiness, rpc.identity.keepBusiness, toBusiness),
  leave: confirm(routes.leaveBusiness, rpc.identity.leaveBusiness, toBusiness),
});

const toGrant = ({ acting, params }: { acting: Acting; params: { grantId: GrantId } }) => ({
  ...acting,
  grantId: params.grantId,
});

export const ManagePeopleController = forwarding({
  list: forward(routes.people, rpc.identity.people, toOwn),
  change: forward(routes.changeGrant, rpc.identity.changeGrant, (input) => ({
    ...toGrant(input),
    change: input.body,
  })),
  end: forward(routes.endGrant, rpc.identity.endGrant, toGrant),
  invitations: forward(routes.invitations, rpc.identity.invitations, toOwn),
  invite: forward(routes.invite, rpc.identity.invite, ({ acting, body, client: { clientAddress } }) => ({
    ...acting,
    invitation: body,
    clientAddress,
  })),
  withdraw: confirm(
    routes.withdrawInvitation,
    rpc.identity.withdrawInvitation,
    ({ acting, params }: { acting: Acting; params: { id: InvitationId } }) => ({
      ...acting,
      invitationId: params.id,
    }),
  ),
});

export const AnswerInvitationController = forwarding({
  read: forward(
    routes.readInvitation,
    rpc.identity.readInvitation,
    ({ body, client: { clientAddress } }) => ({ ...body, clientAddress }),
  ),
  accept: forward(
    routes.acceptInvitation,
    rpc.identity.acceptInvitation,
    ({ acting, body: { businessId: business, ...answer }, client: { clientAddress } }) => ({
      ...answer,
      ...acting,
      clientAddress,
      ...(business && { business }),
    }),
  ),
  decline: confirm(
    routes.declineInvitation,
    rpc.identity.declineInvitation,
    ({ body, client: { clientAddress } }) => ({ ...body, clientAddress }),
  ),
});
