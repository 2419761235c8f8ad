import { type Acting, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const own = ({ acting }: { acting: Acting }) => acting;

export const KeepPrivacyController = forwarding({
  erasure: forward(routes.erasure, rpc.privacy.erasure, own),
  askErasure: forward(routes.askErasure, rpc.privacy.askErasure, ({ acting, body, client }) => ({
    ...acting,
    password: body.password,
    clientAddress: client.clientAddress,
  })),
  cancelErasure: confirm(routes.cancelErasure, rpc.privacy.cancelErasure, own),
  receipt: forward(routes.erasureReceipt, rpc.privacy.receipt, ({ params }) => ({ erasureId: params.id })),
  export: forward(routes.export, rpc.privacy.export, own),
  askExport: forward(routes.askExport, rpc.privacy.askExport, own),
  consents: forwardList(routes.consents, rpc.privacy.consents, own),
});
