import { type Acting, type PracticeId, routes, brandRpc } from '@groundwork/contracts';
import { confirm, forward, forwarding } from '../../http/forward.adapter.ts';

const callMs = 15_000;

const practiceOf = ({ acting, params }: { acting: Acting; params: { id: PracticeId } }) => ({
  ...acting,
  practiceId: params.id,
});

export const ManageBrandController = forwarding({
  change: forward(
    routes.changeBrand,
    brandRpc.changeBrand,
    (input) => ({ ...practiceOf(input), ...input.body, clientAddress: input.client.clientAddress }),
    callMs,
  ),
  remove: confirm(routes.removeBrand, brandRpc.removeBrand, practiceOf),
  checkHost: forward(routes.checkBrandHost, brandRpc.checkBrandHost, practiceOf, callMs),
  confirmReplyTo: confirm(routes.confirmReplyTo, brandRpc.confirmReplyTo, ({ body, client }) => ({
    ...body,
    clientAddress: client.clientAddress,
  })),
});
