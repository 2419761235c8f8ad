import { z } from 'zod';
import {
  confirmIdentityBody,
  loginBody,
  renewedToken,
  roleBody,
  signedIn,
  signupBody,
  user,
  userQuery,
  userSummary,
} from '../account.ts';
import { pageOf } from '../lists.ts';
import * as addresses from './addresses.ts';
import { userId } from '../ids.ts';
import { roleChange } from '../staff-requests.ts';
import { at, defineRoute } from './define.ts';
import { givenPlanBody, subscriptionView } from '../subscription.ts';
import { boundedText } from '../texts.ts';

export const signInRoutes = {
  signup: defineRoute({
    ...at(addresses.signup),
    access: 'public',
    summary: 'Create an account and sign in',
    description:
      'Creates the account and sets the session cookie. Returns the same token for clients that send it as a bearer token. With bind, the token works only together with the cookie.',
    errors: ['EMAIL_IN_USE', 'COMMON_PASSWORD', 'TOO_MANY_SIGN_UPS'],
    status: 201,
    body: signupBody,
    reply: signedIn,
  }),
  login: defineRoute({
    ...at(addresses.login),
    access: 'public',
    summary: 'Sign in',
    description:
      'Sets the session cookie and returns the same token for clients that send it as a bearer token. With two-step sign-in, the first answer is MFA_REQUIRED. Send the same body again with otp. With bind, the token works only together with the cookie.',
    errors: [
      'BAD_CREDENTIALS',
      'MFA_REQUIRED',
      { code: 'WRONG_CODE', kind: 'unauthenticated' },
      'TOO_MANY_SIGN_INS',
    ],
    status: 200,
    body: loginBody,
    reply: signedIn,
  }),
  confirmIdentity: defineRoute({
    ...at(addresses.confirmIdentity),
    access: 'account',
    summary: 'Confirm the password of this session',
    description:
      'Needs the password, and a code if two-step sign-in is on. For ten minutes, the session can then send the requests that answer CONFIRM_IDENTITY.',
    errors: [
      'WRONG_PASSWORD',
      { code: 'MFA_REQUIRED', kind: 'invalid' },
      'WRONG_CODE',
      'USER_NOT_FOUND',
      'TOO_MANY_SIGN_INS',
    ],
    status: 204,
    body: confirmIdentityBody,
    reply: null,
  }),
  renewToken: defineRoute({
    ...at(addresses.renewToken),
    access: 'account',
    beforeTwoStep: true,
    summary: 'Replace the token of a bound session',
    description:
      'Needs the cookie of the session. Call it after an answer with the header Session-Renewal: due. A repeated request returns the same token. The old token works until a minute after the first use of the new one.',
    errors: ['SESSION_NOT_BOUND'],
    status: 200,
    reply: renewedToken,
  }),
  logout: defineRoute({
    ...at(addresses.logout),
    access: 'account',
    beforeTwoStep: true,
    summary: 'Revoke the token of this session',
    description: 'Revokes the token of the request and clears the session cookie.',
    status: 204,
    reply: null,
  }),
  loginPage: defineRoute({
    ...at(addresses.loginPage),
    access: 'public',
    summary: 'Redirect the browser to the sign-in view',
    description: 'Redirects to the sign-in view. Ignores returnTo if it is not a path of this site.',
    status: 302,
    query: z.object({
      returnTo: boundedText(2000, 'Send one address to return to').optional(),
    }),
    reply: null,
  }),
  logoutPage: defineRoute({
    ...at(addresses.logoutPage),
    access: 'public',
    summary: 'Sign out and redirect the browser to the start page',
    description: 'Revokes the session of the request, clears the cookie and redirects to the start page.',
    status: 302,
    reply: null,
  }),
  currentUser: defineRoute({
    ...at(addresses.currentUser),
    access: 'account',
    beforeTwoStep: true,
    summary: 'Get the signed-in user',
    description: 'Returns the user of the token or cookie.',
    status: 200,
    reply: user,
  }),
} as const;

export const userRoutes = {
  users: defineRoute({
    ...at(addresses.users),
    access: 'admin',
    summary: 'List users, the newest first; search matches a part of the email',
    description: 'Returns pages of 50 unless limit is set. Send nextCursor as cursor to get the next page.',
    status: 200,
    query: userQuery,
    reply: pageOf(userSummary),
  }),
  changeRole: defineRoute({
    ...at(addresses.changeRole),
    access: 'admin',
    summary: 'Change the role of another user',
    description:
      'The new role counts from the next request of that user. You cannot change your own role. If two admins exist, another admin must approve within a day: pendingRole is then the requested role.',
    params: z.object({ id: userId }),
    errors: ['USER_NOT_FOUND', 'OWN_ROLE', 'EMAIL_NOT_VERIFIED'],
    status: 200,
    body: roleBody,
    reply: roleChange,
  }),
  givePlan: defineRoute({
    ...at(addresses.givePlan),
    access: 'admin',
    summary: 'Give a business a plan without a payment',
    description:
      'id names a business; the id of a user names the first one. until is the last day of the plan, or null. The business has the higher one of this plan and the paid plan. It replaces an earlier given plan, and the plan starter ends it.',
    params: z.object({ id: userId }),
    errors: ['USER_NOT_FOUND'],
    status: 200,
    body: givenPlanBody,
    reply: subscriptionView,
  }),
} as const;
