import { z } from 'zod';
import { bankAccount, bankAccountBody } from '../banking.ts';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import { profileChange } from '../profile/history.ts';
import { profileEdit } from '../profile/edit.ts';
import { profileReply } from '../profile/input.ts';
import { appliedProposals, applyProposalsBody, proposal, proposalId, undoneProposals } from '../proposals.ts';
import * as addresses from './addresses.ts';
import { accountId } from '../ids.ts';
import { patternText } from '../texts.ts';
import { at, defineRoute } from './define.ts';

const profileTag = patternText(20, /^(W\/)?"\d{1,9}"$/);

export const profileRoutes = {
  profile: defineRoute({
    ...at(addresses.profile),
    access: 'profile view',
    summary: 'Get the business profile',
    description:
      'Returns every field with its value or its default. Masks secret fields. ETag and version name the version of the profile. answered names the fields that the owner has set or confirmed.',
    status: 200,
    reply: profileReply,
  }),
  saveProfile: defineRoute({
    ...at(addresses.saveProfile),
    access: 'profile edit',
    summary: 'Save the business profile',
    description:
      'Saves the fields of the body. Other fields do not change. null sets a field to its default and removes its answer. Numbers may be text. answered confirms fields at their default. With If-Match, a save changes nothing and returns 409 if the profile has another version.',
    errors: ['PROFILE_CHANGED'],
    status: 200,
    headers: z.object({ 'if-match': profileTag.optional() }),
    body: profileEdit,
    reply: profileReply,
  }),
  profileHistory: defineRoute({
    ...at(addresses.profileHistory),
    access: 'profile view',
    summary: 'List the changes of the profile, the newest first',
    description:
      'Returns the whole list, or one page of it if limit or cursor is set. Shows that a secret field changed, never its value.',
    status: 200,
    query: pageQuery,
    reply: listOf(profileChange),
  }),
  proposals: defineRoute({
    ...at(addresses.proposals),
    access: 'profile view',
    needs: 'provenScore',
    summary: 'List figures of your papers and bank rows for the profile',
    description:
      'Names each field that is blank or has another figure, with the witness. Omits figures that you dismissed.',
    status: 200,
    reply: z.array(proposal),
  }),
  applyProposals: defineRoute({
    ...at(addresses.applyProposals),
    access: 'profile edit',
    needs: 'provenScore',
    summary: 'Accept figures of your papers and bank rows',
    description:
      'Saves the figures of the named proposals, or of all, in one step. Repeating the call changes nothing. An id that is not yours changes nothing and returns 404.',
    errors: ['PROPOSAL_NOT_FOUND'],
    status: 200,
    body: applyProposalsBody,
    reply: appliedProposals,
  }),
  dismissProposal: defineRoute({
    ...at(addresses.dismissProposal),
    access: 'profile edit',
    needs: 'provenScore',
    summary: 'Hide a proposal',
    description: 'The profile does not change. Another figure of the same field is a new proposal.',
    params: z.object({ id: proposalId }),
    errors: ['PROPOSAL_NOT_FOUND'],
    status: 200,
    reply: succeeded,
  }),
  undoProposals: defineRoute({
    ...at(addresses.undoProposals),
    access: 'profile edit',
    needs: 'provenScore',
    summary: 'Undo the last acceptance',
    description:
      'Works for ten minutes. Restores the fields that still have the accepted figure to their values before.',
    errors: ['UNDO_EXPIRED'],
    status: 200,
    reply: undoneProposals,
  }),
} as const;

export const bankAccountRoutes = {
  accounts: defineRoute({
    ...at(addresses.accounts),
    access: 'banking view',
    summary: 'List connected bank accounts, the newest first',
    description:
      'Returns the whole list, or one page of it if limit or cursor is set. Masks account numbers.',
    status: 200,
    query: pageQuery,
    reply: listOf(bankAccount),
  }),
  addAccount: defineRoute({
    ...at(addresses.addAccount),
    access: 'banking edit',
    summary: 'Connect a bank account',
    description:
      'You can connect the same account only once. The number is encrypted in storage and masked in answers.',
    errors: ['ACCOUNT_EXISTS', 'TOO_MANY_ACCOUNTS'],
    status: 201,
    body: bankAccountBody,
    reply: bankAccount,
  }),
  removeAccount: defineRoute({
    ...at(addresses.removeAccount),
    access: 'banking edit',
    summary: 'Remove a bank account',
    description: 'You can restore it for ten minutes.',
    params: z.object({ id: accountId }),
    errors: ['ACCOUNT_NOT_FOUND'],
    status: 200,
    reply: succeeded,
  }),
  restoreAccount: defineRoute({
    ...at(addresses.restoreAccount),
    access: 'banking edit',
    summary: 'Restore an account within ten minutes of its removal',
    description: 'Works for ten minutes after the removal.',
    params: z.object({ id: accountId }),
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_EXISTS', 'TOO_MANY_ACCOUNTS'],
    status: 200,
    reply: bankAccount,
  }),
} as const;
