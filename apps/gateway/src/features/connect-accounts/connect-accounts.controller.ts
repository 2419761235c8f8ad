import { type AccountId, type Acting, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const toOwnRequest = ({ acting, params }: { acting: Acting; params: { id: AccountId } }) => ({
  ...acting,
  accountId: params.id,
});

export const ConnectAccountsController = forwarding({
  list: forwardList(routes.accounts, rpc.profile.accounts, ({ acting }) => ({ userId: acting.userId })),
  add: forward(routes.addAccount, rpc.profile.addAccount, ({ acting, body }) => ({
    ...acting,
    account: body,
  })),
  remove: confirm(routes.removeAccount, rpc.profile.removeAccount, toOwnRequest),
  restore: forward(routes.restoreAccount, rpc.profile.restoreAccount, toOwnRequest),
});
