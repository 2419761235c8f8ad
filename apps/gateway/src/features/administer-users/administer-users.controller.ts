import { routes, rpc, type User, type UserId } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

const toUserRequest = ({ user, params }: { user: User; params: { id: UserId } }) => ({
  actorId: user.id,
  userId: params.id,
});

export const AdministerUsersController = forwarding({
  list: forward(routes.users, rpc.identity.listUsers, ({ query }) => query),
  changeRole: forward(routes.changeRole, rpc.identity.changeRole, (input) => ({
    ...toUserRequest(input),
    role: input.body.role,
  })),
  endSessions: forward(routes.endSessionsOfUser, rpc.identity.endSessionsOfUser, toUserRequest),
  issueResetLink: forward(routes.issueResetLink, rpc.identity.issueResetLink, toUserRequest),
});
