import { routes, rpc, type StaffRequestId, type User, type UserId } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const toUserRequest = ({ user, params }: { user: User; params: { id: UserId } }) => ({
  actorId: user.id,
  userId: params.id,
});

const toDecision = ({ user, params }: { user: User; params: { id: StaffRequestId } }) => ({
  actorId: user.id,
  requestId: params.id,
});

export const AdministerUsersController = forwarding({
  list: forward(routes.users, rpc.identity.listUsers, ({ query }) => query),
  changeRole: forward(routes.changeRole, rpc.identity.changeRole, (input) => ({
    ...toUserRequest(input),
    role: input.body.role,
  })),
  givePlan: forward(routes.givePlan, rpc.identity.givePlan, (input) => ({
    ...toUserRequest(input),
    ...input.body,
  })),
  endSessions: forward(routes.endSessionsOfUser, rpc.identity.endSessionsOfUser, toUserRequest),
  issueResetLink: forward(routes.issueResetLink, rpc.identity.issueResetLink, toUserRequest),
  staffRequests: forwardList(routes.staffRequests, rpc.identity.staffRequests, ({ user }) => ({
    actorId: user.id,
  })),
  approveRequest: forward(routes.approveStaffRequest, rpc.identity.approveStaffRequest, toDecision),
  rejectRequest: confirm(routes.rejectStaffRequest, rpc.identity.rejectStaffRequest, toDecision),
});
