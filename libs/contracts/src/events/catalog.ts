import { z } from 'zod';
import { role, subscriptionPlan } from '../account.ts';
import { accountFigures } from '../banking.ts';
import { documentState } from '../document-state.ts';
import { documentRequestId, documentRequestState } from '../document-requests.ts';
import { documentStage, pageProgress } from '../documents.ts';
import { bankFileId, bankRowsChange, cashFlowState, evidenceState } from '../evidence.ts';
import { figuresState } from '../figures.ts';
import { accountId, documentId, userId } from '../ids.ts';
import { recordUploadId } from '../lender-records.ts';
import { lenderRequestId, lenderRequestState } from '../lender-requests.ts';
import { linkId } from '../package-links.ts';
import { packageId, packageState } from '../packages.ts';
import { noticeKind } from '../notices.ts';
import { grantChange, invitationId, invitationState, practiceId } from '../people.ts';
import { erasureId, erasureReport, exportId, ownerServices } from '../privacy.ts';
import { profileFigures } from '../profile/figures.ts';
import { readingCost } from '../quotas.ts';
import { recommendationId } from '../recommendations.ts';
import { matchSummary } from '../score.ts';
import { fieldNameText } from '../texts.ts';
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
  /** The person's name, picture, email or two-step sign-in changed; caches of the person expire. */
  userChanged: defineEvent('user.changed', 1, z.object({})),
  noticeAdded: defineEvent('notice.added', 1, z.object({ kind: noticeKind })),
  sessionRevoked: defineEvent('session.revoked', 1, z.object({ tokenHashes: z.array(z.string()) })),
  /** Sent when the grace period begins. The owner can still cancel. */
  userErasurePlanned: defineEvent(
    'user.erasure-planned',
    1,
    z.object({ erasureId, dueAt: z.iso.datetime() }),
  ),
  /** Sent once, after the grace period: each service deletes its data of the owner. */
  userErasureRequested: defineEvent('user.erasure-requested', 1, z.object({ erasureId })),
  /** The report of one service. It contains the erasure id, because the owner id is erased. */
  userErased: defineEvent(
    'user.erased',
    1,
    z.object({ erasureId, service: z.enum(ownerServices), report: erasureReport }),
  ),
  exportReady: defineEvent('export.ready', 1, z.object({ exportId, expiresAt: z.iso.datetime() })),
  profileSaved: defineEvent(
    'profile.saved',
    1,
    z.object({
      figures: profileFigures,
      changedFields: z.array(fieldNameText),
      answered: z.array(fieldNameText).optional(),
    }),
  ),
  figuresChanged: defineEvent('figures.changed', 1, figuresState),
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
  catalogChanged: defineEvent(
    'catalogue.changed',
    1,
    z.object({
      version: z.number().int(),
      rows: z.array(z.number().int()),
      cause: z.enum(['import', 'feed', 'family', 'day', 'samples', 'admin']).optional(),
    }),
  ),
  lenderRecordsChanged: defineEvent(
    'lender-records.changed',
    1,
    z.object({
      version: z.number().int(),
      asOf: z.object({ '7a': z.iso.date(), '504': z.iso.date() }).partial(),
    }),
  ),
  bankRowsChanged: defineEvent('bank.rows-changed', 1, bankRowsChange),
  cashFlowChanged: defineEvent('cashflow.changed', 1, cashFlowState),
  evidenceChanged: defineEvent('evidence.changed', 1, evidenceState),
  provenScoreChanged: defineEvent(
    'score.proven-changed',
    1,
    z.object({ from: z.number().int(), to: z.number().int(), cause: z.string() }),
  ),
  /** Two weeks before the last day of a proof, and on that day. */
  proofExpiring: defineEvent('proof.expiring', 1, z.object({ lastDay: z.iso.date() })),
  matchesChanged: defineEvent(
    'matches.changed',
    1,
    matchSummary.extend({
      /** Failing active programs per code of a hard criterion. */
      failing: z.record(z.string(), z.number().int()).optional(),
      gained: z.number().int().optional(),
      lost: z.number().int().optional(),
    }),
  ),
  documentReadingEnded: defineEvent('document.reading-ended', 1, readingCost),
  bankFileReadingEnded: defineEvent('bank-file.reading-ended', 1, readingCost),
  packageBuilt: defineEvent(
    'package.built',
    1,
    z.object({ packageId, version: z.number().int(), state: packageState }),
  ),
  packageWithdrawn: defineEvent('package.withdrawn', 1, z.object({ packageId })),
  /** Once a visit. */
  packageViewed: defineEvent('package.viewed', 1, z.object({ packageId, linkId })),
  linkRevoked: defineEvent('link.revoked', 1, z.object({ linkId, tokenHash: z.string() })),
  linkLocked: defineEvent('link.locked', 1, z.object({ packageId, linkId })),
  lenderRequestAdded: defineEvent(
    'lender-request.added',
    1,
    z.object({ requestId: lenderRequestId, packageId, linkId }),
  ),
  /** `state` is answered or declined. */
  lenderRequestAnswered: defineEvent(
    'lender-request.answered',
    1,
    z.object({ requestId: lenderRequestId, packageId, state: lenderRequestState }),
  ),
  businessCreated: defineEvent('business.created', 1, z.object({})),
  /** `userId` is the business. `personIds` are all who hold the grant. */
  grantChanged: defineEvent('grant.changed', 1, grantChange),
  practiceChanged: defineEvent(
    'practice.changed',
    1,
    z.object({ practiceId, personIds: z.array(userId).max(1000) }),
  ),
  invitationChanged: defineEvent('invitation.changed', 1, z.object({ invitationId, state: invitationState })),
  /** Once for each change of the state. */
  documentRequestChanged: defineEvent(
    'request.changed',
    1,
    z.object({
      requestId: documentRequestId,
      state: documentRequestState,
      dueOn: z.iso.date().nullable(),
    }),
  ),
  lenderFileReadingEnded: defineEvent('lender-file.reading-ended', 1, readingCost),
} as const;

/** Published without an outbox for open browsers; the row contains the same state. */
export const liveDocumentProgressed = {
  subject: 'live.document.progressed.v1',
  data: z.object({ documentId, stage: documentStage, progress: pageProgress.nullable().optional() }),
} as const;

/** A computation of the proven score is stored. Badges and contradictions can change without the total. */
export const liveProofComputed = {
  subject: 'live.proof.computed.v1',
  data: z.object({}),
} as const;

export const liveRecordsProgressed = {
  subject: 'live.lender-records.progressed.v1',
  data: z.object({ uploadId: recordUploadId }),
} as const;

export const liveExportProgressed = {
  subject: 'live.export.progressed.v1',
  data: z.object({ exportId }),
} as const;

export const livePackageProgressed = {
  subject: 'live.package.progressed.v1',
  data: z.object({ packageId }),
} as const;

export const liveBankFileRead = {
  subject: 'live.bank-file.read.v1',
  data: z.object({ fileId: bankFileId }),
} as const;
