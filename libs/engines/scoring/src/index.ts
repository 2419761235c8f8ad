export type { ScoredAccount } from './accounts.ts';
export { documentCredit, type DocumentCredit, type ScoredDocument } from './documents.ts';
export type { Facts, Measure, Measured, ScoreInput } from './facts.ts';
export { fieldDirections, isBlankZero, zeroIsBlank, type FieldDirection } from './field-directions.ts';
export { figuresOfProfile, scoringFigures, type ScoringField, type ScoringFigures } from './figures.ts';
export type { ScoreFlag } from './inconsistencies.ts';
export { legendBands, levelOf, levels, type Level } from './level.ts';
export { measures, type MeasureName } from './measures.ts';
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
export { bandWords, formatValue } from './wording.ts';
export { contributionOf, worthOf } from './worth.ts';
