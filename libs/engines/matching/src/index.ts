export { criterionCodes } from './criteria.ts';
export type { CriterionCode, CriterionResult, Outcome } from './criteria.ts';
export {
  documentCategory,
  matchingAccount,
  matchingDocument,
  matchingFigures,
  matchingInput,
} from './figures.ts';
export type {
  DocumentCategory,
  MatchingAccount,
  MatchingDocument,
  MatchingFigures,
  MatchingInput,
} from './figures.ts';
export { lendersAhead } from './lenders-ahead.ts';
export { loanCost, rateOfFactor } from './loan-cost.ts';
export type { LoanCost } from './loan-cost.ts';
export { bestFirst, compareMatches, match, rank } from './match.ts';
export type { Match, RankedMatch } from './match.ts';
export { measure } from './measures.ts';
export { planToLender } from './plan-to-lender.ts';
export type { LenderPlan, LenderStep } from './plan-to-lender.ts';
export { interestRate, programme, programmeCriteria, programmeType } from './programme.ts';
export type { InterestRate, Programme, ProgrammeCriteria, ProgrammeType } from './programme.ts';
export { evaluate, qualification } from './qualification.ts';
export type { EvaluatedCriterion, Evaluation, Qualification } from './qualification.ts';
export { rateRange } from './rate.ts';
export type { RateRange } from './rate.ts';
export { matchingRules, withPrime } from './ruleset.ts';
export type { MatchingRules, Prime } from './ruleset.ts';
export { sampleCatalogue } from './sample-catalogue.ts';
export { whatWouldQualify } from './what-would-qualify.ts';
export type { Cure, FiguresPatch, WhatWouldQualify } from './what-would-qualify.ts';
export { criterionLabels } from './wording.ts';
