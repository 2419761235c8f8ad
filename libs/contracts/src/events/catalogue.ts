import { z } from 'zod';
import { role, subscriptionPlan } from '../account.ts';
import { accountFigures } from '../banking.ts';
import { documentState } from '../document-state.ts';
import { documentStage, pageProgress } from '../documents.ts';
import { accountId, documentId } from '../ids.ts';
import { noticeKind } from '../notices.ts';
import { erasureId, erasureReport, exportId, ownerServices } from '../privacy.ts';
import { profileFigures } from '../profile/figures.ts';
import { recommendationId } from '../recommendations.ts';
import { matchSummary } from '../score.ts';
import { defineEvent } from './envelope.ts';

export const subscriptionState = z.object({
  plan: subscriptionPlan,
  previousPlan: subscriptionPlan,
  status: z.string(),
});

const markedAdvice = z.object({ recommendationId, code: z.string() });

export const events = {
  userRegistered: defineEvent('user.registered', 1, z.object({})),
  userRoleChanged: defineEvent('user.role-changed', 1, z.object({ role })),
  userPlanChanged: defineEvent('user.plan-changed', 1, z.object({ subscriptionPlan })),
  /** Name, picture, email or two-step sign-in: whoever remembers this person asks again. */
  userChanged: defineEvent('user.changed', 1, z.object({})),
  noticeAdded: defineEvent('notice.added', 1, z.object({ kind: noticeKind })),
  sessionRevoked: defineEvent('session.revoked', 1, z.object({ tokenHashes: z.array(z.string()) })),
  /** Sent once, when the grace is over: every service deletes what it has of this owner. */
  userErasureRequested: defineEvent('user.erasure-requested', 1, z.object({ erasureId })),
  /** The answer of one service. It names the erasure where others name an owner: nobody is left to be named. */
  userErased: defineEvent(
    'user.erased',
    1,
    z.object({ erasureId, service: z.enum(ownerServices), report: erasureReport }),
  ),
  exportReady: defineEvent('export.ready', 1, z.object({ exportId, expiresAt: z.iso.datetime() })),
  profileSaved: defineEvent(
    'profile.saved',
    1,
    z.object({ figures: profileFigures, changedFields: z.array(z.string()) }),
  ),
  documentUploaded: defineEvent('document.uploaded', 1, documentState),
  documentProcessed: defineEvent('document.processed', 1, documentState),
  documentFailed: defineEvent('document.failed', 1, documentState),
  documentReviewed: defineEvent('document.reviewed', 1, documentState),
  documentDeleted: defineEvent('document.deleted', 1, documentState),
  accountsChanged: defineEvent(
    'accounts.changed',
    1,
    z.object({
      accounts: z.array(accountFigures),
      /** The one that was connected, removed or brought back. */
      accountId: accountId.optional(),
    }),
  ),
  subscriptionChanged: defineEvent('subscription.changed', 1, subscriptionState),
  scoreChanged: defineEvent(
    'score.changed',
    1,
    z.object({ from: z.number().int(), to: z.number().int(), cause: z.string() }),
  ),
  recommendationCompleted: defineEvent('recommendation.completed', 1, markedAdvice),
  recommendationDismissed: defineEvent('recommendation.dismissed', 1, markedAdvice),
  recommendationRestored: defineEvent('recommendation.restored', 1, markedAdvice),
  /** Which rows of the lenders' catalogue its new version changed; whoever needs them reads them there. */
  catalogueChanged: defineEvent(
    'catalogue.changed',
    1,
    z.object({ version: z.number().int(), rows: z.array(z.number().int()) }),
  ),
  matchesChanged: defineEvent(
    'matches.changed',
    1,
    matchSummary.extend({
      /** At how many active programmes each hard criterion fails, by its code. */
      failing: z.record(z.string(), z.number().int()).optional(),
      /** How many lenders became eligible with this change, and how many no longer are. */
      gained: z.number().int().optional(),
      lost: z.number().int().optional(),
    }),
  ),
} as const;

/** Told once, kept nowhere: what a watching browser may show at once. The row holds the same. */
export const liveDocumentProgressed = {
  subject: 'live.document.progressed.v1',
  data: z.object({ documentId, stage: documentStage, progress: pageProgress.nullable().optional() }),
} as const;

/** How far an export is; the row holds the same. */
export const liveExportProgressed = {
  subject: 'live.export.progressed.v1',
  data: z.object({ exportId }),
} as const;
