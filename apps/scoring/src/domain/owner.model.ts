import type {
  AccountFigures,
  ProfileFigures,
  RecommendationId,
  ScoreCause,
  SettlementState,
  TypedFigures,
  UserId,
} from '@groundwork/contracts';
import type {
  LenderFailures,
  Recommendation as EngineRecommendation,
  ScoreResult,
} from '@groundwork/engine-scoring';

/** Scoring's own copy of an owner's data, with the score computed from it. */
export interface ScoredOwner {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  answered: string[];
  typed: TypedFigures;
  settled: SettlementState[];
  accounts: AccountFigures[];
  accountsVersion: number;
  totalScore: number;
  result: ScoreResult | null;
  calculatedAt: Date;
  calculatedFor: string;
  /** The index of the ruleset in order of publication. */
  rulesNumber: number;
  pending: ScoreCause | null;
  /** A UTC date: the result stays the same until then, if it is of the version and the day below. */
  nextChangeOn: string | null;
  foreseenVersion: number | null;
  foreseenFor: string | null;
  /** Of all that is stored of a result, if it is of the version. */
  resultDigest: string | null;
  /** For each hard criterion, the number of active lenders that it excludes. */
  lenders: LenderFailures | null;
  matchesVersion: number;
}

export interface Mark {
  userId: UserId;
  id: RecommendationId;
  code: string;
  status: 'completed' | 'dismissed';
  markedAt: Date;
  /** Points of the criterion when the owner marked it. */
  pointsThen: number;
  advice: EngineRecommendation;
}
