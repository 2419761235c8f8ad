import { wordsOf } from './measures.ts';
import type { History, Industry, Measures, Ratio } from './measures.ts';
import type { IndustryTier, Programme, ProgrammeCriteria } from './programme.ts';
import { stateCode } from './states.ts';

export type CriterionResult = 'pass' | 'fail' | 'unknown';

export const criterionCodes = [
  'amount',
  'creditScore',
  'monthsInBusiness',
  'annualRevenue',
  'dscr',
  'collateral',
  'liquidity',
  'receivables',
  'purpose',
  'structure',
  'citizenship',
  'industry',
  'state',
  'monthlyDeposits',
  'nsf',
  'bankruptcy',
  'taxLien',
  'foreclosure',
  'judgment',
  'personalGuarantee',
] as const;
export type CriterionCode = (typeof criterionCodes)[number];

/** null: this lender does not state the criterion. */
type Judge = (programme: Programme, measures: Measures) => CriterionResult | null;

const BASIS_POINTS = 10_000;

const passIf = (passes: boolean): CriterionResult => (passes ? 'pass' : 'fail');

/** A stated minimum of 0 is no minimum. */
function atLeast(minimum: number | undefined, value: number | null): CriterionResult | null {
  if (!minimum) return null;
  return value === null ? 'unknown' : passIf(value >= minimum);
}

/** Multiplied out over whole basis points: a share that is met exactly passes in spite of binary fractions. */
export function reaches(ratio: Ratio, minimum: number): boolean {
  return ratio.over * BASIS_POINTS >= Math.round(minimum * BASIS_POINTS) * ratio.under;
}

function ratioAtLeast(minimum: number | undefined, ratio: Ratio | null): CriterionResult | null {
  if (!minimum) return null;
  return ratio === null ? 'unknown' : passIf(reaches(ratio, minimum));
}

function oneOf(allowed: readonly string[] | undefined, value: string | null): CriterionResult | null {
  if (allowed === undefined || allowed.length === 0) return null;
  return value === null ? 'unknown' : passIf(allowed.includes(value));
}

function stateServed(states: readonly string[] | undefined, state: string | null): CriterionResult | null {
  if (states === undefined || states.length === 0) return null;
  return state === null ? 'unknown' : passIf(states.some((served) => stateCode(served) === state));
}

function noneOpen(allowed: boolean | undefined, history: History | null): CriterionResult | null {
  if (allowed !== false) return null;
  return history === null ? 'unknown' : passIf(history !== 'open');
}

function amountWithin(programme: Programme, request: number | null): CriterionResult {
  if (request === null) return 'unknown';
  return passIf(request >= programme.minLoanAmount && request <= programme.maxLoanAmount);
}

const NONE: readonly never[] = [];

function notExcluded(criteria: ProgrammeCriteria, industry: Industry | null): CriterionResult | null {
  const tiers: readonly IndustryTier[] = criteria.excludedIndustryTiers ?? NONE;
  const words: readonly string[] = criteria.excludedIndustries ?? NONE;
  if (tiers.length === 0 && words.length === 0) return null;
  if (industry === null) return 'unknown';
  const tierExcluded = industry.tier !== null && tiers.includes(industry.tier);
  return passIf(!tierExcluded && !words.some((word) => namesIndustry(industry, word)));
}

function namesIndustry(industry: Industry, excluded: string): boolean {
  return industry.words.includes(wordsOf(excluded));
}

function fewEnough(maximum: number | undefined, value: number | null): CriterionResult | null {
  if (maximum === undefined) return null;
  return value === null ? 'unknown' : passIf(value <= maximum);
}

function guaranteed(required: boolean | undefined, given: boolean): CriterionResult | null {
  return required === true ? passIf(given) : null;
}

const yearsInMonths = (years: number | undefined): number | undefined => years && years * 12;

export const judges: Readonly<Record<CriterionCode, Judge>> = {
  amount: (p, m) => amountWithin(p, m.request),
  creditScore: (p, m) => atLeast(p.criteria.minCreditScore, m.credit),
  monthsInBusiness: (p, m) => atLeast(p.criteria.minMonthsInBusiness, m.monthsInBusiness),
  annualRevenue: (p, m) => atLeast(p.criteria.minAnnualRevenue, m.revenue),
  dscr: (p, m) => ratioAtLeast(p.criteria.minDscr, m.coverage),
  collateral: (p, m) => ratioAtLeast(p.criteria.minCollateralCoverage, m.collateral),
  liquidity: (p, m) => ratioAtLeast(p.criteria.minLiquidShare, m.liquidity),
  receivables: (p, m) => ratioAtLeast(p.criteria.minReceivablesCoverage, m.receivables),
  purpose: (p, m) => oneOf(p.criteria.purposes, m.purpose),
  structure: (p, m) => oneOf(p.criteria.structures, m.structure),
  citizenship: (p, m) => oneOf(p.criteria.citizenships, m.citizenship),
  industry: (p, m) => notExcluded(p.criteria, m.industry),
  state: (p, m) => stateServed(p.criteria.states, m.state),
  monthlyDeposits: (p, m) => atLeast(p.criteria.minMonthlyDeposits, m.monthlyDeposits),
  nsf: (p, m) => fewEnough(p.criteria.maxNsf, m.nsf),
  bankruptcy: (p, m) => atLeast(yearsInMonths(p.criteria.minYearsSinceBankruptcy), m.monthsSinceBankruptcy),
  taxLien: (p, m) => noneOpen(p.criteria.taxLienAllowed, m.taxLien),
  foreclosure: (p, m) => noneOpen(p.criteria.foreclosureAllowed, m.foreclosure),
  judgment: (p, m) => noneOpen(p.criteria.judgmentAllowed, m.judgment),
  personalGuarantee: (p, m) => guaranteed(p.criteria.personalGuaranteeRequired, m.personalGuarantee),
};

const judgeList = criterionCodes.map((code) => [code, judges[code]] as const);

export interface Verdict {
  readonly code: CriterionCode;
  readonly result: CriterionResult;
}

/** Every stated criterion with its result, in the order of the codes. */
export function verdicts(programme: Programme, measures: Measures): Verdict[] {
  const found: Verdict[] = [];
  for (const [code, judge] of judgeList) {
    const result = judge(programme, measures);
    if (result !== null) found.push({ code, result });
  }
  return found;
}

/** Whether every stated criterion passes. */
export const fits = (programme: Programme, measures: Measures): boolean =>
  verdicts(programme, measures).every(({ result }) => result === 'pass');

export type Outcome = 'eligible' | 'failing' | 'needInfo';

export function outcomeOf(found: readonly Verdict[]): Outcome {
  if (found.some((verdict) => verdict.result === 'fail')) return 'failing';
  return found.every((verdict) => verdict.result === 'pass') ? 'eligible' : 'needInfo';
}
