import { z } from 'zod';
import { loginBody, signedIn, signupBody, user } from '../account.ts';
import { userId } from '../ids.ts';
import { matchSummary, scoreState } from '../score.ts';
import { billingRpc } from './billing.ts';
import { defineRpc } from './define.ts';
import { documentsRpc } from './documents.ts';
import { profileRpc } from './profile.ts';

const owner = z.object({ userId });
const done = z.object({});

export const rpc = {
  identity: {
    signup: defineRpc('rpc.identity.signup.v1', signupBody, signedIn),
    login: defineRpc('rpc.identity.login.v1', loginBody, signedIn),
    logout: defineRpc('rpc.identity.logout.v1', z.object({ token: z.string() }), done),
    verifyToken: defineRpc(
      'rpc.identity.verify-token.v1',
      z.object({ token: z.string() }),
      z.object({ user, tokenHash: z.string() }).nullable(),
    ),
  },
  profile: profileRpc,
  scoring: {
    get: defineRpc('rpc.scoring.get.v1', owner, scoreState),
  },
  documents: documentsRpc,
  matching: {
    summary: defineRpc('rpc.matching.summary.v1', owner, matchSummary),
  },
  billing: billingRpc,
} as const;
