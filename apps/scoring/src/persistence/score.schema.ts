import type {
  AccountFigures,
  ProfileFigures,
  RecommendationId,
  ScoreCause,
  UserId,
} from '@groundwork/contracts';
import type { LenderFailures, Recommendation as EngineAdvice, ScoreResult } from '@groundwork/engine-scoring';
import { EntitySchema } from 'typeorm';

/** Scoring's own copy of what it needs of an owner, and the score made of it. */
export interface OwnerRow {
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

export interface ScoreChangeRow {
  id: string;
  userId: UserId;
  at: Date;
  fromTotal: number;
  toTotal: number;
  cause: ScoreCause;
}

/** A recommendation its owner has marked, as it was then. */
export interface MarkRow {
  userId: UserId;
  id: RecommendationId;
  code: string;
  status: 'completed' | 'dismissed';
  markedAt: Date;
  /** What its criterion had when it was marked. */
  pointsThen: number;
  advice: EngineAdvice;
}

export const ownerSchema = new EntitySchema<OwnerRow>({
  name: 'owner',
  tableName: 'owners',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    profileVersion: { type: 'integer', name: 'profile_version' },
    figures: { type: 'jsonb' },
    accounts: { type: 'jsonb' },
    accountsVersion: { type: 'integer', name: 'accounts_version' },
    totalScore: { type: 'integer', name: 'total_score' },
    result: { type: 'jsonb', nullable: true },
    calculatedAt: { type: 'timestamptz', name: 'calculated_at' },
    calculatedFor: { type: 'date', name: 'calculated_for' },
    rulesNumber: { type: 'integer', name: 'rules_number' },
    pending: { type: 'jsonb', nullable: true },
    lenders: { type: 'jsonb', nullable: true },
    matchesVersion: { type: 'integer', name: 'matches_version' },
  },
});

export const scoreChangeSchema = new EntitySchema<ScoreChangeRow>({
  name: 'score_change',
  tableName: 'score_changes',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    at: { type: 'timestamptz' },
    fromTotal: { type: 'integer', name: 'from_total' },
    toTotal: { type: 'integer', name: 'to_total' },
    cause: { type: 'jsonb' },
  },
});

export const markSchema = new EntitySchema<MarkRow>({
  name: 'recommendation_mark',
  tableName: 'recommendation_marks',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    id: { type: 'text', primary: true },
    code: { type: 'text' },
    status: { type: 'text' },
    markedAt: { type: 'timestamptz', name: 'marked_at' },
    pointsThen: { type: 'integer', name: 'points_then' },
    advice: { type: 'jsonb' },
  },
});
