import { type Acting, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const toOwnRequest = ({ acting }: { acting: Acting }) => acting;

export const ManagePrivacyController = forwarding({
  erasure: forward(routes.erasure, rpc.privacy.erasure, toOwnRequest),
  askErasure: forward(routes.askErasure, rpc.privacy.askErasure, ({ acting, body, client }) => ({
    ...acting,
    password: body.password,
    clientAddress: client.clientAddress,
  })),
  cancelErasure: confirm(routes.cancelErasure, rpc.privacy.cancelErasure, toOwnRequest),
  receipt: forward(routes.erasureReceipt, rpc.privacy.receipt, ({ params }) => ({ erasureId: params.id })),
  export: forward(routes.export, rpc.privacy.export, toOwnRequest),
  askExport: forward(routes.askExport, rpc.privacy.askExport, toOwnRequest),
  consents: forwardList(routes.consents, rpc.privacy.consents, toOwnRequest),
});
