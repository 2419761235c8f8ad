import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding, forwardPages } from '../../http/forward.adapter.ts';

export const EditProfileController = forwarding({
  profile: forward(routes.profile, rpc.profile.get, ({ user }) => ({ userId: user.id })),
  save: forward(routes.saveProfile, rpc.profile.save, ({ acting, body }) => ({
    ...acting,
    profile: body,
  })),
  history: forwardPages(routes.profileHistory, rpc.profile.history, ({ user }, page) => ({
    userId: user.id,
    page,
  })),
});
