import type { Wording } from '@groundwork/wording';
import { criteriaByCode, outcomeOf, reachesMinimum, evaluateCriteria } from './criteria.ts';
import type { CriterionCode, CriterionWithResult } from './criteria.ts';
import type { MatchingFigures, MatchingInput } from './figures.ts';
import { collateralOf, coverageOf, dayAfterMonths, computeMeasures } from './measures.ts';
import type { Measures, Ratio } from './measures.ts';
import type { Program, ProgramCriteria } from './program.ts';
import { noteOf } from './notes.ts';
import type { MatchingRules } from './ruleset.ts';

export type FiguresPatch = Partial<MatchingFigures>;

export interface QualifyingChange {
  readonly code: CriterionCode;
  /** The nearest passing values, or null if no figure helps. */
  readonly patch: FiguresPatch | null;
  readonly passesOn: string | null;
  readonly note: string | null;
  readonly wording: Wording | null;
}

export interface QualifyingChanges {
  readonly changes: readonly QualifyingChange[];
  /** All changes together, if there are few and they make the owner eligible. */
  readonly patch: FiguresPatch | null;
}

interface ChangeInput {
  readonly criteria: ProgramCriteria;
  readonly programme: Program;
  /** Contain the changed request, because other changes depend on it. */
  readonly figures: MatchingFigures;
  readonly rules: MatchingRules;
}

const MAX_CHANGES = 3;
const LOWEST_CREDIT_SCORE = 300;

/** The profile stores whole dollars, and the estimate may be off by one. */
function nearestWhole(minimum: number, ratioAt: (value: number) => Ratio, estimate: number): number {
  const passes = (value: number) => reachesMinimum(ratioAt(value), minimum);
  const near = Math.ceil(estimate);
  if (passes(near - 1)) return near - 1;
  return passes(near) ? near : near + 1;
}

function nearestShare(minimum: number, request: number): number {
  return nearestWhole(minimum, (over) => ({ over, under: request }), minimum * request);
}

/** Null for a stated request below the minimum: no owner should borrow more than needed. */
function nearestRequest({ programme: program, figures }: ChangeInput): number | null {
  const { minLoanAmount, maxLoanAmount } = program;
  const { loanRequestAmount: request } = figures;
  if (request > 0 && request < minLoanAmount) return null;
  return Math.min(Math.max(request, 1, minLoanAmount), maxLoanAmount);
}

function requestPatch(input: ChangeInput): FiguresPatch | null {
  const loanRequestAmount = nearestRequest(input);
  return loanRequestAmount === null ? null : { loanRequestAmount };
}

function nearestCash({ criteria: { minDscr = 0 }, figures, rules }: ChangeInput): FiguresPatch | null {
  const yearly = coverageOf({ ...figures, operatingCashFlow: 1 }, rules)?.under;
  if (yearly === undefined) return null;
  const operatingCashFlow = nearestWhole(minDscr, (over) => ({ over, under: yearly }), minDscr * yearly);
  return { operatingCashFlow };
}

function nearestProperty({
  criteria: { minCollateralCoverage = 0 },
  figures,
  rules,
}: ChangeInput): FiguresPatch {
  const under = 100 * figures.loanRequestAmount;
  const others = collateralOf({ ...figures, realEstateValue: 0 }, rules)?.over ?? 0;
  const rate = rules.advanceRates.realEstateValue;
  const ratioAt = (value: number) => ({ over: others + rate * value, under });
  return {
    realEstateValue: nearestWhole(
      minCollateralCoverage,
      ratioAt,
      (minCollateralCoverage * under - others) / rate,
    ),
  };
}

function nearestBouncedPayments({ criteria: { maxNsf = 0 }, figures }: ChangeInput): FiguresPatch {
  const anchor = figures.averageBankBalance > 0 ? {} : { averageBankBalance: 1 };
  return figures.nsfIncidents > maxNsf ? { ...anchor, nsfIncidents: maxNsf } : anchor;
}

type PatchesByCode = Readonly<Partial<Record<CriterionCode, (input: ChangeInput) => FiguresPatch | null>>>;

const patchesByCode: PatchesByCode = {
  amount: requestPatch,
  creditScore: ({ criteria }) => ({
    personalCreditScore: Math.max(LOWEST_CREDIT_SCORE, criteria.minCreditScore ?? 0),
  }),
  annualRevenue: ({ criteria }) => ({ annualRevenueCurrent: criteria.minAnnualRevenue ?? 0 }),
  dscr: nearestCash,
  collateral: nearestProperty,
  liquidity: ({ criteria: { minLiquidShare = 0 }, figures }) => ({
    liquidAssets: nearestShare(minLiquidShare, figures.loanRequestAmount),
  }),
  receivables: ({ criteria: { minReceivablesCoverage = 0 }, figures }) => ({
    accountsReceivable: nearestShare(minReceivablesCoverage, figures.loanRequestAmount),
  }),
  monthlyDeposits: ({ criteria }) => ({ monthlyDeposits: criteria.minMonthlyDeposits ?? 0 }),
  nsf: nearestBouncedPayments,
  personalGuarantee: () => ({ personalGuarantee: true }),
  openAdvances: ({ criteria }) => ({ openCashAdvances: criteria.maxOpenAdvances ?? 0 }),
};

function passingDay(
  code: CriterionCode,
  { criteria, figures }: ChangeInput,
  measures: Measures,
): string | null {
  if (code === 'monthsInBusiness' && measures.monthsInBusiness !== null) {
    return dayAfterMonths(figures.dateStarted, criteria.minMonthsInBusiness ?? 0);
  }
  if (code === 'bankruptcy' && measures.monthsSinceBankruptcy !== null) {
    return dayAfterMonths(figures.bankruptcyDate, Math.ceil((criteria.minYearsSinceBankruptcy ?? 0) * 12));
  }
  return null;
}

export function findQualifyingChanges(
  program: Program,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): QualifyingChanges {
  const measuresOf = (figures: MatchingFigures) => computeMeasures({ ...input, figures }, today, rules);
  const measures = measuresOf(input.figures);
  const open = evaluateCriteria(program, measures).filter(({ result }) => result !== 'pass');
  const ownInput = { criteria: program.criteria, programme: program, figures: input.figures, rules };
  const request: FiguresPatch = open.some(({ code }) => code === 'amount')
    ? (requestPatch(ownInput) ?? {})
    : {};
  const changeInput = { ...ownInput, figures: { ...input.figures, ...request } };

  const curingPatch = (code: CriterionCode): FiguresPatch | null => {
    const passes = (patch: FiguresPatch) =>
      criteriaByCode[code].evaluate(program, measuresOf({ ...input.figures, ...patch })) === 'pass';
    const ownPatch = passes(request) ? {} : patchesByCode[code]?.(changeInput);
    const patch = { ...(criteriaOfRequest.has(code) ? request : {}), ...ownPatch };
    return passes(patch) ? patch : null;
  };

  const changeOf = ({ code, result }: CriterionWithResult): QualifyingChange => {
    const patch = curingPatch(code);
    const passesOn = passingDay(code, changeInput, measures);
    const isQuestion = code === 'openAdvances' && result === 'unknown';
    const wording =
      patch !== null && !isQuestion ? null : noteOf({ code, result }, passesOn, program, measures);
    return { code, patch, passesOn, note: wording?.text ?? null, wording };
  };

  const changes = open.map(changeOf);
  const patch = joinPatches(changes);
  const qualifies = (joint: FiguresPatch) =>
    outcomeOf(evaluateCriteria(program, measuresOf({ ...input.figures, ...joint }))) === 'eligible';
  return { changes, patch: patch !== null && qualifies(patch) ? patch : null };
}

const criteriaOfRequest: ReadonlySet<CriterionCode> = new Set([
  'amount',
  'dscr',
  'collateral',
  'liquidity',
  'receivables',
]);

function joinPatches(changes: readonly QualifyingChange[]): FiguresPatch | null {
  if (changes.length === 0 || changes.length > MAX_CHANGES) return null;
  return changes.reduce<FiguresPatch>((joint, { patch }) => ({ ...joint, ...patch }), {});
}
