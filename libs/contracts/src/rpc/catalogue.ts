import { z } from 'zod';
import {
  accountPage,
  accountQuery,
  accountView,
  loginBody,
  role,
  signedIn,
  signupBody,
  user,
} from '../account.ts';
import { subscriptionStarted, subscriptionView } from '../billing.ts';
import {
  analysisResult,
  documentCategory,
  documentStage,
  documentSubcategory,
  documentView,
} from '../documents.ts';
import { documentId, userId } from '../ids.ts';
import { profileInput, profileReply } from '../profile/input.ts';
import { documentPortfolio, matchSummary, scoreState } from '../score.ts';
import { defineRpc } from './define.ts';

const owner = z.object({ userId });
const done = z.object({});
/** Where the caller sits, so that guesses can be counted; a gateway of an older version does not say. */
const from = { clientAddress: z.string().max(200).optional() };

export const signupCall = signupBody.extend(from);
export type SignupCall = z.infer<typeof signupCall>;

export const loginCall = loginBody.extend(from);
export type LoginCall = z.infer<typeof loginCall>;

export const registerUpload = z.object({
  userId,
  incomingKey: z.string(),
  originalName: z.string(),
  fileSize: z.number().int(),
  sha256: z.string(),
  mediaType: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  category: documentCategory,
  subcategory: documentSubcategory.nullable(),
});
export type RegisterUpload = z.infer<typeof registerUpload>;

export const rpc = {
  identity: {
    signup: defineRpc('rpc.identity.signup.v1', signupCall, signedIn),
    login: defineRpc('rpc.identity.login.v1', loginCall, signedIn),
    logout: defineRpc('rpc.identity.logout.v1', z.object({ token: z.string() }), done),
    verifyToken: defineRpc(
      'rpc.identity.verify-token.v1',
      z.object({ token: z.string() }),
      z.object({ user, tokenHash: z.string() }).nullable(),
    ),
    listAccounts: defineRpc('rpc.identity.list-accounts.v1', accountQuery, accountPage),
    changeRole: defineRpc(
      'rpc.identity.change-role.v1',
      z.object({ actorId: userId, accountId: z.string(), role }),
      accountView,
    ),
  },
  profile: {
    get: defineRpc('rpc.profile.get.v1', owner, profileReply),
    save: defineRpc('rpc.profile.save.v1', z.object({ userId, profile: profileInput }), profileReply),
  },
  scoring: {
    get: defineRpc('rpc.scoring.get.v1', owner, scoreState),
  },
  documents: {
    list: defineRpc('rpc.documents.list.v1', owner, z.array(documentView)),
    portfolio: defineRpc('rpc.documents.portfolio.v1', owner, documentPortfolio),
    register: defineRpc('rpc.documents.register.v1', registerUpload, documentView),
    reportStage: defineRpc(
      'rpc.documents.report-stage.v1',
      z.object({ documentId, version: z.number().int(), stage: documentStage }),
      done,
    ),
    recordAnalysis: defineRpc(
      'rpc.documents.record-analysis.v1',
      z.object({ documentId, version: z.number().int(), result: analysisResult }),
      done,
    ),
  },
  matching: {
    summary: defineRpc('rpc.matching.summary.v1', owner, matchSummary),
  },
  billing: {
    subscription: defineRpc('rpc.billing.subscription.v1', owner, subscriptionView),
    start: defineRpc('rpc.billing.start.v1', z.object({ userId, plan: z.string() }), subscriptionStarted),
  },
} as const;
