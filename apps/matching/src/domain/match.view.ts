import type { ExplainedMatch, Lender, LenderId, LenderMatch, MatchCriterion } from '@groundwork/contracts';
import {
  criterionLabels,
  evaluateProgramme,
  type EvaluatedCriterion,
  type MatchingRules,
  type Programme,
  type RankedMatch,
  resolveRateRange,
  findQualifyingChanges,
} from '@groundwork/engine-matching';
import type { MatchContext } from './match-context.rules.ts';

const lenderIdOf = ({ id }: Programme) => id as LenderId;

function lenderOf(programme: Programme, rules: MatchingRules): Lender {
  const { min, max } = resolveRateRange(programme, rules);
  return {
    id: lenderIdOf(programme),
    name: programme.name,
    type: programme.type,
    subtype: programme.subtype,
    logoUrl: null,
    minLoanAmount: programme.minLoanAmount,
    maxLoanAmount: programme.maxLoanAmount,
    minInterestRate: min,
    maxInterestRate: max,
    minTermLength: programme.minTermLength,
    maxTermLength: programme.maxTermLength,
    approvalTimeMin: programme.approvalTimeMin,
    approvalTimeMax: programme.approvalTimeMax,
    rating: programme.rating,
    reviewCount: programme.reviewCount,
    contactUrl: programme.contactUrl,
    source: programme.source,
    sourceDate: programme.sourceDate,
  };
}

function proofOf(programme: Programme, { input, proven, today, rules }: MatchContext): LenderMatch['proof'] {
  const countPassed = (figures: MatchContext['input']) =>
    evaluateProgramme(programme, figures, today, rules).criteria.filter(({ result }) => result === 'pass')
      .length;
  return { proven: countPassed(proven), stated: countPassed(input) };
}

export function lenderMatch(match: RankedMatch, context: MatchContext): LenderMatch {
  const { applications, rules } = context;
  const { programme, outcome, matchScore, qualificationProbability, estimatedRate, reasons } = match;
  return {
    id: lenderIdOf(programme),
    outcome,
    matchScore,
    qualificationProbability,
    estimatedRate,
    reasons: reasons.map(({ text }) => text),
    lender: lenderOf(programme, rules),
    application: applications.get(lenderIdOf(programme)) ?? null,
    proof: proofOf(programme, context),
  };
}

export function explainedMatch(
  match: RankedMatch,
  owner: MatchContext,
  isIncluded: (criterion: EvaluatedCriterion) => boolean,
): ExplainedMatch {
  const { programme, outcome } = match;
  const { criteria } = evaluateProgramme(programme, owner.input, owner.today, owner.rules);
  return {
    ...lenderMatch(match, owner),
    criteria: criteria.filter(isIncluded).map(({ wording: _, ...criterion }): MatchCriterion => criterion),
    whatWouldQualify: outcome === 'eligible' ? null : qualifyingChanges(programme, owner),
  };
}

function qualifyingChanges(programme: Programme, { input, today, rules }: MatchContext) {
  const { patch, changes } = findQualifyingChanges(programme, input, today, rules);
  return {
    patch: patch as Record<string, string | number | boolean> | null,
    cures: changes.map(({ code, patch: change, passesOn, note }) => ({
      code,
      label: criterionLabels[code],
      patch: change,
      passesOn,
      note,
    })),
  };
}
