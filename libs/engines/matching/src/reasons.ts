import { worded, type Worded } from '@groundwork/wording';
import type { CriterionCode, CriterionWithResult } from './criteria.ts';
import { coverageHeadroom, creditHeadroom, revenueHeadroom, timeHeadroom } from './match-score.ts';
import { reasons, specifiedReasons } from './matching.wording.ts';
import type { Measures, Ratio } from './measures.ts';
import { ratioValue } from './measures.ts';
import { formatShare, formatDollars, formatRatioAsPercent, choiceLabel, formatRatio } from './formats.ts';
import type { Program } from './program.ts';
import { clamp } from './rounding.ts';

interface Reason {
  readonly headroom: number;
  readonly sentence: Worded;
}

type ReasonOf = (program: Program, measures: Measures) => Reason;

const withoutHeadroom = (sentence: Worded): Reason => ({ headroom: 0, sentence });

function amountReason({ minLoanAmount: least, maxLoanAmount: most }: Program, request: number): Reason {
  return {
    headroom: most === 0 ? 0 : clamp(Math.min(1 - request / most, 1 - least / request)),
    sentence: worded(reasons, 'amount', {
      request: formatDollars(request),
      least: formatDollars(least),
      most: formatDollars(most),
    }),
  };
}

function creditReason(score: number, minimum: number): Reason {
  return {
    headroom: creditHeadroom(score, minimum),
    sentence: worded(specifiedReasons, 'creditScore', { score, above: score - minimum, minimum }),
  };
}

function timeReason(months: number, minimum: number): Reason {
  return {
    headroom: timeHeadroom(months, minimum),
    sentence: worded(reasons, 'monthsInBusiness', { months, above: months - minimum, minimum }),
  };
}

function revenueReason(revenue: number, minimum: number): Reason {
  const sentence = worded(reasons, 'annualRevenue', {
    revenue: formatDollars(revenue),
    above: formatDollars(revenue - minimum),
    minimum: formatDollars(minimum),
  });
  return { headroom: revenueHeadroom(revenue, minimum), sentence };
}

const coverageReason = (ratio: Ratio, minimum: number): Reason => ({
  headroom: coverageHeadroom(ratio, minimum),
  sentence: worded(reasons, 'dscr', { coverage: formatRatio(ratio), minimum: minimum.toFixed(2) }),
});

type Share = 'collateral' | 'liquidity' | 'receivables';

const shareReason = (code: Share, ratio: Ratio, minimum: number): Reason => ({
  headroom: clamp(ratioValue(ratio) / minimum - 1),
  sentence: worded(reasons, code, { percent: formatRatioAsPercent(ratio), minimum: formatShare(minimum) }),
});

function depositsReason(deposits: number, minimum: number): Reason {
  const sentence = worded(reasons, 'monthlyDeposits', {
    deposits: formatDollars(deposits),
    above: formatDollars(deposits - minimum),
    minimum: formatDollars(minimum),
  });
  return { headroom: revenueHeadroom(deposits, minimum), sentence };
}

const bouncedReason = (bounced: number, most: number): Reason => ({
  headroom: most === 0 ? 0 : clamp((most - bounced) / most),
  sentence: worded(reasons, 'nsf', { bounced, most }),
});

const advancesReason = (advances: number, most: number): Reason =>
  withoutHeadroom(worded(reasons, 'openAdvances', { advances, most }));

const statementsReason = (months: number, minimum: number): Reason =>
  withoutHeadroom(worded(reasons, 'statementMonths', { months, minimum }));

const ZERO_RATIO: Ratio = { over: 0, under: 1 };

/** The defaults satisfy the type only: a passed criterion has its figures. */
const reasonsByCode: Readonly<Record<CriterionCode, ReasonOf>> = {
  amount: (p, m) => amountReason(p, m.request ?? 1),
  creditScore: (p, m) => creditReason(m.credit ?? 0, p.criteria.minCreditScore ?? 0),
  monthsInBusiness: (p, m) => timeReason(m.monthsInBusiness ?? 0, p.criteria.minMonthsInBusiness ?? 0),
  annualRevenue: (p, m) => revenueReason(m.revenue ?? 0, p.criteria.minAnnualRevenue ?? 1),
  dscr: (p, m) => coverageReason(m.coverage ?? ZERO_RATIO, p.criteria.minDscr ?? 1),
  collateral: (p, m) =>
    shareReason('collateral', m.collateral ?? ZERO_RATIO, p.criteria.minCollateralCoverage ?? 1),
  liquidity: (p, m) => shareReason('liquidity', m.liquidity ?? ZERO_RATIO, p.criteria.minLiquidShare ?? 1),
  receivables: (p, m) =>
    shareReason('receivables', m.receivables ?? ZERO_RATIO, p.criteria.minReceivablesCoverage ?? 1),
  purpose: (_, m) => withoutHeadroom(worded(reasons, 'purpose', { purpose: choiceLabel(m.purpose ?? '') })),
  structure: (_, m) =>
    withoutHeadroom(worded(reasons, 'structure', { structure: choiceLabel(m.structure ?? '') })),
  citizenship: () => withoutHeadroom(worded(reasons, 'citizenship')),
  industry: () => withoutHeadroom(worded(reasons, 'industry')),
  state: (_, m) => withoutHeadroom(worded(reasons, 'state', { state: m.state ?? '' })),
  monthlyDeposits: (p, m) => depositsReason(m.monthlyDeposits ?? 0, p.criteria.minMonthlyDeposits ?? 1),
  nsf: (p, m) => bouncedReason(m.nsf ?? 0, p.criteria.maxNsf ?? 0),
  bankruptcy: () => withoutHeadroom(worded(reasons, 'bankruptcy')),
  taxLien: () => withoutHeadroom(worded(reasons, 'taxLien')),
  foreclosure: () => withoutHeadroom(worded(reasons, 'foreclosure')),
  judgment: () => withoutHeadroom(worded(reasons, 'judgment')),
  personalGuarantee: (_, m) =>
    withoutHeadroom(worded(reasons, m.personalGuarantee ? 'personalGuarantee' : 'noGuarantee')),
  refinancing: () => withoutHeadroom(worded(reasons, 'refinancing')),
  openAdvances: (p, m) => advancesReason(m.advances?.count ?? 0, p.criteria.maxOpenAdvances ?? 0),
  statementMonths: (p, m) => statementsReason(m.statements.months, p.criteria.minMonthsOfStatements ?? 0),
  naics: (_, m) => withoutHeadroom(worded(reasons, 'naics', { code: m.naics ?? '' })),
};

export const reasonsFor = (
  program: Program,
  measures: Measures,
  results: readonly CriterionWithResult[],
): Worded[] =>
  results
    .filter(({ result }) => result === 'pass')
    .map(({ code }) => reasonsByCode[code](program, measures))
    .sort((a, b) => b.headroom - a.headroom)
    .map(({ sentence }) => sentence);
