import { type AccountId, routes, rpc, type User } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.ts';

const own = ({ user, params }: { user: User; params: { id: AccountId } }) => ({
  userId: user.id,
  accountId: params.id,
});

export const ConnectAccountsController = forwarding({
  list: forwardList(routes.accounts, rpc.profile.accounts, ({ user }) => ({ userId: user.id })),
  add: forward(routes.addAccount, rpc.profile.addAccount, ({ user, body }) => ({
    userId: user.id,
    account: body,
  })),
  remove: confirm(routes.removeAccount, rpc.profile.removeAccount, own),
  restore: forward(routes.restoreAccount, rpc.profile.restoreAccount, own),
});
