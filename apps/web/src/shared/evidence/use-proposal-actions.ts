import type { AppliedProposals, ApplyProposalsBody, Proposal } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { api } from '../api/client.ts';
import { runWithErrorToast } from '../api/run-with-error-toast.ts';
import { urlOf } from '../api/url-of.ts';
import { useQueryCache } from '../api/use-query-cache.ts';
import { useRefreshAffected } from '../api/use-refresh-affected.ts';
import { showToast } from '../toast/toast-store.ts';
import { words } from './evidence.wording.ts';
import { formatWitnessed } from './witness-texts.ts';

interface ProposalActions {
  readonly accept: (proposal: Proposal) => Promise<void>;
  readonly acceptAll: () => Promise<void>;
  readonly dismiss: (proposal: Proposal) => Promise<void>;
  readonly undo: () => Promise<void>;
}

const changed = {
  keys: [
    urlOf(routes.proposals),
    urlOf(routes.profile),
    urlOf(routes.figures),
    urlOf(routes.score),
    urlOf(routes.dashboard),
    urlOf(routes.documents),
  ],
};
const options = { leaveCause: 'action-rejected' } as const;

const valuesOf = ({ field, label, proposed }: Proposal) => ({
  field: label,
  amount: formatWitnessed(field, proposed),
});

export function useProposalActions(): ProposalActions {
  const cached = useQueryCache();
  const refreshAffected = useRefreshAffected();
  const settle = async (profile?: AppliedProposals['profile']) => {
    if (profile) await cached.change(routes.profile, () => profile);
    await refreshAffected(changed);
  };
  const undo = () =>
    runWithErrorToast(words.failed, async () => {
      const { undone, profile } = await api.post(routes.undoProposals, options);
      await settle(profile);
      showToast({ title: words.undone, description: fill(words.undoneText, { count: undone.length }) });
    });
  const apply = (body: ApplyProposalsBody, describe: (applied: AppliedProposals) => string) =>
    runWithErrorToast(words.failed, async () => {
      const applied = await api.post(routes.applyProposals, { ...options, body });
      await settle(applied.profile);
      const action = { label: words.undo, run: () => void undo() };
      showToast({ title: words.accepted, description: describe(applied), action });
    });
  return {
    undo,
    accept: (proposal) => apply({ ids: [proposal.id] }, () => fill(words.acceptedText, valuesOf(proposal))),
    acceptAll: () =>
      apply({ all: true }, ({ applied }) => fill(words.acceptedMany, { count: applied.length })),
    dismiss: (proposal) =>
      runWithErrorToast(words.failed, async () => {
        await api.post(routes.dismissProposal, { ...options, params: { id: proposal.id } });
        await cached.change(routes.proposals, (now) => now?.filter(({ id }) => id !== proposal.id));
        showToast({ title: words.dismissed, description: fill(words.dismissedText, valuesOf(proposal)) });
      }),
  };
}
