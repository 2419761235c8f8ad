export { codeOfCriterion } from './families/codes.ts';
export type { CriterionCode } from './criteria.ts';
export { effectiveCriteria, factsInForce, isInForce, programmesOn } from './families/effective-criteria.ts';
export { programmeFamily } from './families/family.ts';
export type { FactInForce, FamilyFact, ProgrammeFamily } from './families/family.ts';
export { shippedFamilies } from './families/shipped-families.ts';
export { matchingFigures } from './figures.ts';
export type { MatchingBankRows, MatchingDocument, MatchingFigures, MatchingInput } from './figures.ts';
export { countLendersAhead } from './lenders-ahead.ts';
export { isPricedByOffer } from './programme.ts';
export { computeLoanCost } from './loan-cost.ts';
export { rankProgrammes, matchProgramme, rankMatches } from './match.ts';
export type { RankedMatch } from './match.ts';
export { computeMeasures } from './measures.ts';
export { planToLender } from './plan-to-lender.ts';
export type { LenderStep } from './plan-to-lender.ts';
export { programme } from './programme.ts';
export type { Programme } from './programme.ts';
export { evaluateProgramme, computeQualification, countPassed } from './qualification.ts';
export type { EvaluatedCriterion, Qualification } from './qualification.ts';
export { resolveRateRange } from './rate.ts';
export { matchingRules } from './rulesets.ts';
export type { MatchingRules } from './ruleset.ts';
export { createSampleCatalogue } from './sample-catalogue.ts';
export { findQualifyingChanges } from './qualifying-changes.ts';
export { criterionLabels } from './matching.wording.ts';
export {
  countShown,
  isRecordState,
  LoanIndex,
  queryLoans,
  recordPrograms,
  RecordsReader,
  sectorOf,
  sizeBands,
} from './records/index.ts';
export type {
  AsideReason,
  FileOutcome,
  FileRefusal,
  FileSummary,
  LoanCell,
  LoanFilter,
  LoanQuery,
  NamedCount,
  Quarter,
} from './records/index.ts';
export { stateCode } from './states.ts';
