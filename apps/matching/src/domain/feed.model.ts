import type { CriteriaFinding, FeedId, FeedMode, LenderFeed } from '@groundwork/contracts';
import type { CriteriaDocument } from '@groundwork/engine-matching';

export interface FeedRow {
  id: FeedId;
  slug: string;
  name: string;
  url: string;
  publicKey: string | null;
  mode: FeedMode;
  paused: boolean;
  etag: string | null;
  /** Of the last document that was accepted, applied or not. */
  sha256: string | null;
  /** Of the applied document. */
  publishedAt: Date | null;
  planVersion: number;
  lastFetchedAt: Date | null;
  lastChangedAt: Date | null;
  lastError: LenderFeed['lastError'];
}

export interface FeedPlanRow {
  planVersion: number;
  held: boolean;
  document: CriteriaDocument;
  warnings: CriteriaFinding[];
}

/** Active programs of a feed that were confirmed on the same day. */
export interface ConfirmedPrograms {
  slug: string;
  verifiedOn: string;
  programs: number;
}
