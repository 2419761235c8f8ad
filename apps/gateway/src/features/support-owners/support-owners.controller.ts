import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

export const SupportOwnersController = forwarding({
  search: forward(routes.support, rpc.privacy.support, ({ user, query }) => ({
    actorId: user.id,
    search: query.search,
  })),
});
