import type { CriterionCode } from './criteria.ts';
import type { History, Measures, Ratio } from './measures.ts';
import { ratioValue } from './measures.ts';
import { asPercent, counted, dollars, oneOfWords, percentOf, spelled, times } from './phrases.ts';
import type { Programme } from './programme.ts';
import { toNineDecimals } from './rounding.ts';

export const criterionLabels: Readonly<Record<CriterionCode, string>> = {
  amount: 'Loan amount',
  creditScore: 'Credit score',
  monthsInBusiness: 'Time in business',
  annualRevenue: 'Annual revenue',
  dscr: 'Debt service coverage with this loan',
  collateral: 'Collateral coverage',
  liquidity: 'Liquid assets',
  receivables: 'Receivables coverage',
  purpose: 'Loan purpose',
  structure: 'Business structure',
  citizenship: 'Citizenship',
  industry: 'Industry',
  state: 'State',
  monthlyDeposits: 'Monthly deposits',
  nsf: 'Bounced payments',
  bankruptcy: 'Bankruptcy',
  taxLien: 'Tax liens',
  foreclosure: 'Foreclosures',
  judgment: 'Judgments',
  personalGuarantee: 'Personal guarantee',
};

interface Wording {
  readonly actual: string | null;
  readonly required: string;
  readonly gap: string | null;
}

type Word = (programme: Programme, measures: Measures) => Wording;
type InWords = (value: number) => string;

function minimumInWords(value: number | null, minimum: number | undefined, inWords: InWords): Wording {
  const least = minimum ?? 0;
  return {
    actual: value === null ? null : inWords(value),
    required: `at least ${inWords(least)}`,
    gap: value === null || value >= least ? null : `${inWords(least - value)} short`,
  };
}

/** The gap of a share of the request is told in dollars, rounded up so that it really closes it. */
function shareInWords(ratio: Ratio | null, minimum: number | undefined, scale: number): Wording {
  const least = minimum ?? 0;
  const missing = ratio === null ? 0 : Math.ceil(toNineDecimals((least * ratio.under - ratio.over) / scale));
  return {
    actual: ratio === null ? null : `${percentOf(ratio)} of the request`,
    required: `at least ${asPercent(least)} of the request`,
    gap: missing > 0 ? `${dollars(missing)} short` : null,
  };
}

function coverageInWords(ratio: Ratio | null, minimum: number | undefined): Wording {
  const least = minimum ?? 0;
  const missing = ratio === null ? 0 : Math.ceil(toNineDecimals((least - ratioValue(ratio)) * 100)) / 100;
  return {
    actual: ratio === null ? null : times(ratio),
    required: `at least ${least.toFixed(2)}x`,
    gap: missing > 0 ? `${missing.toFixed(2)}x short` : null,
  };
}

function amountInWords(
  { minLoanAmount: least, maxLoanAmount: most }: Programme,
  request: number | null,
): Wording {
  let gap = null;
  if (request !== null && request < least) gap = `${dollars(least - request)} below their minimum`;
  if (request !== null && request > most) gap = `${dollars(request - most)} above their maximum`;
  return {
    actual: request === null ? null : dollars(request),
    required: `${dollars(least)} to ${dollars(most)}`,
    gap,
  };
}

const listInWords = (value: string | null, allowed: readonly string[] | undefined): Wording => ({
  actual: value === null ? null : spelled(value),
  required: oneOfWords(allowed ?? []),
  gap: null,
});

function industryInWords({ criteria }: Programme, { industry }: Measures): Wording {
  const tiers = (criteria.excludedIndustryTiers ?? []).map((tier) => `${tier}-risk industries`);
  return {
    actual: industry === null ? null : industry.words.trim(),
    required: `not ${oneOfWords([...tiers, ...(criteria.excludedIndustries ?? [])])}`,
    gap: null,
  };
}

function bouncedInWords(maximum: number | undefined, value: number | null): Wording {
  const most = maximum ?? 0;
  return {
    actual: value === null ? null : counted(value, 'bounced payment'),
    required: `at most ${most}`,
    gap: value === null || value <= most ? null : `${value - most} too many`,
  };
}

function bankruptcyInWords({ criteria }: Programme, months: number | null): Wording {
  const years = criteria.minYearsSinceBankruptcy ?? 0;
  const missing = months === null ? 0 : years * 12 - months;
  const ago = months === null || months === Infinity ? 'none' : `${counted(months, 'month')} ago`;
  return {
    actual: months === null ? null : ago,
    required: `none in the last ${years === 1 ? 'year' : counted(years, 'year')}`,
    gap: missing > 0 ? `${counted(Math.ceil(missing), 'month')} to go` : null,
  };
}

const historyInWords = (history: History | null): Wording => ({
  actual: history,
  required: 'none open',
  gap: null,
});

const months: InWords = (value) => counted(value, 'month');

const words: Readonly<Record<CriterionCode, Word>> = {
  amount: (p, m) => amountInWords(p, m.request),
  creditScore: (p, m) => minimumInWords(m.credit, p.criteria.minCreditScore, String),
  monthsInBusiness: (p, m) => minimumInWords(m.monthsInBusiness, p.criteria.minMonthsInBusiness, months),
  annualRevenue: (p, m) => minimumInWords(m.revenue, p.criteria.minAnnualRevenue, dollars),
  dscr: (p, m) => coverageInWords(m.coverage, p.criteria.minDscr),
  collateral: (p, m) => shareInWords(m.collateral, p.criteria.minCollateralCoverage, 100),
  liquidity: (p, m) => shareInWords(m.liquidity, p.criteria.minLiquidShare, 1),
  receivables: (p, m) => shareInWords(m.receivables, p.criteria.minReceivablesCoverage, 1),
  purpose: (p, m) => listInWords(m.purpose, p.criteria.purposes),
  structure: (p, m) => listInWords(m.structure, p.criteria.structures),
  citizenship: (p, m) => listInWords(m.citizenship, p.criteria.citizenships),
  industry: industryInWords,
  state: (p, m) => listInWords(m.state, p.criteria.states),
  monthlyDeposits: (p, m) => minimumInWords(m.monthlyDeposits, p.criteria.minMonthlyDeposits, dollars),
  nsf: (p, m) => bouncedInWords(p.criteria.maxNsf, m.nsf),
  bankruptcy: (p, m) => bankruptcyInWords(p, m.monthsSinceBankruptcy),
  taxLien: (_, m) => historyInWords(m.taxLien),
  foreclosure: (_, m) => historyInWords(m.foreclosure),
  judgment: (_, m) => historyInWords(m.judgment),
  personalGuarantee: (_, m) => ({
    actual: m.personalGuarantee ? 'given' : 'not given',
    required: 'given',
    gap: null,
  }),
};

export const wordCriterion = (code: CriterionCode, programme: Programme, measures: Measures): Wording =>
  words[code](programme, measures);
