import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

export const ListBlankFormsController = forwarding({
  list: forward(routes.blankForms, rpc.sharing.forms, () => ({})),
});
