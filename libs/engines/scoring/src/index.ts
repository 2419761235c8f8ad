export type { Action, Advice, Effort, Lever } from './advice/actions.ts';
export type { ScoredAccount } from './accounts.ts';
export {
  calculateImpact,
  type FieldChange,
  type Impact,
  type Improvement,
} from './advice/calculate-impact.ts';
export { documentCredit, type DocumentCredit, type ScoredDocument } from './documents.ts';
export type { Facts, Measure, Measured, ScoreInput } from './facts.ts';
export { fieldDirections, isBlankZero, zeroIsBlank, type FieldDirection } from './field-directions.ts';
export {
  figuresOfProfile,
  profileFieldOf,
  scoringFigures,
  type ScoringField,
  type ScoringFigures,
} from './figures.ts';
export type { ScoreFlag } from './inconsistencies.ts';
export { levelOf, levels, type Level } from './level.ts';
export { measures, type MeasureName } from './measures.ts';
export { nextMilestone, type NextMilestone } from './advice/next-milestone.ts';
export { planToScore, type PlanStep, type ScorePlan } from './plan/plan-to-score.ts';
export { walkToLender, type AskedStep, type Walk, type WalkedStep } from './plan/walk-to-lender.ts';
export { applyPatch, patchedFields, type PatchOp } from './advice/patch.ts';
export {
  recommend,
  type Certainty,
  type LenderFailures,
  type Priority,
  type Recommendation,
  type RecommendationType,
  type RecommendFor,
} from './advice/recommendations.ts';
export type { Band, Criterion, Factor, FactorKey, Ruleset, Scale, Unit } from './ruleset.ts';
export { currentRules, rulesets, type RulesVersion } from './rulesets.ts';
export {
  score,
  type CriterionResult,
  type FactorResult,
  type NextBand,
  type Reason,
  type ScoreResult,
} from './score.ts';
export { scoreImpact, type CauseType, type ScoreChange, type ScoreImpact } from './score-impact.ts';
export { bandWords, formatValue } from './wording.ts';
export { contributionOf, worthOf } from './worth.ts';
