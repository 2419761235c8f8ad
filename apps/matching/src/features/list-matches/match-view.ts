import type {
  ApplicationStatus,
  ExplainedMatch,
  Lender,
  LenderId,
  LenderMatch,
  MatchCriterion,
  UserId,
} from '@groundwork/contracts';
import {
  criterionLabels,
  evaluate,
  type EvaluatedCriterion,
  type MatchingInput,
  matchingRules,
  type Programme,
  type RankedMatch,
  rateRange,
  whatWouldQualify,
} from '@groundwork/engine-matching';

export type Applications = ReadonlyMap<LenderId, ApplicationStatus>;

const idOf = ({ id }: Programme) => id as LenderId;

function lenderOf(programme: Programme): Lender {
  const { min, max } = rateRange(programme, matchingRules);
  return {
    id: idOf(programme),
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

export function lenderMatch(match: RankedMatch, applications: Applications): LenderMatch {
  const { programme, outcome, matchScore, qualificationProbability, estimatedRate, reasons } = match;
  return {
    id: idOf(programme),
    outcome,
    matchScore,
    qualificationProbability,
    estimatedRate,
    reasons: [...reasons],
    lender: lenderOf(programme),
    application: applications.get(idOf(programme)) ?? null,
  };
}

export interface Judged {
  userId: UserId;
  programmes: readonly Programme[];
  input: MatchingInput;
  today: string;
  applications: Applications;
}

export function explainedMatch(
  match: RankedMatch,
  { input, today, applications }: Judged,
  shown: (criterion: EvaluatedCriterion) => boolean,
): ExplainedMatch {
  const { programme, outcome } = match;
  const { criteria } = evaluate(programme, input, today, matchingRules);
  return {
    ...lenderMatch(match, applications),
    criteria: criteria.filter(shown).map((criterion): MatchCriterion => ({ ...criterion })),
    whatWouldQualify: outcome === 'eligible' ? null : cures(programme, input, today),
  };
}

function cures(programme: Programme, input: MatchingInput, today: string) {
  const { patch, cures: found } = whatWouldQualify(programme, input, today, matchingRules);
  return {
    patch: patch as Record<string, string | number | boolean> | null,
    cures: found.map(({ code, patch: cure, passesOn, note }) => ({
      code,
      label: criterionLabels[code],
      patch: cure,
      passesOn,
      note,
    })),
  };
}
