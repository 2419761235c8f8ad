import { z } from 'zod';
import { loginBody, role, signedIn, signupBody, user, userQuery, userSummary } from '../account.ts';
import { userId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { defineRpc } from './define.ts';

/** Where the caller sits, so that guesses can be counted; a gateway of an older version does not say. */
const from = { clientAddress: z.string().max(200).optional() };

export const signupCall = signupBody.extend(from);
export type SignupCall = z.infer<typeof signupCall>;

export const loginCall = loginBody.extend(from);
export type LoginCall = z.infer<typeof loginCall>;

const bearer = z.object({ token: z.string() });

export const identityRpc = {
  signup: defineRpc('rpc.identity.signup.v1', signupCall, signedIn),
  login: defineRpc('rpc.identity.login.v1', loginCall, signedIn),
  logout: defineRpc('rpc.identity.logout.v1', bearer, z.object({})),
  verifyToken: defineRpc(
    'rpc.identity.verify-token.v1',
    bearer,
    z.object({ user, tokenHash: z.string() }).nullable(),
  ),
  listUsers: defineRpc('rpc.identity.list-users.v1', userQuery, pageOf(userSummary)),
  changeRole: defineRpc(
    'rpc.identity.change-role.v1',
    z.object({ actorId: userId, userId, role }),
    userSummary,
  ),
};
