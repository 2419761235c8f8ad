import { z } from 'zod';
import { loginBody, roleBody, signedIn, signupBody, user, userQuery, userSummary } from '../account.ts';
import { pageOf } from '../lists.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const identityRoutes = {
  signup: defineRoute({
    ...at(addresses.signup),
    access: 'public',
    summary: 'Create an account and sign in',
    status: 201,
    body: signupBody,
    reply: signedIn,
  }),
  login: defineRoute({
    ...at(addresses.login),
    access: 'public',
    summary: 'Sign in',
    status: 200,
    body: loginBody,
    reply: signedIn,
  }),
  logout: defineRoute({
    ...at(addresses.logout),
    access: 'user',
    summary: 'Revoke the token of this session',
    status: 204,
    reply: null,
  }),
  loginPage: defineRoute({
    ...at(addresses.loginPage),
    access: 'public',
    summary: 'Send the browser to the sign-in view',
    status: 302,
    query: z.object({
      returnTo: z.string('Give one address to return to').max(2000, 'At most 2000 characters').optional(),
    }),
    reply: null,
  }),
  logoutPage: defineRoute({
    ...at(addresses.logoutPage),
    access: 'public',
    summary: 'Sign out and send the browser home',
    status: 302,
    reply: null,
  }),
  currentUser: defineRoute({
    ...at(addresses.currentUser),
    access: 'user',
    summary: 'The signed-in user',
    status: 200,
    reply: user,
  }),
  users: defineRoute({
    ...at(addresses.users),
    access: 'admin',
    summary: 'Everybody, newest first, a page at a time; search takes a part of the email',
    status: 200,
    query: userQuery,
    reply: pageOf(userSummary),
  }),
  changeRole: defineRoute({
    ...at(addresses.changeRole),
    access: 'admin',
    summary: 'Give somebody else another role',
    status: 200,
    body: roleBody,
    reply: userSummary,
  }),
} as const;
