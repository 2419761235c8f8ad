import { routes, rpc, type User } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.ts';

const own = ({ user }: { user: User }) => ({ userId: user.id });

export const TellNoticesController = forwarding({
  list: forwardList(routes.notices, rpc.identity.notices, own),
  read: forward(routes.readNotice, rpc.identity.readNotice, ({ user, params }) => ({
    userId: user.id,
    id: params.id,
  })),
  readAll: confirm(routes.readAllNotices, rpc.identity.readAllNotices, own),
  preferences: forward(routes.noticePreferences, rpc.identity.noticePreferences, own),
  change: forward(routes.changeNoticePreference, rpc.identity.changeNoticePreference, ({ user, body }) => ({
    userId: user.id,
    ...body,
  })),
});
