import { bankAccount, bankAccountBody } from '../banking.ts';
import { listOf, pageQuery, succeeded } from '../lists.ts';
import { profileChange } from '../profile/history.ts';
import { profileInput, profileReply } from '../profile/input.ts';
import { defineRoute } from './define.ts';

export const profileRoutes = {
  profile: defineRoute({
    method: 'GET',
    path: '/api/business-profile',
    access: 'user',
    summary: 'The business profile',
    status: 200,
    reply: profileReply,
  }),
  saveProfile: defineRoute({
    method: 'POST',
    path: '/api/business-profile',
    access: 'user',
    summary: 'Save the business profile',
    status: 200,
    body: profileInput,
    reply: profileReply,
  }),
  profileHistory: defineRoute({
    method: 'GET',
    path: '/api/business-profile/history',
    access: 'user',
    summary: 'What changed in the profile, when and by whom, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(profileChange),
  }),
  accounts: defineRoute({
    method: 'GET',
    path: '/api/banking-info',
    access: 'user',
    summary: 'Connected bank accounts, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(bankAccount),
  }),
  addAccount: defineRoute({
    method: 'POST',
    path: '/api/banking-info',
    access: 'user',
    summary: 'Connect a bank account',
    status: 201,
    body: bankAccountBody,
    reply: bankAccount,
  }),
  removeAccount: defineRoute({
    method: 'DELETE',
    path: '/api/banking-info/:id',
    access: 'user',
    summary: 'Remove a bank account',
    status: 200,
    reply: succeeded,
  }),
  restoreAccount: defineRoute({
    method: 'POST',
    path: '/api/banking-info/:id/restore',
    access: 'user',
    summary: 'Bring back an account removed in the last ten minutes',
    status: 200,
    reply: bankAccount,
  }),
} as const;
