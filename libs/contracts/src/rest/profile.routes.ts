import { bankAccount, bankAccountBody } from '../banking.ts';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import { profileChange } from '../profile/history.ts';
import { profileInput, profileReply } from '../profile/input.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const profileRoutes = {
  profile: defineRoute({
    ...at(addresses.profile),
    access: 'user',
    summary: 'The business profile',
    status: 200,
    reply: profileReply,
  }),
  saveProfile: defineRoute({
    ...at(addresses.saveProfile),
    access: 'user',
    summary: 'Save the business profile',
    status: 200,
    body: profileInput,
    reply: profileReply,
  }),
  profileHistory: defineRoute({
    ...at(addresses.profileHistory),
    access: 'user',
    summary: 'What changed in the profile, when and by whom, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(profileChange),
  }),
  accounts: defineRoute({
    ...at(addresses.accounts),
    access: 'user',
    summary: 'Connected bank accounts, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(bankAccount),
  }),
  addAccount: defineRoute({
    ...at(addresses.addAccount),
    access: 'user',
    summary: 'Connect a bank account',
    status: 201,
    body: bankAccountBody,
    reply: bankAccount,
  }),
  removeAccount: defineRoute({
    ...at(addresses.removeAccount),
    access: 'user',
    summary: 'Remove a bank account',
    status: 200,
    reply: succeeded,
  }),
  restoreAccount: defineRoute({
    ...at(addresses.restoreAccount),
    access: 'user',
    summary: 'Bring back an account removed in the last ten minutes',
    status: 200,
    reply: bankAccount,
  }),
} as const;
