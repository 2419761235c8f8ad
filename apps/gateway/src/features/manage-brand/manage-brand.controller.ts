import { type Acting, type PracticeId, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding } from '../../http/forward.adapter.ts';

const callMs = 15_000;

const practiceOf = ({ acting, params }: { acting: Acting; params: { id: PracticeId } }) => ({
  ...acting,
  practiceId: params.id,
});

export const ManageBrandController = forwarding({
  change: forward(
    routes.changeBrand,
    rpc.identity.changeBrand,
    (input) => ({ ...practiceOf(input), ...input.body, clientAddress: input.client.clientAddress }),
    callMs,
  ),
  remove: confirm(routes.removeBrand, rpc.identity.removeBrand, practiceOf),
  checkHost: forward(routes.checkBrandHost, rpc.identity.checkBrandHost, practiceOf, callMs),
  confirmReplyTo: confirm(routes.confirmReplyTo, rpc.identity.confirmReplyTo, ({ body, client }) => ({
    ...body,
    clientAddress: client.clientAddress,
  })),
});
