import { isDeepStrictEqual } from 'node:util';
import type {
  CriterionRule,
  ExplainedMatch,
  JudgedLender,
  Lender,
  LenderId,
  LenderMatch,
  MatchCriterion,
} from '@groundwork/contracts';
import type { Figure } from '@groundwork/engine-evidence';
import {
  codeOfCriterion,
  type CriterionCode,
  criterionFigures,
  criterionLabels,
  evaluateProgram,
  type EvaluatedCriterion,
  factsInForce,
  isPricedByOffer,
  loanKindOf,
  longestTerm,
  type CarriedMatch,
  type Program,
  resolveRateRange,
  findQualifyingChanges,
} from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { words } from '../matching.wording.ts';
import { originOf, recordLenderIdOf, displayName } from './lender-origin.rules.ts';
import type { MatchContext } from './match-context.rules.ts';
import { provenFields } from './proven-input.rules.ts';

const lenderIdOf = ({ id }: Program) => id as LenderId;

function lenderOf(program: Program, { rules, families, mode, today, input }: MatchContext): Lender {
  const { min, max } = resolveRateRange(program, rules);
  const longest = longestTerm(program, input.figures.loanPurpose);
  return {
    id: lenderIdOf(program),
    name: displayName(program),
    type: program.type,
    subtype: program.subtype,
    logoUrl: null,
    minLoanAmount: program.minLoanAmount,
    maxLoanAmount: program.maxLoanAmount,
    minInterestRate: min,
    maxInterestRate: max,
    minTermLength: Math.min(program.minTermLength, longest),
    maxTermLength: longest,
    approvalTimeMin: program.approvalTimeMin,
    approvalTimeMax: program.approvalTimeMax,
    rating: program.rating,
    reviewCount: program.reviewCount,
    contactUrl: program.contactUrl,
    source: program.source,
    sourceDate: program.sourceDate,
    ...originOf(program, families, { sample: mode === 'sample', today }),
    recordLenderId: recordLenderIdOf(program),
  };
}

export function lenderMatch(match: CarriedMatch, owner: MatchContext): LenderMatch {
  const { programme: program, outcome, matchScore, qualificationProbability, estimatedRate, reasons } = match;
  return {
    id: lenderIdOf(program),
    outcome,
    matchScore,
    qualificationProbability,
    estimatedRate,
    reasons: reasons.map(({ text }) => text),
    lender: lenderOf(program, owner),
    application: owner.applications.get(lenderIdOf(program)) ?? null,
    proof: owner.countProof(program),
    kind: loanKindOf(program),
    carryKind: match.carryKind,
    band: match.band,
    word: match.word,
    cost: match.cost,
    dependsOnOffer: isPricedByOffer(program),
  };
}

type FactInForce = ReturnType<typeof factsInForce>[number];

function ruleOf({ family, fact }: FactInForce): CriterionRule {
  const { id: factId, validFrom, validTo, source, sourceUrl, verifiedOn } = fact;
  const note = verifiedOn === null ? fill(words.notVerified, { note: fact.note }) : fact.note;
  return { family, factId, validFrom, validTo, source, sourceUrl, note, verifiedOn };
}

/** Together, lender and program are the whole program. */
export function judgedLender(program: Program, owner: MatchContext): JudgedLender {
  const lender = lenderOf(program, owner);
  const named: Readonly<Record<string, unknown>> = lender;
  const own = Object.entries(program).filter(([field, value]) => !isDeepStrictEqual(named[field], value));
  return { id: lender.id, lender, program: Object.fromEntries(own) };
}

const rulesOf = (code: string, program: Program, { families, today }: MatchContext): CriterionRule[] =>
  factsInForce(program, families, today)
    .filter(({ fact }) => codeOfCriterion(fact.criterion) === code)
    .map(ruleOf);

/** The facts of the fees, and those of the term if they shorten that of the lender. */
export function priceRules(
  { programme: program, termMonths, cost }: CarriedMatch,
  { input, families, today }: MatchContext,
): CriterionRule[] {
  const longest = longestTerm(program, input.figures.loanPurpose);
  const isCut = termMonths === longest && longest < program.maxTermLength;
  const named = cost === null || cost.fees.length === 0 ? [] : ['fee'];
  const decisive = new Set<string>(isCut ? [...named, 'maxTermMonths'] : named);
  return factsInForce(program, families, today)
    .filter(({ fact }) => decisive.has(fact.criterion))
    .map(ruleOf);
}

function marksOf(
  code: CriterionCode,
  { figures }: MatchContext,
): Pick<MatchCriterion, 'disputed' | 'unproven' | 'proven'> {
  const read: readonly string[] = criterionFigures[code];
  const own = figures.filter(({ field, value }) => value !== null && read.includes(field));
  const proven = provenFields(own);
  const named = (marked: readonly Figure[]) => marked.map(({ field }) => field);
  return {
    disputed: named(own.filter(({ status }) => status === 'disputed')),
    unproven: named(own.filter(({ field }) => !proven.has(field))),
    proven: named(own.filter(({ field }) => proven.has(field))),
  };
}

function criterionView(
  { wording: _, ...criterion }: EvaluatedCriterion,
  program: Program,
  owner: MatchContext,
): MatchCriterion {
  const rules = rulesOf(criterion.code, program, owner);
  const isAboutOwners = criterion.code === 'citizenship' || criterion.code === 'personalGuarantee';
  const isForOthersToo = isAboutOwners && rules.length > 0 && owner.hasOtherOwners;
  const because = criterion.because ?? (isForOthersToo ? words.everyOwner : null);
  return { ...criterion, rules, because, ...marksOf(criterion.code, owner) };
}

export function explainedMatch(
  match: CarriedMatch,
  owner: MatchContext,
  isIncluded: (criterion: EvaluatedCriterion) => boolean,
): ExplainedMatch {
  const { programme: program, outcome } = match;
  const { criteria } = evaluateProgram(program, owner.input, owner.today, owner.rules);
  return {
    ...lenderMatch(match, owner),
    criteria: criteria.filter(isIncluded).map((criterion) => criterionView(criterion, program, owner)),
    whatWouldQualify: outcome === 'eligible' ? null : qualifyingChanges(program, owner),
  };
}

/** A change never empties an answer. */
type PublicPatch = Record<string, string | number | boolean> | null;

function qualifyingChanges(program: Program, { input, today, rules }: MatchContext) {
  const { patch, changes } = findQualifyingChanges(program, input, today, rules);
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
