import { fill, worded, type Worded } from '@groundwork/wording';
import type { Advances } from './advances.ts';
import { PAYING_OFF_DEBT, type CriterionCode } from './criteria.ts';
import { actual, because, gap, required } from './matching.wording.ts';
import type { History, Measures, Ratio } from './measures.ts';
import { ratioValue } from './measures.ts';
import {
  formatShare,
  formatDollars,
  joinChoices,
  formatRatioAsPercent,
  choiceLabel,
  formatCoverage,
  formatRatio,
} from './formats.ts';
import type { Program, ProgramCriteria } from './program.ts';
import type { StatementMonths } from './statement-months.ts';
import { toNineDecimals } from './rounding.ts';

interface CriterionTexts {
  readonly actual: Worded | null;
  readonly required: Worded;
  readonly gap: Worded | null;
  readonly because?: Worded | null;
}

type DescribeCriterion = (program: Program, measures: Measures) => CriterionTexts;

type UnitTexts = Readonly<Record<'actual' | 'required' | 'gap', (value: number) => Worded>>;

const points: UnitTexts = {
  actual: (value) => worded(actual, 'value', { value: String(value) }),
  required: (value) => worded(required, 'least', { value: String(value) }),
  gap: (value) => worded(gap, 'points', { value }),
};

const months: UnitTexts = {
  actual: (value) => worded(actual, 'months', { value }),
  required: (value) => worded(required, 'leastMonths', { value }),
  gap: (value) => worded(gap, 'months', { value }),
};

const money: UnitTexts = {
  actual: (value) => worded(actual, 'value', { value: formatDollars(value) }),
  required: (value) => worded(required, 'least', { value: formatDollars(value) }),
  gap: (value) => worded(gap, 'dollars', { value: formatDollars(value) }),
};

const describeMinimum = (unit: UnitTexts, value: number | null, least = 0): CriterionTexts => ({
  actual: value === null ? null : unit.actual(value),
  required: unit.required(least),
  gap: value === null || value >= least ? null : unit.gap(least - value),
});

/** Rounds up, so that the stated dollars really close the gap. */
function describeShare(ratio: Ratio | null, scale: number, least = 0): CriterionTexts {
  const missing = ratio === null ? 0 : Math.ceil(toNineDecimals((least * ratio.under - ratio.over) / scale));
  return {
    actual:
      ratio === null ? null : worded(actual, 'shareOfRequest', { percent: formatRatioAsPercent(ratio) }),
    required: worded(required, 'leastShare', { percent: formatShare(least) }),
    gap: missing > 0 ? worded(gap, 'dollars', { value: formatDollars(missing) }) : null,
  };
}

function describeCoverage(ratio: Ratio | null, least = 0): CriterionTexts {
  const isShort = ratio !== null && toNineDecimals(least - ratioValue(ratio)) > 0;
  return {
    actual: ratio === null ? null : worded(actual, 'value', { value: formatRatio(ratio) }),
    required: worded(required, 'leastCoverage', { value: least.toFixed(2) }),
    gap: isShort
      ? worded(gap, 'coverage', { covered: formatCoverage(ratio), least: least.toFixed(2) })
      : null,
  };
}

function amountGap({ minLoanAmount: least, maxLoanAmount: most }: Program, request: number): Worded | null {
  if (request < least) return worded(gap, 'belowRange', { value: formatDollars(least - request) });
  return request > most ? worded(gap, 'aboveRange', { value: formatDollars(request - most) }) : null;
}

function describeAmount(program: Program, request: number | null): CriterionTexts {
  const { minLoanAmount: least, maxLoanAmount: most } = program;
  return {
    actual: request === null ? null : worded(actual, 'value', { value: formatDollars(request) }),
    required: worded(required, 'range', { least: formatDollars(least), most: formatDollars(most) }),
    gap: request === null ? null : amountGap(program, request),
  };
}

const describeChoices = (value: string | null, allowed: readonly string[] = []): CriterionTexts => ({
  actual: value === null ? null : worded(actual, 'value', { value: choiceLabel(value) }),
  required:
    allowed.length === 0
      ? worded(required, 'noChoice')
      : worded(required, 'choices', { choices: joinChoices(allowed) }),
  gap: null,
});

function describeIndustry({ criteria }: Program, { industry }: Measures): CriterionTexts {
  const tiers = (criteria.excludedIndustryTiers ?? []).map((tier) => fill(required.riskTier, { tier }));
  const choices = joinChoices([...tiers, ...(criteria.excludedIndustries ?? [])]);
  return {
    actual: industry === null ? null : worded(actual, 'value', { value: industry.words.trim() }),
    required: worded(required, 'noIndustry', { choices }),
    gap: null,
  };
}

function describeBouncedPayments(value: number | null, most = 0): CriterionTexts {
  const extra = value === null ? 0 : value - most;
  return {
    actual: value === null ? null : worded(actual, 'bouncedPayments', { value }),
    required: worded(required, 'most', { value: most }),
    gap: extra > 0 ? worded(gap, 'tooMany', { value: extra }) : null,
  };
}

function describeBankruptcy(months: number | null, years = 0): CriterionTexts {
  const missing = months === null ? 0 : years * 12 - months;
  const since =
    months === Infinity ? worded(actual, 'none') : worded(actual, 'monthsAgo', { value: months ?? 0 });
  return {
    actual: months === null ? null : since,
    required:
      years === 1 ? worded(required, 'noneInYear') : worded(required, 'noneInYears', { value: years }),
    gap: missing > 0 ? worded(gap, 'months', { value: Math.ceil(missing) }) : null,
  };
}

const describeHistory = (history: History | null): CriterionTexts => ({
  actual: history === null ? null : worded(actual, 'value', { value: history }),
  required: worded(required, 'noneOpen'),
  gap: null,
});

const describeAdvances = (advances: Advances | null): Worded | null =>
  advances && worded(actual, advances.isExact ? 'advances' : 'atLeastAdvances', { value: advances.count });

function describeRefinancing({ advances, purpose }: Measures): CriterionTexts {
  const isAsked = purpose === PAYING_OFF_DEBT;
  return {
    actual: isAsked
      ? describeAdvances(advances)
      : worded(actual, 'value', { value: choiceLabel(purpose ?? '') }),
    required: worded(required, 'noAdvancesPaidOff'),
    gap: null,
    because: isAsked ? (advances?.because ?? null) : null,
  };
}

function describeOpenAdvances(advances: Advances | null, most = 0): CriterionTexts {
  const extra = advances === null ? 0 : advances.count - most;
  return {
    actual: describeAdvances(advances),
    required: worded(required, 'most', { value: most }),
    gap: extra > 0 ? worded(gap, 'tooMany', { value: extra }) : null,
    because: advances?.because ?? null,
  };
}

const describeStatements = ({ months: value, unread }: StatementMonths, least = 0): CriterionTexts => ({
  actual: value === 0 ? null : months.actual(value),
  required: months.required(least),
  gap: null,
  because: unread === 0 ? null : worded(because, 'unreadStatements', { unread }),
});

function requiredCodes({ includedNaics, excludedNaics }: ProgramCriteria): Worded {
  const excluded = joinChoices(excludedNaics ?? []);
  if (includedNaics === undefined) return worded(required, 'noCode', { excluded });
  if (includedNaics.length === 0) return worded(required, 'noChoice');
  const included = joinChoices(includedNaics);
  return excluded === ''
    ? worded(required, 'codes', { included })
    : worded(required, 'codesExcept', { included, excluded });
}

const describeNaics = (code: string | null, criteria: ProgramCriteria): CriterionTexts => ({
  actual: code === null ? null : worded(actual, 'value', { value: code }),
  required: requiredCodes(criteria),
  gap: null,
});

function describeGuarantee({ criteria, family }: Program, measures: Measures): CriterionTexts {
  const { personalGuarantee: given, ownedPercent: owned } = measures;
  const from = criteria.personalGuaranteeRequired === true ? undefined : family?.guaranteeFromPercent;
  const isExempt = given !== true && from !== undefined && owned !== null && owned < from;
  return {
    actual: given === null ? null : worded(actual, given ? 'guaranteeGiven' : 'guaranteeNotGiven'),
    required:
      from === undefined ? worded(required, 'guarantee') : worded(required, 'guaranteeOfOwners', { from }),
    gap: null,
    because: isExempt ? worded(because, 'smallShare', { owned }) : null,
  };
}

const describeByCode: Readonly<Record<CriterionCode, DescribeCriterion>> = {
  amount: (p, m) => describeAmount(p, m.request),
  creditScore: (p, m) => describeMinimum(points, m.credit, p.criteria.minCreditScore),
  monthsInBusiness: (p, m) => describeMinimum(months, m.monthsInBusiness, p.criteria.minMonthsInBusiness),
  annualRevenue: (p, m) => describeMinimum(money, m.revenue, p.criteria.minAnnualRevenue),
  dscr: (p, m) => describeCoverage(m.coverage, p.criteria.minDscr),
  collateral: (p, m) => describeShare(m.collateral, 100, p.criteria.minCollateralCoverage),
  liquidity: (p, m) => describeShare(m.liquidity, 1, p.criteria.minLiquidShare),
  receivables: (p, m) => describeShare(m.receivables, 1, p.criteria.minReceivablesCoverage),
  purpose: (p, m) => describeChoices(m.purpose, p.criteria.purposes),
  structure: (p, m) => describeChoices(m.structure, p.criteria.structures),
  citizenship: (p, m) => describeChoices(m.citizenship, p.criteria.citizenships),
  industry: describeIndustry,
  state: (p, m) => describeChoices(m.state, p.criteria.states),
  monthlyDeposits: (p, m) => describeMinimum(money, m.monthlyDeposits, p.criteria.minMonthlyDeposits),
  nsf: (p, m) => describeBouncedPayments(m.nsf, p.criteria.maxNsf),
  bankruptcy: (p, m) => describeBankruptcy(m.monthsSinceBankruptcy, p.criteria.minYearsSinceBankruptcy),
  taxLien: (_, m) => describeHistory(m.taxLien),
  foreclosure: (_, m) => describeHistory(m.foreclosure),
  judgment: (_, m) => describeHistory(m.judgment),
  personalGuarantee: describeGuarantee,
  refinancing: (_, m) => describeRefinancing(m),
  openAdvances: (p, m) => describeOpenAdvances(m.advances, p.criteria.maxOpenAdvances),
  statementMonths: (p, m) => describeStatements(m.statements, p.criteria.minMonthsOfStatements),
  naics: (p, m) => describeNaics(m.naics, p.criteria),
};

export const describeCriterion = (
  code: CriterionCode,
  program: Program,
  measures: Measures,
): CriterionTexts => describeByCode[code](program, measures);
