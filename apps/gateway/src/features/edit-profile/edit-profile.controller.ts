import { routes, rpc } from '@groundwork/contracts';
import { forwarding, forwardPages, forwardVersioned } from '../../http/forward.adapter.ts';

const versionOf = (tag: string) => Number(tag.replace(/\D/g, ''));

export const EditProfileController = forwarding({
  profile: forwardVersioned(routes.profile, rpc.profile.get, ({ user }) => ({ userId: user.id })),
  save: forwardVersioned(routes.saveProfile, rpc.profile.save, ({ acting, headers, body }) => ({
    ...acting,
    profile: body,
    ...(headers['if-match'] !== undefined && { expectedVersion: versionOf(headers['if-match']) }),
  })),
  history: forwardPages(routes.profileHistory, rpc.profile.history, ({ user }, page) => ({
    userId: user.id,
    page,
  })),
});
