import { type Acting, routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const toOwnRequest = ({ acting }: { acting: Acting }) => acting;

export const ReadNoticesController = forwarding({
  list: forwardList(routes.notices, rpc.identity.notices, toOwnRequest),
  read: forward(routes.readNotice, rpc.identity.readNotice, ({ acting, params }) => ({
    ...acting,
    id: params.id,
  })),
  readAll: confirm(routes.readAllNotices, rpc.identity.readAllNotices, toOwnRequest),
  preferences: forward(routes.noticePreferences, rpc.identity.noticePreferences, toOwnRequest),
  change: forward(routes.changeNoticePreference, rpc.identity.changeNoticePreference, ({ acting, body }) => ({
    ...acting,
    ...body,
  })),
});
