import { z } from 'zod';
import { bankAccount, bankAccountBody } from '../banking.ts';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import { profileChange } from '../profile/history.ts';
import { profileInput, profileReply } from '../profile/input.ts';
import * as addresses from './addresses.ts';
import { accountId } from '../ids.ts';
import { at, defineRoute } from './define.ts';

export const profileRoutes = {
  profile: defineRoute({
    ...at(addresses.profile),
    access: 'user',
    summary: 'The business profile',
    description: 'Every field with its value or its default. Secret fields are masked.',
    status: 200,
    reply: profileReply,
  }),
  saveProfile: defineRoute({
    ...at(addresses.saveProfile),
    access: 'user',
    summary: 'Save the business profile',
    description:
      'Saves the fields that are sent and keeps the others; null sets a field to its default. Numbers may be sent as text.',
    status: 200,
    body: profileInput,
    reply: profileReply,
  }),
  profileHistory: defineRoute({
    ...at(addresses.profileHistory),
    access: 'user',
    summary: 'What changed in the profile, when and by whom, newest first',
    description:
      'The whole list, or a page of it if limit or cursor is set. Secret and encrypted values are shown as changed, never as values.',
    status: 200,
    query: pageQuery,
    reply: listOf(profileChange),
  }),
} as const;

export const bankAccountRoutes = {
  accounts: defineRoute({
    ...at(addresses.accounts),
    access: 'user',
    summary: 'Connected bank accounts, newest first',
    description: 'The whole list, or a page of it if limit or cursor is set. Account numbers are masked.',
    status: 200,
    query: pageQuery,
    reply: listOf(bankAccount),
  }),
  addAccount: defineRoute({
    ...at(addresses.addAccount),
    access: 'user',
    summary: 'Connect a bank account',
    description: 'The same account is connected once. Its number is stored encrypted and returned masked.',
    errors: ['ACCOUNT_EXISTS', 'TOO_MANY_ACCOUNTS'],
    status: 201,
    body: bankAccountBody,
    reply: bankAccount,
  }),
  removeAccount: defineRoute({
    ...at(addresses.removeAccount),
    access: 'user',
    summary: 'Remove a bank account',
    description: 'It can be restored for ten minutes.',
    params: z.object({ id: accountId }),
    errors: ['ACCOUNT_NOT_FOUND'],
    status: 200,
    reply: succeeded,
  }),
  restoreAccount: defineRoute({
    ...at(addresses.restoreAccount),
    access: 'user',
    summary: 'Bring back an account removed in the last ten minutes',
    description: 'Works for ten minutes after the account was removed.',
    params: z.object({ id: accountId }),
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_EXISTS', 'TOO_MANY_ACCOUNTS'],
    status: 200,
    reply: bankAccount,
  }),
} as const;
