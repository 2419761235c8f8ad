import type { Advances } from './advances.ts';
import { normalizeWords } from './measures.ts';
import type { History, Industry, Measures, Ratio } from './measures.ts';
import type { IndustryTier, Program, ProgramCriteria } from './program.ts';
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
  'refinancing',
  'openAdvances',
  'statementMonths',
  'naics',
] as const;
export type CriterionCode = (typeof criterionCodes)[number];

export interface HardCriterion {
  /** The only part of a program that `evaluate` reads. */
  readonly readStatement: (program: Program) => unknown;
  readonly evaluate: (program: Program, measures: Measures) => CriterionResult | null;
}

function createCriterion<Statement>(
  readStatement: (program: Program) => Statement,
  check: (statement: Statement, measures: Measures) => CriterionResult | null,
): HardCriterion {
  return { readStatement, evaluate: (program, measures) => check(readStatement(program), measures) };
}

const fieldCriterion = <Field extends keyof ProgramCriteria>(
  name: Field,
  check: (statement: ProgramCriteria[Field], measures: Measures) => CriterionResult | null,
): HardCriterion => createCriterion(({ criteria }) => criteria[name], check);

const BASIS_POINTS = 10_000;

const passIf = (passes: boolean): CriterionResult => (passes ? 'pass' : 'fail');

function checkMinimum(minimum: number | undefined, value: number | null): CriterionResult | null {
  if (!minimum) return null;
  return value === null ? 'unknown' : passIf(value >= minimum);
}

/** Compares whole basis points, so that binary fractions cannot fail a share that is exactly met. */
export function reachesMinimum(ratio: Ratio, minimum: number): boolean {
  return ratio.over * BASIS_POINTS >= Math.round(minimum * BASIS_POINTS) * ratio.under;
}

function checkRatioMinimum(minimum: number | undefined, ratio: Ratio | null): CriterionResult | null {
  if (!minimum) return null;
  return ratio === null ? 'unknown' : passIf(reachesMinimum(ratio, minimum));
}

function checkChoice(allowed: readonly string[] | undefined, value: string | null): CriterionResult | null {
  if (allowed === undefined) return null;
  return value === null ? 'unknown' : passIf(allowed.includes(value));
}

function checkState(states: readonly string[] | undefined, state: string | null): CriterionResult | null {
  if (states === undefined) return null;
  return state === null ? 'unknown' : passIf(states.some((each) => stateCode(each) === state));
}

function checkHistory(allowed: boolean | undefined, history: History | null): CriterionResult | null {
  if (allowed !== false) return null;
  return history === null ? 'unknown' : passIf(history !== 'open');
}

function checkAmount([least, most]: readonly [number, number], request: number | null): CriterionResult {
  if (request === null) return 'unknown';
  return passIf(request >= least && request <= most);
}

const NONE: readonly never[] = [];

type ExcludedIndustries = readonly [tiers: readonly IndustryTier[], words: readonly string[]];

function checkIndustry(
  [tiers, words]: ExcludedIndustries,
  industry: Industry | null,
): CriterionResult | null {
  if (tiers.length === 0 && words.length === 0) return null;
  if (industry === null) return 'unknown';
  const isTierExcluded = industry.tier !== null && tiers.includes(industry.tier);
  return passIf(!isTierExcluded && !words.some((word) => matchesIndustry(industry, word)));
}

function matchesIndustry(industry: Industry, excluded: string): boolean {
  return industry.words.includes(normalizeWords(excluded));
}

function checkMaximum(maximum: number | undefined, value: number | null): CriterionResult | null {
  if (maximum === undefined) return null;
  return value === null ? 'unknown' : passIf(value <= maximum);
}

type StatedGuarantee = readonly [required: boolean | undefined, fromPercent: number | undefined];

function checkGuarantee(
  [required, fromPercent]: StatedGuarantee,
  { personalGuarantee: given, ownedPercent }: Measures,
): CriterionResult | null {
  if (required !== true && fromPercent === undefined) return null;
  if (given === true) return 'pass';
  if (required !== true && fromPercent !== undefined) {
    if (ownedPercent === null) return 'unknown';
    if (ownedPercent < fromPercent) return 'pass';
  }
  return given === null ? 'unknown' : 'fail';
}

export const PAYING_OFF_DEBT = 'debt_consolidation';

function checkRefinancing(
  pays: boolean | undefined,
  purpose: string | null,
  advances: Advances | null,
): CriterionResult | null {
  if (pays !== false) return null;
  if (purpose === null) return 'unknown';
  if (purpose !== PAYING_OFF_DEBT) return 'pass';
  return advances === null ? 'unknown' : passIf(advances.count === 0);
}

function checkAdvances(most: number | undefined, advances: Advances | null): CriterionResult | null {
  if (most === undefined) return null;
  if (advances === null) return 'unknown';
  if (advances.count > most) return 'fail';
  return advances.isExact ? 'pass' : 'unknown';
}

/** Documents can still be brought, so too few months never fail. */
function checkStatements(least: number | undefined, months: number): CriterionResult | null {
  if (!least) return null;
  return months >= least ? 'pass' : 'unknown';
}

type Prefixes = readonly string[] | undefined;

function checkNaics([included, excluded]: readonly [Prefixes, Prefixes], code: string | null) {
  if (included === undefined && excluded === undefined) return null;
  if (code === null) return 'unknown';
  const isIn = (prefix: string) => code.startsWith(prefix);
  return passIf(!excluded?.some(isIn) && (included?.some(isIn) ?? true));
}

const monthsOfYears = (years: number | undefined): number | undefined => years && years * 12;

export const criteriaByCode: Readonly<Record<CriterionCode, HardCriterion>> = {
  amount: createCriterion(
    ({ minLoanAmount, maxLoanAmount }) => [minLoanAmount, maxLoanAmount] as const,
    (range, m) => checkAmount(range, m.request),
  ),
  creditScore: fieldCriterion('minCreditScore', (least, m) => checkMinimum(least, m.credit)),
  monthsInBusiness: fieldCriterion('minMonthsInBusiness', (least, m) =>
    checkMinimum(least, m.monthsInBusiness),
  ),
  annualRevenue: fieldCriterion('minAnnualRevenue', (least, m) => checkMinimum(least, m.revenue)),
  dscr: fieldCriterion('minDscr', (least, m) => checkRatioMinimum(least, m.coverage)),
  collateral: fieldCriterion('minCollateralCoverage', (least, m) => checkRatioMinimum(least, m.collateral)),
  liquidity: fieldCriterion('minLiquidShare', (least, m) => checkRatioMinimum(least, m.liquidity)),
  receivables: fieldCriterion('minReceivablesCoverage', (least, m) =>
    checkRatioMinimum(least, m.receivables),
  ),
  purpose: fieldCriterion('purposes', (allowed, m) => checkChoice(allowed, m.purpose)),
  structure: fieldCriterion('structures', (allowed, m) => checkChoice(allowed, m.structure)),
  citizenship: fieldCriterion('citizenships', (allowed, m) => checkChoice(allowed, m.citizenship)),
  industry: createCriterion(
    ({ criteria }) => [criteria.excludedIndustryTiers ?? NONE, criteria.excludedIndustries ?? NONE] as const,
    (excluded, m) => checkIndustry(excluded, m.industry),
  ),
  state: fieldCriterion('states', (served, m) => checkState(served, m.state)),
  monthlyDeposits: fieldCriterion('minMonthlyDeposits', (least, m) => checkMinimum(least, m.monthlyDeposits)),
  nsf: fieldCriterion('maxNsf', (most, m) => checkMaximum(most, m.nsf)),
  bankruptcy: fieldCriterion('minYearsSinceBankruptcy', (years, m) =>
    checkMinimum(monthsOfYears(years), m.monthsSinceBankruptcy),
  ),
  taxLien: fieldCriterion('taxLienAllowed', (allowed, m) => checkHistory(allowed, m.taxLien)),
  foreclosure: fieldCriterion('foreclosureAllowed', (allowed, m) => checkHistory(allowed, m.foreclosure)),
  judgment: fieldCriterion('judgmentAllowed', (allowed, m) => checkHistory(allowed, m.judgment)),
  personalGuarantee: createCriterion(
    ({ criteria, family }) => [criteria.personalGuaranteeRequired, family?.guaranteeFromPercent] as const,
    checkGuarantee,
  ),
  refinancing: fieldCriterion('refinancesAdvances', (pays, m) =>
    checkRefinancing(pays, m.purpose, m.advances),
  ),
  openAdvances: fieldCriterion('maxOpenAdvances', (most, m) => checkAdvances(most, m.advances)),
  statementMonths: fieldCriterion('minMonthsOfStatements', (least, m) =>
    checkStatements(least, m.statements.months),
  ),
  naics: createCriterion(
    ({ criteria }) => [criteria.includedNaics, criteria.excludedNaics] as const,
    (prefixes, m) => checkNaics(prefixes, m.naics),
  ),
};

const criteria = criterionCodes.map((code) => [code, criteriaByCode[code]] as const);

export interface CriterionWithResult {
  readonly code: CriterionCode;
  readonly result: CriterionResult;
}

export function evaluateCriteria(program: Program, measures: Measures): CriterionWithResult[] {
  const results: CriterionWithResult[] = [];
  for (const [code, { evaluate }] of criteria) {
    const result = evaluate(program, measures);
    if (result !== null) results.push({ code, result });
  }
  return results;
}

export type Outcome = 'eligible' | 'failing' | 'needInfo';

export function outcomeOf(results: readonly CriterionWithResult[]): Outcome {
  if (results.some(({ result }) => result === 'fail')) return 'failing';
  return results.every(({ result }) => result === 'pass') ? 'eligible' : 'needInfo';
}
