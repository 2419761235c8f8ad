import { routes, rpc, type User, type UserId } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

const onUser = ({ user, params }: { user: User; params: { id: UserId } }) => ({
  actorId: user.id,
  userId: params.id,
});

export const AdministerUsersController = forwarding({
  list: forward(routes.users, rpc.identity.listUsers, ({ query }) => query),
  changeRole: forward(routes.changeRole, rpc.identity.changeRole, (input) => ({
    ...onUser(input),
    role: input.body.role,
  })),
  endSessions: forward(routes.endSessionsOfUser, rpc.identity.endSessionsOfUser, onUser),
  issueResetLink: forward(routes.issueResetLink, rpc.identity.issueResetLink, onUser),
});
