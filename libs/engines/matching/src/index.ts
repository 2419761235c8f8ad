export { countCarriedPrograms, rankCarried } from './carry/carried-entries.ts';
export {
  carriedMatcher,
  carriedQuoter,
  type CarriedMatch,
  type MatchCarried,
} from './carry/carried-match.ts';
export { carryOfEntries, computeCarry } from './carry/carry.ts';
export { kindOutlooks } from './carry/outlooks.ts';
export { groupNearMisses } from './carry/near-misses.ts';
export type { NearMissGroup } from './carry/near-misses.ts';
export { checkCriteriaDocument } from './criteria-format/check-document.ts';
export { criteriaSchema } from './criteria-format/criteria-document.ts';
export type { CriteriaDocument } from './criteria-format/criteria-document.ts';
export { countFigureUses, criterionFigures } from './criterion-figures.ts';
export { codeOfCriterion } from './families/codes.ts';
export type { CriterionCode } from './criteria.ts';
export { factsInForce, isInForce, programsOn } from './families/effective-criteria.ts';
export { familyBreaks } from './families/family-breaks.ts';
export { longestTerm } from './families/family-terms.ts';
export { programFamily } from './families/family.ts';
export type { ProgramFamily } from './families/family.ts';
export { shippedFamilies } from './families/shipped-families.ts';
export { isExpired, isStale } from './freshness.ts';
export { matchingFigures, matchingInput } from './figures.ts';
export type { MatchingBankRows, MatchingDocument, MatchingFigures, MatchingInput } from './figures.ts';
export { countLendersAhead } from './lenders-ahead.ts';
export { isPricedByOffer } from './program.ts';
export { loanKindOf } from './loan-kind.ts';
export { rankPrograms } from './ranking.ts';
export { computeMeasures } from './measures.ts';
export { planToLender } from './plan-to-lender.ts';
export type { LenderStep } from './plan-to-lender.ts';
export { program } from './program.ts';
export type { Program } from './program.ts';
export { evaluateProgram, computeQualification, countPassed } from './qualification.ts';
export type { EvaluatedCriterion, Qualification } from './qualification.ts';
export { resolveRateRange } from './rate.ts';
export { matchingRules } from './rulesets.ts';
export type { CarryingRules, MatchingRules } from './ruleset.ts';
export { createSampleCatalog } from './sample-catalog.ts';
export { findQualifyingChanges } from './qualifying-changes.ts';
export { criterionLabels } from './matching.wording.ts';
export type { LoanCell } from './records/loan-cells.ts';
export type { LoanFilter } from './records/loan-groups.ts';
export { LoanIndex } from './records/loan-index.ts';
export { countShown, queryLoans } from './records/query-loans.ts';
export type { LoanQuery } from './records/query-loans.ts';
export { RecordsReader } from './records/read-records.ts';
export type { FileOutcome, FileRefusal } from './records/read-records.ts';
export type { FileSummary, Quarter } from './records/row-tally.ts';
export { isRecordState, recordPrograms, sectorOf, sizeBands } from './records/sba-data.ts';
export { stateCode } from './states.ts';
