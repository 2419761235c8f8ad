import type { CriterionCode, Verdict } from './criteria.ts';
import { coverageHeadroom, creditHeadroom, revenueHeadroom, timeHeadroom } from './match-score.ts';
import type { Measures, Ratio } from './measures.ts';
import { ratioValue } from './measures.ts';
import { asPercent, counted, dollars, percentOf, spelled, times } from './phrases.ts';
import type { Programme } from './programme.ts';
import { clamp } from './rounding.ts';

interface Reason {
  /** 0 to 1, on the scale of the match score where it has one. */
  readonly headroom: number;
  readonly text: string;
}

type Tell = (programme: Programme, measures: Measures) => Reason;

const plain = (text: string): Reason => ({ headroom: 0, text });

function amountReason({ minLoanAmount: least, maxLoanAmount: most }: Programme, request: number): Reason {
  return {
    headroom: most === 0 ? 0 : clamp(Math.min(1 - request / most, 1 - least / request)),
    text: `Request ${dollars(request)}: within their ${dollars(least)} to ${dollars(most)}`,
  };
}

function creditReason(score: number, least: number): Reason {
  return {
    headroom: creditHeadroom(score, least),
    text: `Credit score ${score}: ${score - least} above their ${least} minimum`,
  };
}

function timeReason(months: number, least: number): Reason {
  return {
    headroom: timeHeadroom(months, least),
    text: `${counted(months, 'month')} in business: ${months - least} more than their ${least} minimum`,
  };
}

function revenueReason(revenue: number, least: number): Reason {
  return {
    headroom: revenueHeadroom(revenue, least),
    text: `Annual revenue ${dollars(revenue)}: ${dollars(revenue - least)} above their ${dollars(least)} minimum`,
  };
}

const coverageReason = (ratio: Ratio, least: number): Reason => ({
  headroom: coverageHeadroom(ratio, least),
  text: `Coverage ${times(ratio)} with this loan: their minimum is ${least.toFixed(2)}x`,
});

const shareReason = (name: string, ratio: Ratio, least: number): Reason => ({
  headroom: clamp(ratioValue(ratio) / least - 1),
  text: `${name} ${percentOf(ratio)} of the request: their minimum is ${asPercent(least)}`,
});

const depositsReason = (deposits: number, least: number): Reason => ({
  headroom: revenueHeadroom(deposits, least),
  text: `Monthly deposits ${dollars(deposits)}: ${dollars(deposits - least)} above their ${dollars(least)} minimum`,
});

const bouncedReason = (bounced: number, most: number): Reason => ({
  headroom: most === 0 ? 0 : clamp((most - bounced) / most),
  text: `${counted(bounced, 'bounced payment')}: they accept up to ${most}`,
});

const NOTHING: Ratio = { over: 0, under: 1 };

/** Asked only of passed criteria, whose figures are therefore known. */
const tells: Readonly<Record<CriterionCode, Tell>> = {
  amount: (p, m) => amountReason(p, m.request ?? 1),
  creditScore: (p, m) => creditReason(m.credit ?? 0, p.criteria.minCreditScore ?? 0),
  monthsInBusiness: (p, m) => timeReason(m.monthsInBusiness ?? 0, p.criteria.minMonthsInBusiness ?? 0),
  annualRevenue: (p, m) => revenueReason(m.revenue ?? 0, p.criteria.minAnnualRevenue ?? 1),
  dscr: (p, m) => coverageReason(m.coverage ?? NOTHING, p.criteria.minDscr ?? 1),
  collateral: (p, m) =>
    shareReason('Collateral', m.collateral ?? NOTHING, p.criteria.minCollateralCoverage ?? 1),
  liquidity: (p, m) => shareReason('Liquid assets', m.liquidity ?? NOTHING, p.criteria.minLiquidShare ?? 1),
  receivables: (p, m) =>
    shareReason('Receivables', m.receivables ?? NOTHING, p.criteria.minReceivablesCoverage ?? 1),
  purpose: (_, m) => plain(`They lend for ${spelled(m.purpose ?? '')}`),
  structure: (_, m) => plain(`They lend to this structure: ${spelled(m.structure ?? '')}`),
  citizenship: () => plain('Meets their citizenship rule'),
  industry: () => plain('Your industry is not excluded'),
  state: (_, m) => plain(`They lend in your state: ${m.state ?? ''}`),
  monthlyDeposits: (p, m) => depositsReason(m.monthlyDeposits ?? 0, p.criteria.minMonthlyDeposits ?? 1),
  nsf: (p, m) => bouncedReason(m.nsf ?? 0, p.criteria.maxNsf ?? 0),
  bankruptcy: () => plain('Meets their rule on bankruptcies'),
  taxLien: () => plain('No open tax lien'),
  foreclosure: () => plain('No open foreclosure'),
  judgment: () => plain('No open judgment'),
  personalGuarantee: () => plain('You give the personal guarantee they ask for'),
};

/** Passed criteria by headroom; equals keep the order of the codes. */
export const reasonsFor = (programme: Programme, measures: Measures, found: readonly Verdict[]): string[] =>
  found
    .filter((verdict) => verdict.result === 'pass')
    .map((verdict) => tells[verdict.code](programme, measures))
    .sort((a, b) => b.headroom - a.headroom)
    .map((reason) => reason.text);
