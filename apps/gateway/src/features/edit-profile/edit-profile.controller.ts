import { routes, rpc } from '@groundwork/contracts';
import { confirm, forward, forwarding, forwardPages, forwardVersioned } from '../../http/forward.adapter.ts';

const versionOf = (tag: string) => Number(tag.replace(/\D/g, ''));

export const EditProfileController = forwarding({
  profile: forwardVersioned(routes.profile, rpc.profile.get, ({ acting }) => ({ userId: acting.userId })),
  save: forwardVersioned(routes.saveProfile, rpc.profile.save, ({ acting, headers, body }) => ({
    ...acting,
    profile: body,
    ...(headers['if-match'] !== undefined && { expectedVersion: versionOf(headers['if-match']) }),
  })),
  proposals: forward(routes.proposals, rpc.profile.proposals, ({ acting }) => ({ userId: acting.userId })),
  applyProposals: forward(routes.applyProposals, rpc.profile.applyProposals, ({ acting, body }) => ({
    ...acting,
    chosen: body,
  })),
  dismissProposal: confirm(routes.dismissProposal, rpc.profile.dismissProposal, ({ acting, params }) => ({
    ...acting,
    proposalId: params.id,
  })),
  undoProposals: forward(routes.undoProposals, rpc.profile.undoProposals, ({ acting }) => acting),
  history: forwardPages(routes.profileHistory, rpc.profile.history, ({ acting }, page) => ({
    userId: acting.userId,
    page,
  })),
});
