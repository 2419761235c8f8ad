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

export interface HardCriterion {
  /** All that the judge sees of a lender: where two state the same, they are judged the same. */
  readonly stated: (programme: Programme) => unknown;
  /** null: this lender does not state the criterion. */
  readonly judge: (programme: Programme, measures: Measures) => CriterionResult | null;
}

function criterion<Stated>(
  stated: (programme: Programme) => Stated,
  result: (stated: Stated, measures: Measures) => CriterionResult | null,
): HardCriterion {
  return { stated, judge: (programme, measures) => result(stated(programme), measures) };
}

const field = <Field extends keyof ProgrammeCriteria>(
  name: Field,
  result: (stated: ProgrammeCriteria[Field], measures: Measures) => CriterionResult | null,
): HardCriterion => criterion(({ criteria }) => criteria[name], result);

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

function amountWithin([least, most]: readonly [number, number], request: number | null): CriterionResult {
  if (request === null) return 'unknown';
  return passIf(request >= least && request <= most);
}

const NONE: readonly never[] = [];

type Excluded = readonly [tiers: readonly IndustryTier[], words: readonly string[]];

function notExcluded([tiers, words]: Excluded, industry: Industry | null): CriterionResult | null {
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

export const criteriaByCode: Readonly<Record<CriterionCode, HardCriterion>> = {
  amount: criterion(
    ({ minLoanAmount, maxLoanAmount }) => [minLoanAmount, maxLoanAmount] as const,
    (range, m) => amountWithin(range, m.request),
  ),
  creditScore: field('minCreditScore', (least, m) => atLeast(least, m.credit)),
  monthsInBusiness: field('minMonthsInBusiness', (least, m) => atLeast(least, m.monthsInBusiness)),
  annualRevenue: field('minAnnualRevenue', (least, m) => atLeast(least, m.revenue)),
  dscr: field('minDscr', (least, m) => ratioAtLeast(least, m.coverage)),
  collateral: field('minCollateralCoverage', (least, m) => ratioAtLeast(least, m.collateral)),
  liquidity: field('minLiquidShare', (least, m) => ratioAtLeast(least, m.liquidity)),
  receivables: field('minReceivablesCoverage', (least, m) => ratioAtLeast(least, m.receivables)),
  purpose: field('purposes', (allowed, m) => oneOf(allowed, m.purpose)),
  structure: field('structures', (allowed, m) => oneOf(allowed, m.structure)),
  citizenship: field('citizenships', (allowed, m) => oneOf(allowed, m.citizenship)),
  industry: criterion(
    ({ criteria }) => [criteria.excludedIndustryTiers ?? NONE, criteria.excludedIndustries ?? NONE] as const,
    (excluded, m) => notExcluded(excluded, m.industry),
  ),
  state: field('states', (served, m) => stateServed(served, m.state)),
  monthlyDeposits: field('minMonthlyDeposits', (least, m) => atLeast(least, m.monthlyDeposits)),
  nsf: field('maxNsf', (most, m) => fewEnough(most, m.nsf)),
  bankruptcy: field('minYearsSinceBankruptcy', (years, m) =>
    atLeast(yearsInMonths(years), m.monthsSinceBankruptcy),
  ),
  taxLien: field('taxLienAllowed', (allowed, m) => noneOpen(allowed, m.taxLien)),
  foreclosure: field('foreclosureAllowed', (allowed, m) => noneOpen(allowed, m.foreclosure)),
  judgment: field('judgmentAllowed', (allowed, m) => noneOpen(allowed, m.judgment)),
  personalGuarantee: field('personalGuaranteeRequired', (required, m) =>
    guaranteed(required, m.personalGuarantee),
  ),
};

const criteria = criterionCodes.map((code) => [code, criteriaByCode[code]] as const);

export interface CriterionWithResult {
  readonly code: CriterionCode;
  readonly result: CriterionResult;
}

/** Every stated criterion with its result, in the order of the codes. */
export function evaluateCriteria(programme: Programme, measures: Measures): CriterionWithResult[] {
  const found: CriterionWithResult[] = [];
  for (const [code, { judge }] of criteria) {
    const result = judge(programme, measures);
    if (result !== null) found.push({ code, result });
  }
  return found;
}

export type Outcome = 'eligible' | 'failing' | 'needInfo';

export function outcomeOf(found: readonly CriterionWithResult[]): Outcome {
  if (found.some((verdict) => verdict.result === 'fail')) return 'failing';
  return found.every((verdict) => verdict.result === 'pass') ? 'eligible' : 'needInfo';
}
