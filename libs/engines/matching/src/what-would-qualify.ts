import { worded, type Worded, type Wording } from '@groundwork/wording';
import { criteriaByCode, outcomeOf, reaches, evaluateCriteria } from './criteria.ts';
import type { CriterionCode } from './criteria.ts';
import type { MatchingFigures, MatchingInput } from './figures.ts';
import { notes, specifiedNotes } from './matching.wording.ts';
import { collateralOf, coverageOf, dayAfterMonths, computeMeasures } from './measures.ts';
import type { Measures, Ratio } from './measures.ts';
import type { Programme, ProgrammeCriteria } from './programme.ts';
import type { MatchingRules } from './ruleset.ts';

export type FiguresPatch = Partial<MatchingFigures>;

export interface QualifyingChange {
  readonly code: CriterionCode;
  /** The nearest values with which this criterion passes; null where no figure helps. */
  readonly patch: FiguresPatch | null;
  /** The day on which it passes by itself; null where time does not help. */
  readonly passesOn: string | null;
  readonly note: string | null;
  /** The code and values of the note. */
  readonly wording: Wording | null;
}

export interface QualifyingChanges {
  readonly cures: readonly QualifyingChange[];
  /** All cures together, where few are needed and they really make the owner eligible. */
  readonly patch: FiguresPatch | null;
}

interface Case {
  readonly criteria: ProgrammeCriteria;
  readonly programme: Programme;
  /** With the request already cured: figures that stand on it are worked out for the new one. */
  readonly figures: MatchingFigures;
  readonly rules: MatchingRules;
}

const MOST_CURES = 3;
const LOWEST_CREDIT_SCORE = 300;

/** Money is kept in whole dollars, so the nearest passing value is the next whole number. */
function nearestWhole(minimum: number, ratioAt: (value: number) => Ratio, estimate: number): number {
  const passes = (value: number) => reaches(ratioAt(value), minimum);
  const near = Math.ceil(estimate);
  if (passes(near - 1)) return near - 1;
  return passes(near) ? near : near + 1;
}

function nearestShare(minimum: number, request: number): number {
  return nearestWhole(minimum, (over) => ({ over, under: request }), minimum * request);
}

function nearestRequest({ programme, figures }: Case): number {
  const { minLoanAmount, maxLoanAmount } = programme;
  return Math.min(Math.max(figures.loanRequestAmount, 1, minLoanAmount), maxLoanAmount);
}

function nearestCash({ criteria: { minDscr = 0 }, figures, rules }: Case): FiguresPatch | null {
  const yearly = coverageOf({ ...figures, operatingCashFlow: 1 }, rules)?.under;
  if (yearly === undefined) return null;
  const operatingCashFlow = nearestWhole(minDscr, (over) => ({ over, under: yearly }), minDscr * yearly);
  return { operatingCashFlow };
}

function nearestProperty({ criteria: { minCollateralCoverage = 0 }, figures, rules }: Case): FiguresPatch {
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

function fewerBounced({ criteria: { maxNsf = 0 }, figures }: Case): FiguresPatch {
  const anchor = figures.averageBankBalance > 0 ? {} : { averageBankBalance: 1 };
  return figures.nsfIncidents > maxNsf ? { ...anchor, nsfIncidents: maxNsf } : anchor;
}

type CuresByFigures = Readonly<Partial<Record<CriterionCode, (situation: Case) => FiguresPatch | null>>>;

const curesByFigures: CuresByFigures = {
  amount: (c) => ({ loanRequestAmount: nearestRequest(c) }),
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
  nsf: fewerBounced,
  personalGuarantee: () => ({ personalGuarantee: true }),
};

function passingDay(code: CriterionCode, { criteria, figures }: Case, measures: Measures): string | null {
  if (code === 'monthsInBusiness' && measures.monthsInBusiness !== null) {
    return dayAfterMonths(figures.dateStarted, criteria.minMonthsInBusiness ?? 0);
  }
  if (code === 'bankruptcy' && measures.monthsSinceBankruptcy !== null) {
    return dayAfterMonths(figures.bankruptcyDate, Math.ceil((criteria.minYearsSinceBankruptcy ?? 0) * 12));
  }
  return null;
}

/** The smallest change of figures that would make the owner eligible, criterion by criterion and together. */
export function findQualifyingChanges(
  programme: Programme,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): QualifyingChanges {
  const measured = (figures: MatchingFigures) => computeMeasures({ ...input, figures }, today, rules);
  const measures = measured(input.figures);
  const open = evaluateCriteria(programme, measures).filter((verdict) => verdict.result !== 'pass');
  const asked = { criteria: programme.criteria, programme, figures: input.figures, rules };
  const request: FiguresPatch = open.some(({ code }) => code === 'amount')
    ? { loanRequestAmount: nearestRequest(asked) }
    : {};
  const situation = { ...asked, figures: { ...input.figures, ...request } };

  const cureOf = (code: CriterionCode): QualifyingChange => {
    const passes = (patch: FiguresPatch) =>
      criteriaByCode[code].judge(programme, measured({ ...input.figures, ...patch })) === 'pass';
    const found = passes(request) ? {} : (curesByFigures[code]?.(situation) ?? null);
    const patch = found === null ? null : { ...(needsRequest.has(code) ? request : {}), ...found };
    const passesOn = passingDay(code, situation, measures);
    if (patch !== null && passes(patch)) return { code, patch, passesOn, note: null, wording: null };
    const wording = noteOf(code, passesOn);
    return { code, patch: null, passesOn, note: wording?.text ?? null, wording };
  };

  const cures = open.map(({ code }) => cureOf(code));
  const patch = together(cures);
  const qualifies = (change: FiguresPatch) =>
    outcomeOf(evaluateCriteria(programme, measured({ ...input.figures, ...change }))) === 'eligible';
  return { cures, patch: patch !== null && qualifies(patch) ? patch : null };
}

const needsRequest: ReadonlySet<CriterionCode> = new Set([
  'amount',
  'dscr',
  'collateral',
  'liquidity',
  'receivables',
]);

function noteOf(code: CriterionCode, passesOn: string | null): Worded | null {
  if (code === 'dscr') return worded(notes, 'debt');
  return passesOn === null ? worded(specifiedNotes, 'noFigure') : null;
}

function together(cures: readonly QualifyingChange[]): FiguresPatch | null {
  if (cures.length === 0 || cures.length > MOST_CURES) return null;
  let joint: FiguresPatch = {};
  for (const { patch } of cures) {
    if (patch === null) return null;
    joint = { ...joint, ...patch };
  }
  return joint;
}
