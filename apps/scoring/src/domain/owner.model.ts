import type {
  AccountFigures,
  ProfileFigures,
  RecommendationId,
  ScoreCause,
  UserId,
} from '@groundwork/contracts';
import type { LenderFailures, Recommendation as EngineAdvice, ScoreResult } from '@groundwork/engine-scoring';

/** Scoring's own copy of what it needs of an owner, and the score made of it. */
export interface ScoredOwner {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  accounts: AccountFigures[];
  accountsVersion: number;
  totalScore: number;
  result: ScoreResult | null;
  calculatedAt: Date;
  /** The UTC date the result was worked out for. */
  calculatedFor: string;
  /** Which of the published rulesets made the result, counted from 0. */
  rulesNumber: number;
  /** A change that was taken in and waits to be computed. */
  pending: ScoreCause | null;
  /** At how many active lenders each hard criterion fails, as matching told last. */
  lenders: LenderFailures | null;
  matchesVersion: number;
}

/** A recommendation its owner has marked, as it was then. */
export interface Mark {
  userId: UserId;
  id: RecommendationId;
  code: string;
  status: 'completed' | 'dismissed';
  markedAt: Date;
  /** What its criterion had when it was marked. */
  pointsThen: number;
  advice: EngineAdvice;
}
