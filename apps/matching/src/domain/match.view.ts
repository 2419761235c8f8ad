import type {
  CriterionRule,
  ExplainedMatch,
  Lender,
  LenderId,
  LenderMatch,
  MatchCriterion,
} from '@groundwork/contracts';
import {
  codeOfCriterion,
  criterionLabels,
  evaluateProgramme,
  type EvaluatedCriterion,
  factsInForce,
  isPricedByOffer,
  loanKindOf,
  type Programme,
  type RankedMatch,
  resolveRateRange,
  findQualifyingChanges,
} from '@groundwork/engine-matching';
import { words } from '../matching.wording.ts';
import { originOf, recordLenderIdOf, displayName } from './lender-origin.rules.ts';
import type { MatchContext } from './match-context.rules.ts';

const lenderIdOf = ({ id }: Programme) => id as LenderId;

function lenderOf(programme: Programme, { rules, families, mode, today }: MatchContext): Lender {
  const { min, max } = resolveRateRange(programme, rules);
  return {
    id: lenderIdOf(programme),
    name: displayName(programme),
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
    ...originOf(programme, families, { sample: mode === 'sample', today }),
    recordLenderId: recordLenderIdOf(programme),
  };
}

export function lenderMatch(match: RankedMatch, owner: MatchContext): LenderMatch {
  const { programme, outcome, matchScore, qualificationProbability, estimatedRate, reasons } = match;
  return {
    id: lenderIdOf(programme),
    outcome,
    matchScore,
    qualificationProbability,
    estimatedRate,
    reasons: reasons.map(({ text }) => text),
    lender: lenderOf(programme, owner),
    application: owner.applications.get(lenderIdOf(programme)) ?? null,
    proof: owner.countProof(programme),
    kind: loanKindOf(programme),
    cost: owner.quoteCost(programme),
    dependsOnOffer: isPricedByOffer(programme),
  };
}

function rulesOf(code: string, programme: Programme, { families, today }: MatchContext): CriterionRule[] {
  return factsInForce(programme, families, today)
    .filter(({ fact }) => codeOfCriterion(fact.criterion) === code)
    .map(({ family, fact: { id: factId, validFrom, validTo, source, sourceUrl, note } }) => ({
      family,
      factId,
      validFrom,
      validTo,
      source,
      sourceUrl,
      note,
    }));
}

function criterionView(
  { wording: _, ...criterion }: EvaluatedCriterion,
  programme: Programme,
  owner: MatchContext,
): MatchCriterion {
  const rules = rulesOf(criterion.code, programme, owner);
  const isForOthersToo = criterion.code === 'citizenship' && rules.length > 0 && owner.hasOtherOwners;
  return { ...criterion, rules, because: isForOthersToo ? words.everyOwner : criterion.because };
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
    criteria: criteria.filter(isIncluded).map((criterion) => criterionView(criterion, programme, owner)),
    whatWouldQualify: outcome === 'eligible' ? null : qualifyingChanges(programme, owner),
  };
}

/** A change never empties an answer. */
type PublicPatch = Record<string, string | number | boolean> | null;

function qualifyingChanges(programme: Programme, { input, today, rules }: MatchContext) {
  const { patch, changes } = findQualifyingChanges(programme, input, today, rules);
  return {
    patch: patch as PublicPatch,
    cures: changes.map(({ code, patch: change, passesOn, note }) => ({
      code,
      label: criterionLabels[code],
      patch: change as PublicPatch,
      passesOn,
      note,
    })),
  };
}
