import { fill, worded, type Worded } from '@groundwork/wording';
import type { CriterionCode } from './criteria.ts';
import { actual, gap, required } from './matching.wording.ts';
import type { History, Measures, Ratio } from './measures.ts';
import { ratioValue } from './measures.ts';
import { asPercent, dollars, oneOfWords, percentOf, spelled, times } from './phrases.ts';
import type { Programme } from './programme.ts';
import { toNineDecimals } from './rounding.ts';

interface CriterionWords {
  readonly actual: Worded | null;
  readonly required: Worded;
  readonly gap: Worded | null;
}

type WordsOf = (programme: Programme, measures: Measures) => CriterionWords;

/** How a figure of one unit reads: what the owner has, what the lender states, what is missing. */
type UnitWords = Readonly<Record<keyof CriterionWords, (value: number) => Worded>>;

const points: UnitWords = {
  actual: (value) => worded(actual, 'value', { value: String(value) }),
  required: (value) => worded(required, 'least', { value: String(value) }),
  gap: (value) => worded(gap, 'points', { value }),
};

const months: UnitWords = {
  actual: (value) => worded(actual, 'months', { value }),
  required: (value) => worded(required, 'leastMonths', { value }),
  gap: (value) => worded(gap, 'months', { value }),
};

const money: UnitWords = {
  actual: (value) => worded(actual, 'value', { value: dollars(value) }),
  required: (value) => worded(required, 'least', { value: dollars(value) }),
  gap: (value) => worded(gap, 'dollars', { value: dollars(value) }),
};

const minimumWords = (unit: UnitWords, value: number | null, least = 0): CriterionWords => ({
  actual: value === null ? null : unit.actual(value),
  required: unit.required(least),
  gap: value === null || value >= least ? null : unit.gap(least - value),
});

/** The gap of a share of the request is in dollars, rounded up so that it really closes it. */
function shareWords(ratio: Ratio | null, scale: number, least = 0): CriterionWords {
  const missing = ratio === null ? 0 : Math.ceil(toNineDecimals((least * ratio.under - ratio.over) / scale));
  return {
    actual: ratio === null ? null : worded(actual, 'shareOfRequest', { percent: percentOf(ratio) }),
    required: worded(required, 'leastShare', { percent: asPercent(least) }),
    gap: missing > 0 ? worded(gap, 'dollars', { value: dollars(missing) }) : null,
  };
}

function coverageWords(ratio: Ratio | null, least = 0): CriterionWords {
  const missing = ratio === null ? 0 : Math.ceil(toNineDecimals((least - ratioValue(ratio)) * 100)) / 100;
  return {
    actual: ratio === null ? null : worded(actual, 'value', { value: times(ratio) }),
    required: worded(required, 'leastCoverage', { value: least.toFixed(2) }),
    gap: missing > 0 ? worded(gap, 'coverage', { value: missing.toFixed(2) }) : null,
  };
}

function amountGap({ minLoanAmount: least, maxLoanAmount: most }: Programme, request: number): Worded | null {
  if (request < least) return worded(gap, 'belowRange', { value: dollars(least - request) });
  return request > most ? worded(gap, 'aboveRange', { value: dollars(request - most) }) : null;
}

function amountWords(programme: Programme, request: number | null): CriterionWords {
  const { minLoanAmount: least, maxLoanAmount: most } = programme;
  return {
    actual: request === null ? null : worded(actual, 'value', { value: dollars(request) }),
    required: worded(required, 'range', { least: dollars(least), most: dollars(most) }),
    gap: request === null ? null : amountGap(programme, request),
  };
}

const listWords = (value: string | null, allowed: readonly string[] = []): CriterionWords => ({
  actual: value === null ? null : worded(actual, 'value', { value: spelled(value) }),
  required: worded(required, 'choices', { choices: oneOfWords(allowed) }),
  gap: null,
});

function industryWords({ criteria }: Programme, { industry }: Measures): CriterionWords {
  const tiers = (criteria.excludedIndustryTiers ?? []).map((tier) => fill(required.riskTier, { tier }));
  const choices = oneOfWords([...tiers, ...(criteria.excludedIndustries ?? [])]);
  return {
    actual: industry === null ? null : worded(actual, 'value', { value: industry.words.trim() }),
    required: worded(required, 'noIndustry', { choices }),
    gap: null,
  };
}

function bouncedWords(value: number | null, most = 0): CriterionWords {
  const extra = value === null ? 0 : value - most;
  return {
    actual: value === null ? null : worded(actual, 'bouncedPayments', { value }),
    required: worded(required, 'most', { value: most }),
    gap: extra > 0 ? worded(gap, 'tooMany', { value: extra }) : null,
  };
}

function bankruptcyWords(months: number | null, years = 0): CriterionWords {
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

const historyWords = (history: History | null): CriterionWords => ({
  actual: history === null ? null : worded(actual, 'value', { value: history }),
  required: worded(required, 'noneOpen'),
  gap: null,
});

const words: Readonly<Record<CriterionCode, WordsOf>> = {
  amount: (p, m) => amountWords(p, m.request),
  creditScore: (p, m) => minimumWords(points, m.credit, p.criteria.minCreditScore),
  monthsInBusiness: (p, m) => minimumWords(months, m.monthsInBusiness, p.criteria.minMonthsInBusiness),
  annualRevenue: (p, m) => minimumWords(money, m.revenue, p.criteria.minAnnualRevenue),
  dscr: (p, m) => coverageWords(m.coverage, p.criteria.minDscr),
  collateral: (p, m) => shareWords(m.collateral, 100, p.criteria.minCollateralCoverage),
  liquidity: (p, m) => shareWords(m.liquidity, 1, p.criteria.minLiquidShare),
  receivables: (p, m) => shareWords(m.receivables, 1, p.criteria.minReceivablesCoverage),
  purpose: (p, m) => listWords(m.purpose, p.criteria.purposes),
  structure: (p, m) => listWords(m.structure, p.criteria.structures),
  citizenship: (p, m) => listWords(m.citizenship, p.criteria.citizenships),
  industry: industryWords,
  state: (p, m) => listWords(m.state, p.criteria.states),
  monthlyDeposits: (p, m) => minimumWords(money, m.monthlyDeposits, p.criteria.minMonthlyDeposits),
  nsf: (p, m) => bouncedWords(m.nsf, p.criteria.maxNsf),
  bankruptcy: (p, m) => bankruptcyWords(m.monthsSinceBankruptcy, p.criteria.minYearsSinceBankruptcy),
  taxLien: (_, m) => historyWords(m.taxLien),
  foreclosure: (_, m) => historyWords(m.foreclosure),
  judgment: (_, m) => historyWords(m.judgment),
  personalGuarantee: (_, m) => ({
    actual: worded(actual, m.personalGuarantee ? 'guaranteeGiven' : 'guaranteeNotGiven'),
    required: worded(required, 'guarantee'),
    gap: null,
  }),
};

export const criterionWords = (
  code: CriterionCode,
  programme: Programme,
  measures: Measures,
): CriterionWords => words[code](programme, measures);
