import { z } from 'zod';
import { accountFigures, bankAccount, bankAccountBody } from '../banking.ts';
import { figureChoice, mostSettled, profileFigure, valuesInForce } from '../figures.ts';
import { accountId, userId } from '../ids.ts';
import { fieldNameText, x25519Key } from '../texts.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { profileFigures } from '../profile/figures.ts';
import { profileChange } from '../profile/history.ts';
import { profileEdit } from '../profile/edit.ts';
import { profileReply } from '../profile/input.ts';
import { appliedProposals, applyProposalsBody, proposal, proposalId, undoneProposals } from '../proposals.ts';
import { defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });
/** The state of the last events, for a service that may have missed one. */
export const profileState = z.object({
  profileVersion: z.number().int(),
  figures: profileFigures,
  answered: z.array(z.string()).optional(),
  typed: valuesInForce.shape.typed,
  settled: valuesInForce.shape.settled,
  accountsVersion: z.number().int(),
  accounts: z.array(accountFigures),
});
export type ProfileState = z.infer<typeof profileState>;

const name = z.string().nullable();

/** Names are in no event. */
export const ownerNames = z.object({ fullName: name, legalBusinessName: name, dbaName: name });
export type OwnerNames = z.infer<typeof ownerNames>;

const ownAccount = { accountId };

export const profileRpc = {
  get: defineRpc('rpc.profile.get.v1', owner, profileReply),
  save: defineChange(
    'rpc.profile.save.v1',
    { profile: profileEdit, expectedVersion: z.number().int().min(0).optional() },
    profileReply,
  ),
  history: defineRpc('rpc.profile.history.v1', owner.extend({ page: pageQuery }), pageOf(profileChange)),
  state: defineRpc('rpc.profile.state.v1', owner, profileState),
  ownerNames: defineRpc('rpc.profile.owner-names.v1', owner, ownerNames),
  /** The SSN, the EIN, account numbers and the date of birth, encrypted for the receiver, for a masked copy. */
  ownNumbers: defineChange(
    'rpc.profile.own-numbers.v1',
    { receiver: x25519Key, opensSsn: z.boolean() },
    z.object({ sealed: z.string() }),
  ),
  accounts: defineRpc('rpc.profile.accounts.v1', owner, z.array(bankAccount)),
  figures: defineRpc('rpc.profile.figures.v1', owner, z.array(profileFigure)),
  settleFigures: defineChange(
    'rpc.profile.settle-figures.v1',
    { choices: z.array(figureChoice).min(1).max(mostSettled) },
    z.array(profileFigure),
  ),
  undoFigures: defineChange(
    'rpc.profile.undo-figures.v1',
    { field: fieldNameText.optional() },
    z.array(profileFigure),
  ),
  proposals: defineRpc('rpc.profile.proposals.v1', owner, z.array(proposal)),
  applyProposals: defineChange(
    'rpc.profile.apply-proposals.v1',
    { chosen: applyProposalsBody },
    appliedProposals,
  ),
  dismissProposal: defineChange('rpc.profile.dismiss-proposal.v1', { proposalId }, z.object({})),
  undoProposals: defineChange('rpc.profile.undo-proposals.v1', {}, undoneProposals),
  addAccount: defineChange('rpc.profile.add-account.v1', { account: bankAccountBody }, bankAccount),
  removeAccount: defineChange('rpc.profile.remove-account.v1', ownAccount, z.object({})),
  restoreAccount: defineChange('rpc.profile.restore-account.v1', ownAccount, bankAccount),
};
