import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { witness } from './evidence.ts';
import { input } from './input.wording.ts';
import { profileReply } from './profile/input.ts';
import { idText } from './texts.ts';

/** The field and the value: another value of the field is another proposal. */
export const proposalId = idText.brand<'ProposalId'>();
export type ProposalId = z.infer<typeof proposalId>;

const fieldValue = z.union([z.number(), z.string(), z.boolean()]);

/** A figure of a fresh witness for a field that is blank or has another figure. */
export const proposal = z.object({
  id: proposalId,
  field: z.string(),
  label: z.string(),
  /** null: not answered yet. */
  current: fieldValue.nullable(),
  proposed: fieldValue,
  witness,
});
export type Proposal = z.infer<typeof proposal>;

const mostIds = 100;

export const applyProposalsBody = z.union([
  z.object({ all: z.literal(true) }).strict(),
  z.object({
    ids: z
      .array(proposalId, input.names)
      .min(1, input.required)
      .max(mostIds, fill(input.mostNames, { most: mostIds })),
  }),
]);
export type ApplyProposalsBody = z.infer<typeof applyProposalsBody>;

export const appliedProposals = z.object({
  /** The fields that have the figure of their witness now. */
  applied: z.array(z.string()),
  profile: profileReply,
});
export type AppliedProposals = z.infer<typeof appliedProposals>;

export const undoneProposals = z.object({ undone: z.array(z.string()), profile: profileReply });
export type UndoneProposals = z.infer<typeof undoneProposals>;

export const dismissedProposal = z.object({
  field: z.string(),
  value: fieldValue,
  dismissedAt: z.iso.datetime(),
});
export type DismissedProposal = z.infer<typeof dismissedProposal>;
