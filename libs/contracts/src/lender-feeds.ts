import { z } from 'zod';
import { input } from './input.wording.ts';
import { criteriaFinding } from './lender-criteria.ts';
import { importPlan } from './lender-catalog.ts';
import { lenderMessages } from './lenders.wording.ts';
import { boundedText, mostCharacters, patternText, trimmedText } from './texts.ts';

const whole = z.number().int();
const moment = z.iso.datetime();

export const feedId = z.uuid().brand<'FeedId'>();
export type FeedId = z.infer<typeof feedId>;

export const feedMode = z.enum(['review', 'automatic'], lenderMessages.feedMode);
export type FeedMode = z.infer<typeof feedMode>;

export const feedErrorCode = z.enum([
  'FETCH_FAILED',
  'TOO_LARGE',
  'NOT_JSON',
  'FORMAT_NOT_VALID',
  'SIGNATURE_NOT_VALID',
  'OLDER_DOCUMENT',
]);
export type FeedErrorCode = z.infer<typeof feedErrorCode>;

export const feedState = z.enum(['new', 'ok', 'failing', 'held', 'stale', 'paused']);
export type FeedState = z.infer<typeof feedState>;

export const lenderFeed = z.object({
  id: feedId,
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  publicKey: z.string().nullable(),
  mode: feedMode,
  state: feedState,
  programs: whole,
  lastFetchedAt: moment.nullable(),
  lastChangedAt: moment.nullable(),
  lastError: z.object({ code: feedErrorCode, message: z.string(), at: moment }).nullable(),
  /** Null unless a document waits for a review. */
  planVersion: whole.nullable(),
});
export type LenderFeed = z.infer<typeof lenderFeed>;

const feedName = trimmedText(100, input.oneText, lenderMessages.feedName).min(1, lenderMessages.feedName);
const publicKey = patternText(
  mostCharacters.token,
  /^[A-Za-z0-9+/]{43}=$/,
  lenderMessages.feedKey,
).nullable();

export const addFeedBody = z.object({
  name: feedName,
  slug: patternText(mostCharacters.id, /^[a-z0-9-]{2,30}$/, lenderMessages.feedSlug).refine(
    (slug) => slug !== 'sample',
    lenderMessages.feedSlug,
  ),
  url: boundedText(2000, lenderMessages.feedUrl, lenderMessages.feedUrl),
  publicKey: publicKey.default(null),
  mode: feedMode.default('review'),
});
export type AddFeedBody = z.infer<typeof addFeedBody>;

export const changeFeedBody = z.object({
  name: feedName.optional(),
  publicKey: publicKey.optional(),
  mode: feedMode.optional(),
  paused: z.boolean(input.flag).optional(),
});
export type ChangeFeedBody = z.infer<typeof changeFeedBody>;

export const feedPlan = importPlan.extend({
  planVersion: whole,
  warnings: z.array(criteriaFinding),
  /** Active programs of the feed that the document no longer names. */
  leaving: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How many active programs the feed has, and how many of them the document leaves. */
  active: whole,
  remaining: whole,
  held: z.boolean(),
});
export type FeedPlan = z.infer<typeof feedPlan>;

export const applyFeedBody = z.object({
  planVersion: whole,
  confirmShrink: z.boolean(input.flag).optional(),
});
export type ApplyFeedBody = z.infer<typeof applyFeedBody>;

export const rejectFeedBody = z.object({ planVersion: whole });
export type RejectFeedBody = z.infer<typeof rejectFeedBody>;

export const removedFeed = z.object({ version: whole, deactivated: whole });
export type RemovedFeed = z.infer<typeof removedFeed>;
